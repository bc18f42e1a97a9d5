import Foundation

struct PriceFormatter {
    let currency: String
    private var digits = 2

    init(currency: String) {
        self.currency = currency
    }

    func text(_ price: Int) -> String {
        let whole = "\(price)"
        return digits == 0 ? whole : "\(whole).\(String(repeating: "0", count: digits)) \(currency)"
    }

    func total(_ prices: [Int]) -> String {
        text(prices.reduce(0, +))
    }
}

extension PriceFormatter: CustomStringConvertible {
    var description: String { "prices in \(currency)" }
}

import UIKit

@MainActor
struct Theme {
    var name: String
    var tint: UIColor

    static var current = Theme(name: "velvet", tint: .red)

    func apply() {
        UINavigationBar.appearance().tintColor = tint
    }

    func darker() -> Theme {
        Theme(name: "dark \(name)", tint: .black)
    }
}

enum Seat: String, CaseIterable {
    case stalls
    case circle
    case gallery

    var price: Int {
        switch self {
        case .stalls: 40
        case .circle: 30
        case .gallery: 15
        }
    }

    static func cheapest() -> Seat {
        allCases.min { $0.price < $1.price } ?? .gallery
    }
}

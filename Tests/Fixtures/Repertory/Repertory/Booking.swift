import Foundation

final class Booking {

    let play: Play
    private(set) var seats: [Seat: Int] = [:]
    private let tracker: any Tracking
    private var total: Int = 0

    init(play: Play, tracker: any Tracking = SilentTracker()) {
        self.play = play
        self.tracker = tracker
    }

    func book(_ seat: Seat, count: Int = 1) {
        precondition(count > 0)
        seats[seat, default: 0] += count
        total += seat.price * count
        tracker.note("booked \(count) of \(seat.rawValue)")
    }

    func cancel(_ seat: Seat) {
        guard let count = seats.removeValue(forKey: seat) else { return }
        total -= seat.price * count
        tracker.note("cancelled \(seat.rawValue)")
    }

    func receipt() -> String {
        let formatter = PriceFormatter(currency: "GBP")
        let lines = seats.sorted { $0.key.price > $1.key.price }.map { seat, count in
            "\(count) x \(seat.rawValue): \(formatter.text(seat.price * count))"
        }
        return (lines + [formatter.text(total)]).joined(separator: "\n")
    }
}

import Foundation

protocol Tracking {
    func note(_ event: String)
}

class Tracker: Tracking {

    let name: String
    private(set) var events: [String] = []

    init(name: String) {
        self.name = name
    }

    func note(_ event: String) {
        events.append("\(name): \(event)")
    }

    func reset() {
        events = []
    }
}

final class SilentTracker: Tracker {

    init() {
        super.init(name: "silent")
    }

    override func note(_ event: String) {}

    override func reset() {
        super.reset()
    }
}

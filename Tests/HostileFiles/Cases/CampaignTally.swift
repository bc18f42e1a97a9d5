/// The outcome of the cases of a format.
package struct CampaignTally: Codable, Hashable, Sendable {
    package var read = 0
    package var refused = 0
    package var faults: [Fault] = []
    /// The cases that no process read. A diary notes no such tally.
    package var unread = 0
    package var slowest = 0.0
    package var slowestCase = 0
    package var seconds = 0.0

    /// A case in which a promise was broken.
    package struct Fault: Codable, Hashable, Sendable {
        package var number: Int
        /// The promise, or the ending of the process.
        package var words: String

        package init(number: Int, words: String) {
            self.number = number
            self.words = words
        }
    }

    private enum CodingKeys: String, CodingKey {
        case read, refused, faults, slowest, slowestCase, seconds
    }

    package init() {}

    /// The cases that were tried.
    package var cases: Int { read + refused + faults.count }

    package mutating func add(_ other: CampaignTally) {
        read += other.read
        refused += other.refused
        faults += other.faults
        unread += other.unread
        seconds += other.seconds
        if other.slowest > slowest { (slowest, slowestCase) = (other.slowest, other.slowestCase) }
    }
}

/// The identifier of an object in a project file: 24 digits that follow from what it is, so that they stay the same.
struct ProjectIdentifier: Hashable, Sendable {
    let digits: String
    /// The words that Xcode writes behind it; empty if there are none.
    let comment: String

    /// Derives the digits from words that name the object: its class, then its place.
    init(_ words: String..., comment: String = "") {
        let key = words.joined(separator: "\u{0}")
        let high = Self.hash(key, 0xcbf2_9ce4_8422_2325)
        let low = Self.hash(key, 0x6c62_272e_07bb_0142)
        let hex = [high, low].map { value in
            let digits = String(value, radix: 16, uppercase: true)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        digits = String(hex.joined().prefix(24))
        self.comment = comment
    }

    /// The digits with the comment.
    var commented: String { comment.isEmpty ? digits : "\(digits) /* \(comment) */" }

    /// Fowler, Noll and Vo's hash, with another start for the second half.
    private static func hash(_ text: String, _ start: UInt64) -> UInt64 {
        text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}

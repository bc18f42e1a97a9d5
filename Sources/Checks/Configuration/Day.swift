/// A day of the calendar.
package struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
    package var year: Int
    package var month: Int
    package var day: Int

    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `2027-03-01`; nil for anything else, and for a day that no calendar has.
    package init?(_ text: String) {
        guard let match = text.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})/), let year = Int(match.1),
            let month = Int(match.2), let day = Int(match.3), (1...12).contains(month)
        else { return nil }
        let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        guard (1...days).contains(day) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    package static func < (one: Day, other: Day) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    package var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

import Foundation

struct Play: Equatable, Codable {
    var title: String
    var author: String
    var year: Int
    var acts: [Act] = []

    var summary: String { "\(title), by \(author) (\(year))" }

    var length: Int {
        acts.reduce(0) { $0 + $1.minutes }
    }
}

struct Act: Equatable, Codable {
    var number: Int
    var minutes: Int
}

extension Play {
    static let season: [Play] = [
        Play(title: "Hamlet", author: "Shakespeare", year: 1603),
        Play(title: "Faust", author: "Goethe", year: 1808),
        Play(title: "Nora", author: "Ibsen", year: 1879),
    ]

    func isOlder(than other: Play) -> Bool {
        year < other.year
    }
}

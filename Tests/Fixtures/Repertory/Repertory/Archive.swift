import Foundation

struct Archive {
    enum Failure: Error {
        case empty
        case tooLarge(bytes: Int)
    }

    let name: String
    var limit = 1_000_000

    func data(of plays: [Play]) throws -> Data {
        if plays.isEmpty { throw Failure.empty }
        let data = try JSONEncoder().encode(plays)
        if data.count > limit { throw Failure.tooLarge(bytes: data.count) }
        return data
    }

    func write(_ plays: [Play]) throws {
        let data = try data(of: plays)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try data.write(to: url)
    }
}

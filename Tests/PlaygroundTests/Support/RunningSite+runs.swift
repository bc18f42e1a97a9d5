import Foundation

extension PlaygroundHarness.RunningSite {
    static let order = #"{"step":"basics/1"}"#

    /// Asks for a run and returns its identifier.
    func begin(_ order: String = Self.order) async throws -> String {
        try Begun(try await caller.post("/api/runs", order).body).id
    }

    struct Begun: Decodable, Equatable {
        var id: String
        var position: Int

        init(_ json: String) throws {
            self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
        }
    }

    /// Returns the lines of a run until there are `count`, or until it has ended.
    func lines(of id: String, after: Int? = nil, count: Int = .max) async throws -> [String] {
        let query = after.map { "?after=\($0)" } ?? ""
        return try await caller.follow("GET", "/api/runs/\(id)/events\(query)", headers: caller.tokenHeader) {
            _, pieces in
            var lines: [String] = []
            var rest = ""
            for try await piece in pieces {
                var parts = (rest + piece).split(separator: "\n", omittingEmptySubsequences: false)
                rest = parts.popLast().map(String.init) ?? ""
                lines += parts.map(String.init)
                if lines.count >= count { return Array(lines.prefix(count)) }
            }
            return (lines + [rest]).filter { !$0.isEmpty }
        }
    }

    /// Returns the last line of a run.
    func end(of id: String) async throws -> End {
        let last = try await lines(of: id).last ?? ""
        return try JSONDecoder().decode(End.self, from: Data(last.utf8))
    }

    struct End: Decodable, Equatable {
        var type: String
        var outcome: String
        var sentence: String
        var reason: String?
    }

    func act(_ id: String, _ action: String) async throws -> Int {
        try await caller.post("/api/runs/\(id)/actions", #"{"action":"\#(action)"}"#).status
    }

    func stop(_ id: String) async throws -> Int {
        try await caller.send("DELETE", "/api/runs/\(id)", headers: caller.tokenHeader).status
    }
}

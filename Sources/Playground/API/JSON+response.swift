internal import Wording

extension JSON {
    /// A value of ours as one line, as it leaves the server.
    static func text(_ value: some Encodable) -> String {
        guard let line = try? line(value) else {
            preconditionFailure("A value of the playground's has no JSON: \(value)")
        }
        return Escaping.jsonLine(line)
    }
}

package import Wording

extension Mistake {
    /// Returns the mistake for a file that is nested too deeply.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - line: the line at which the deepest place begins.
    ///   - limit: the depth that is allowed.
    package static func nestedTooDeeply(_ path: String, line: Int, limit: Int) -> Mistake {
        Mistake(
            .build, what: "The code is nested more than \(limit) levels deep.", place: "\(path):\(line)",
            cure: "Split it up: give its parts separate names.")
    }
}

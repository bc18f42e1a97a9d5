/// A way in which Xcode builds, runs or tests an app, and Understudy did not.
package struct UntriedWay: Hashable, Sendable, Codable {
    /// The way and the difference, as a clause.
    package var what: String
    /// The step that would decide it.
    package var cure: String
    /// True if Xcode does this in the place of what was run, and not besides.
    package var replacesWhatRan: Bool

    package init(_ what: String, cure: String, replacesWhatRan: Bool) {
        self.what = what
        self.cure = cure
        self.replacesWhatRan = replacesWhatRan
    }

    /// The way as a note on a run.
    package var note: String { "Not run: \(what). \(cure)" }

    /// Returns the ways as the reason why an answer is not known.
    package static func reason(_ ways: [UntriedWay]) -> String {
        let most = 5
        let more = ways.count > most ? ["\(ways.count - most) more ways were not run"] : []
        return (ways.prefix(most).map(\.what) + more).joined(separator: "; ")
    }
}

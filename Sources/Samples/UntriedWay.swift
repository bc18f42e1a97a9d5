package import Lifecycle

/// A way in which Xcode builds, runs or tests an app, and Understudy did not.
package struct UntriedWay: Hashable, Sendable, Codable {
    /// The way and the difference, as a clause.
    package var what: String
    /// The step that would decide it.
    package var cure: String
    /// True if Xcode does this in the place of what was run, and not besides.
    package var replacesWhatRan: Bool
    /// The launches that would try it; nil if Understudy cannot do them.
    package var trial: Trial?

    /// The launches of a way.
    package enum Trial: Hashable, Sendable, Codable {
        /// Those of another scheme.
        case scheme(String)
        /// The same with other arguments and variables, by a name.
        case passing(Scheme, name: String)

        /// The way in a word, as a table shows it.
        package var name: String {
            switch self {
            case .scheme(let name): "scheme \(name)"
            case .passing(_, let name): name
            }
        }
    }

    package init(_ what: String, cure: String, replacesWhatRan: Bool, trial: Trial? = nil) {
        self.trial = trial
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

package import Lifecycle
internal import Wording

/// The reason why a class took part in a launch: what the system asked, what was answered, the rules, and what follows.
package struct ReasonChain: Encodable, Hashable, Sendable {
    /// The part that the class has.
    package var part: Part
    /// The class by its run-time name; nil if nothing has the part.
    package var `class`: String?
    /// The session's identifier, if the part is that of a scene.
    package var scene: String?
    /// The owner of the class; nil if it is not known, or the system's.
    package var role: ClassRoles.Role?
    /// The subject of the chain: `Why SceneDelegate is a scene’s delegate`.
    package var title: String
    /// The links in order. The last one is what follows from those before it.
    package var links: [Link]

    /// The parts that a chain can explain.
    package enum Part: String, Encodable, Hashable, Sendable, CaseIterable {
        case app, appDelegate, sceneDelegate, viewController, window
    }

    /// A link of a chain.
    package struct Link: Encodable, Hashable, Sendable {
        package var kind: Kind
        /// The link in a sentence; for a rule, its statement.
        package var text: String
        /// The number of the trace's event that shows it; nil for a rule.
        package var seq: Int?
        /// The rule's identifier, of a rule alone.
        package var rule: String?

        /// The kinds of links.
        package enum Kind: String, Encodable, Hashable, Sendable, CaseIterable {
            /// A question or a first act of the system's.
            case asked
            /// The answer of the code or of the Info.plist.
            case answered
            /// The rule by which the system goes on.
            case rule
            /// The conclusion.
            case therefore
        }
    }
}

extension ClassRoles.Role: Encodable {}

extension ReasonChain {
    /// Returns the chains of the last launch in a trace: of the app delegate, each scene delegate, and each view controller
    /// and window of production that took part.
    ///
    /// - Parameters:
    ///   - events: The trace.
    ///   - roles: The owners of the classes, with those that an ordinary launch calls.
    package static func all(_ events: [TraceEvent], roles: ClassRoles) -> [ReasonChain] {
        let start = events.lastIndex { $0.seq == 1 } ?? events.startIndex
        var reader = ReasonReader(roles)
        for event in events[start...] { reader.take(event) }
        return reader.chains
    }

    /// The chain as lines of text: its title, then each link with its kind before it.
    package var lines: [String] {
        let width = Link.Kind.allCases.map(\.rawValue.count).max() ?? 0
        return [title + (role.map { ", a class of \($0.words)" } ?? "")]
            + links.map { link in
                let place = link.rule.flatMap { id in
                    Rule.named(id).map { "  [\($0.certainty.rawValue): \(id)]" } ?? "  [\(id)]"
                }
                return "  \(link.kind.rawValue.padded(to: width))  \(link.text.oneLine.inert)\(place ?? "")"
            }
    }
}

extension ClassRoles.Role {
    /// The owner in words.
    package var words: String { self == .test ? "the tests" : "production" }
}

package import Lifecycle

/// A piece of a file that is left out of the build, and what stands in its place.
package struct Cut: Hashable, Sendable, Codable {
    /// The piece's offsets in the file's UTF-8.
    package var range: Range<Int>
    package var kind: Kind
    /// The code, shortened to a line.
    package var code: String
    /// The reason: the compiler's, in words for the reader.
    package var reason: String
    /// The line where the piece begins, from 1.
    package var line: Int
    /// The names that are no longer declared.
    package var names: [String] = []
    /// The names of the members that went with the type; empty if the piece is none.
    package var members: [String] = []
    /// The function or property that is no longer declared; nil if the piece is none.
    package var member: RemovedMember?
    /// The place behind the piece where its names were in scope, in UTF-8; nil if it is not a local declaration.
    package var scope: Range<Int>?
    /// True if the piece is a stored property or a case of an enumeration.
    package var isStorage = false
    /// True if the piece is a type that stands alone and has no stub.
    package var isLostType = false
    /// The conformance that a type no longer has; nil if the piece is none.
    package var conformance: LostConformance?
    /// The type that the piece extends; nil if it is not an extension.
    package var extended: Extended?
    /// A change of the launch that nothing would report, as far as the file alone tells.
    package var risk: LeftOutFacts.Risk?
    /// The changes of the launch that nothing would report, once all files are known.
    package var risks: [LeftOutFacts.Risk] = []
    /// True if the piece was left out because another one is.
    package var isConsequence = false
    /// True if nothing but a module that is not here is behind the names.
    package var isAssumed = false

    package init(range: Range<Int>, kind: Kind, code: String, reason: String, line: Int) {
        self.range = range
        self.kind = kind
        self.code = code
        self.reason = reason
        self.line = line
    }

    /// The type of an extension that is left out as a whole.
    package struct Extended: Hashable, Sendable, Codable {
        package var name: String
        package var presence: Presence
        /// The protocols to which the extension makes the type conform.
        package var protocols: [String]

        package enum Presence: String, Hashable, Sendable, Codable {
            /// The type is here.
            case here
            /// The name is not here, and may be another one of a type that is.
            case unknown
            /// A class of Apple's is not here: it has no objects, and nothing but objects has what the extension adds.
            case absentClass
        }
    }

    /// The things that stand in place of a piece.
    package enum Kind: Hashable, Sendable, Codable {
        /// Nothing: a declaration, an import, a word of one.
        case removed
        /// In place of the import of a module that is not here, one of what nearly every module brings along.
        case otherImport(of: String)
        /// A statement that tells that it was left out.
        case statement(LeftOutUse.Effect)
        /// A view without content, which tells the same.
        case view
        /// A statement, a body or a value that tells it and ends the process.
        case stop
        /// A value of any type: telling it ends the process.
        case value
        /// A stored property whose initial value tells it.
        case property(LeftOutUse.Effect)
        /// A member by which the system reaches what is left out: it tells when that happens.
        case member(SystemMember)
        /// A type of the same name after the file's last line: making an object of it, or beginning with it, ends the
        /// process.
        case shell(Shell)
    }
}

extension Cut {
    /// The effect on a run that reaches it; nil if no run can.
    package var effect: LeftOutUse.Effect? {
        switch kind {
        case .removed, .otherImport: nil
        case .statement(let effect), .property(let effect), .member(.property(_, let effect)): effect
        case .view: .unknown
        case .member: .stops
        case .stop, .value, .shell: .stops
        }
    }

    /// The module that is not here and whose import was replaced; nil if it is another piece.
    var missingModule: String? {
        if case .otherImport(let module) = kind, !module.isEmpty { module } else { nil }
    }

    /// The order in which pieces of the same range are tried: what leaves more of the code's effect comes first.
    var hardness: Int {
        switch kind {
        case .statement, .view, .property, .value: 0
        case .stop, .member: 1
        case .removed, .otherImport, .shell: 2
        }
    }

    /// The part as a trace's header has it.
    func part(in path: String) -> LeftOutPart {
        LeftOutPart(what: code, reason: reason, place: SourcePlace(file: path, line: line))
    }
}

/// A function, initializer or property that is no longer declared.
package struct RemovedMember: Hashable, Sendable, Codable {
    /// The type around it; nil if it stands alone.
    package var owner: String?
    /// The name before the labels.
    package var base: String
    /// The parameters; nil for a property.
    package var call: CallSignature?
    /// True if no other file sees it.
    package var isPrivate = false
}

/// A conformance that a type no longer has, because what it needs is left out.
package struct LostConformance: Hashable, Sendable, Codable {
    package var type: String
    /// The protocol's name.
    package var name: String

    package init(type: String, to name: String) {
        self.type = type
        self.name = name
    }
}

extension Cut {
    /// The type that stands in place of one that is left out, because the app begins with it or something names it.
    package struct Shell: Hashable, Sendable, Codable {
        package var name: String
        /// The name of `@objc(Name)`.
        package var objectiveCName: String?
        package var base: Base
        /// Those of `protocols` that the class has.
        package var protocols: [String]
        /// True if the app begins with it.
        package var isMain = false

        /// UIKit's delegate protocols: all that they require is optional.
        static let protocols = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

        /// The class of UIKit's from which a shell derives: the one that whoever makes it expects. One without is not a class.
        package enum Base: String, Hashable, Sendable, Codable {
            case responder = "UIResponder"
            case view = "UIView"
            case viewController = "UIViewController"
            case none = ""
        }

        /// Returns the declaration.
        ///
        /// - Parameter stop: A call that ends the process.
        func declaration(stop: String) -> String {
            if base == .none { return "@main enum \(name) { static func main() { \(stop) } }" }
            let attribute = (isMain ? "@main " : "") + (objectiveCName.map { "@objc(\($0)) " } ?? "")
            let inherited = ([base.rawValue] + protocols).map { "UIKit.\($0)" }.joined(separator: ", ")
            let initializer = base == .responder ? "required override init()" : "required init?(coder: NSCoder)"
            return "\(attribute)class \(name): \(inherited) { \(initializer) { \(stop) } }"
        }
    }
}

internal import SwiftSyntax

/// The pieces of code in a file, and the types that bring them along: a pure function of its text.
struct PiecesOfFile {
    /// A piece of code that runs as a whole, as far as names tell.
    struct Piece {
        /// The type around it, or the one that its extension extends; nil if it stands alone.
        var owner: String?
        /// The names by which code comes to it; none if it runs once its type is in use, or at the start.
        var names: [String]
        /// The piece's offsets in the file's UTF-8.
        var range: Range<Int>
        var uses: [Use]
        /// True if the system may call it without a name: an override, what Objective-C sees, what the compiler calls.
        var isCalledUnnamed = false
        /// The parameters of an initialiser that code alone calls, by a name of its class: `convenience`, in an extension.
        var making: CallSignature?
        /// True if the program runs it at its start.
        var isStart = false
        /// True if it may come to any other: it looks up classes or sends messages by names that are put together.
        var comesToAnything = false
    }

    /// A use of a name.
    struct Use {
        var text: String
        /// The offset in the file's UTF-8.
        var offset: Int
        /// True if code takes a type as an object, `AppDelegate.self`, or lets the app begin with it, `StageApp.main()`.
        var isOfType = false
    }

    /// A declaration of a type, or an extension of one.
    struct TypeFacts {
        var name: String
        var isProtocol: Bool
        var isExtension: Bool
        /// True for a structure and an enumeration.
        var isValue: Bool
        /// True if the app begins with it.
        var isMain: Bool
        var inherited: [String]
        var range: Range<Int>
    }

    /// The names of members that the compiler calls without a word of code that names them.
    static let calledByCompiler: Set<String> = [
        "callAsFunction", "wrappedValue", "projectedValue", "hash", "encode", "next", "makeIterator", "description",
        "debugDescription", "dynamicallyCall", "appendInterpolation", "appendLiteral",
    ]

    /// Returns the name of a use that may make a value of a type.
    static func making(_ type: String) -> String { "\(type).init" }

    /// The name of a use that may make a value of any type, with arguments that are not told: `map(Card.Kind.init)`.
    static let makingAny = "init"

    /// Returns the name of a use that may make a value of any type with such labels, `_` for none: `.init(1, in: list)`.
    static func makingAny(_ labels: [String]) -> String { "init(\(labels.map { "\($0):" }.joined()))" }

    /// Returns the names of the uses that may make a value by an initialiser, some of whose arguments may have defaults; nil if
    /// they are too many.
    ///
    /// - Parameter labels: Its labels, `_` for none.
    static func making(_ type: String, labels: [String]) -> Set<String>? {
        choices(of: labels).map { choices in Set([making(type), makingAny] + choices.map { makingAny($0) }) }
    }

    /// Returns the name of a use that makes a value of a type with such labels, `_` for none, nil for any: `Label?(_:size:)`.
    ///
    /// - Parameter type: The type's name; empty if the code does not name it.
    static func making(_ type: String, with labels: [String]?) -> String {
        "\(type)?(\(labels.map { $0.map { "\($0):" }.joined() } ?? "..."))"
    }

    /// Returns the ends of such names by which code may call an initialiser; nil if they are too many.
    static func making(as call: CallSignature) -> Set<String>? {
        guard let labels = call.labels,
            let choices = choices(of: labels, needed: call.parameters.map { !$0.isOptional })
        else { return nil }
        return Set([making("", with: nil)] + choices.map { making("", with: $0) })
    }

    /// Returns the name of a use that calls a function with such labels, `_` for none: `observe(on:)`.
    static func calling(_ function: String, _ labels: [String]) -> String {
        "\(function)(\(labels.map { "\($0):" }.joined()))"
    }

    /// Returns the name of a use of a function whose labels are not told: `map(list.observe)`, `observe { print($0) }`.
    static func callingAny(_ function: String) -> String { "\(function)(...)" }

    /// Returns the names of the uses that may call a function; nil if they are too many.
    static func calling(_ function: String, as call: CallSignature) -> Set<String>? {
        guard let labels = call.labels,
            let choices = choices(of: labels, needed: call.parameters.map { !$0.isOptional })
        else { return nil }
        return Set([callingAny(function)] + choices.map { calling(function, $0) })
    }

    /// Returns all choices of some labels in their order; nil if they are too many.
    ///
    /// - Parameter needed: True for each label without which there is no choice.
    private static func choices(of labels: [String], needed: [Bool] = []) -> [[String]]? {
        guard labels.count <= 6 else { return nil }
        let least = needed.enumerated().reduce(0) { $1.element ? $0 | (1 << $1.offset) : $0 }
        return (0..<(1 << labels.count)).filter { $0 & least == least }.map { choice in
            labels.indices.filter { choice & (1 << $0) != 0 }.map { labels[$0] }
        }
    }

    /// A function, an initialiser, a subscript, a property or a case.
    struct DeclaredMember {
        /// The type around it, or the one that its extension extends; nil if it stands alone.
        var owner: String?
        /// The name before the labels.
        var base: String
        /// The parameters; nil for a property and a case.
        var call: CallSignature?
        /// The offset in the file's UTF-8.
        var offset: Int
    }

    private(set) var pieces: [Piece] = []
    private(set) var types: [TypeFacts] = []
    /// The functions, properties and cases of the file, without requirements of protocols, which no call can be one of.
    private(set) var members: [DeclaredMember] = []
    /// The names that stand where a class cannot.
    private(set) var protocols: Set<String> = []
    /// The names that stand in constraints, where a protocol or a class can.
    private(set) var constraints: Set<String> = []
    /// The names that another name of a type stands for, by that name.
    private(set) var aliases: [String: Set<String>] = [:]
    /// The names of classes, those in the bodies of functions among them.
    private(set) var classes: Set<String> = []
    /// True if code makes an object of a type that it has as an object: `delegateClass.init()`.
    private(set) var makesByType = false

    /// - Parameters:
    ///   - isMain: True if the file's statements are the program.
    ///   - computed: The offsets of lookups of classes and of messages by names that are put together.
    ///   - labelled: The names of functions whose uses count with their labels, beside the name alone.
    ///   - removed: The names of what is left out.
    init(
        _ tree: SourceFileSyntax, isMain: Bool, computed: [Int] = [], labelled: Set<String> = [],
        removed: Set<String> = []
    ) {
        let visitor = PieceVisitor(
            isMain: isMain, uncompiled: UncompiledCode(of: tree).ranges, labelled: labelled, removed: removed)
        visitor.walk(tree)
        pieces = visitor.pieces
        types = visitor.types
        members = visitor.members
        protocols = visitor.protocols
        constraints = visitor.constraints
        aliases = visitor.aliases
        classes = visitor.classes
        makesByType = visitor.makesByType
        for offset in computed {
            let around = pieces.indices.filter { pieces[$0].range.contains(offset) }
            let smallest = around.map { pieces[$0].range.count }.min()
            for index in around where pieces[index].range.count == smallest { pieces[index].comesToAnything = true }
            // What is in no piece counts for every launch.
            if around.isEmpty {
                pieces.append(
                    Piece(names: [], range: offset..<offset, uses: [], isStart: true, comesToAnything: true))
            }
        }
    }
}

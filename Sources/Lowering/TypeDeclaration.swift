/// The facts that a file gives about one type: a declaration of it, or an extension.
struct TypeDeclaration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case classType
        case protocolType
        /// A structure, an enumeration or an actor.
        case other
        case alias
        case extensionOf
    }

    var kind: Kind
    /// The type's name with the types around it: `Outer.Inner`.
    var name: String
    /// The first name of the inheritance clause: a class's superclass if it has one; an alias's target.
    var inherited: String?
    /// All names of the inheritance clause; `?` stands for an entry that isn't a name.
    var inheritance: [String] = []
    /// The name of `@objc(Name)`.
    var objcName: String?
    /// The `#if` conditions around it, lowered; nil if there are none.
    var condition: String?
    /// True if the type, or one around it, has generic parameters or a `where` clause.
    var isGeneric = false
    /// True if code at the end of the file can name it.
    var isReachable = true
    /// True for `@objcMembers` of a class and `@objc` of an extension or a protocol.
    var exposesMembers = false
    var isOnMainActor = false
    /// True if it belongs to a global actor other than the main actor.
    var isOnOtherActor = false
    /// True if `@available` says that it cannot be used.
    var isUnavailable = false
    var members: [Member] = []
    /// The members of a protocol or an extension as conformances compare them, those of the class object included.
    var signatures: SignatureList?
    /// The methods and properties whose code may have to move.
    var movables: [Movable] = []
    /// The offset in the file's UTF-8 at which further members can begin.
    var opening = 0
    /// The offset in the file's UTF-8 of the keyword that declares it.
    var offset = 0
}

extension TypeDeclaration {
    /// The names in the inheritance clause that no class can have.
    var certainProtocols: [String] {
        switch kind {
        // If the first entry is a composition, the superclass may be any part of it.
        case .classType: inherited == nil ? [] : Array(inheritance.dropFirst())
        case .extensionOf, .other: inheritance
        // A protocol may ask for a superclass.
        case .protocolType, .alias: []
        }
    }
}

/// A method, initialiser or property of a type.
struct Member: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case method
        case initializer
        case property(isSettable: Bool)
    }

    struct Parameter: Hashable, Sendable {
        /// The label as written, `_` for none.
        var label: String
        /// The type as a cast takes it.
        var type: String
        /// True if it is a closure, which a cast has to make one that may be kept.
        var isClosure = false
        /// True if a call may leave it out.
        var hasDefault = false
    }

    var kind: Kind
    /// The name before the labels as written, with backticks if it has them.
    var base: String
    /// The offset of its name in the file's UTF-8.
    var offset = 0
    var parameters: [Parameter] = []
    /// The selector of `@objc(name)`.
    var objcName: String?
    /// The `#if` conditions around it within its type, lowered; nil if there are none.
    var condition: String?
    /// True if an attribute shows it to Objective-C: `@objc`, `@IBAction`, ...
    var isMarked = false
    /// True if it is private or `@nonobjc`, so that `@objcMembers` leaves it out.
    var isHidden = false
    var isOverride = false
    var isConvenience = false
    var isAsync = false
    var throwsErrors = false
    var returnsNothing = true
    /// True if the member itself says that it is on the main actor, false if it says otherwise; nil if that follows
    /// from its type.
    var isOnMainActor: Bool?
    /// True if code on the main actor can call it with arguments of any type.
    var isCallable = true

    /// Swift's spelling: `scene(_:willConnectTo:options:)`; a property's is its name.
    var name: String {
        if case .property = kind { return plainBase }
        return "\(plainBase)(\(parameters.map { "\(Self.plain($0.label)):" }.joined()))"
    }

    var plainBase: String { Self.plain(base) }

    /// The selector of `@objc(name)` or of Swift's rules; a property's is its getter's.
    var selector: String {
        if let objcName { return objcName }
        if case .property = kind { return plainBase }
        return SelectorRule.selector(
            base: plainBase, labels: parameters.map { Self.plain($0.label) }, isAsync: isAsync,
            throwsErrors: throwsErrors)
    }

    /// True if XCTest takes it for a test.
    var isTest: Bool {
        kind == .method && plainBase.hasPrefix("test") && parameters.isEmpty && returnsNothing && !isHidden
    }

    private static func plain(_ name: String) -> String {
        name.filter { $0 != "`" }
    }
}

internal import Lifecycle
internal import Samples

extension RemovalFacts {
    /// Returns a name of a cut that something else has, so that uses of it may still compile; nil if nothing has.
    func other(than cut: Cut, in path: String) -> String? {
        if let scope = cut.scope {
            return cut.names.first { name in
                identifiers[path]?.contains { $0.text == name && scope.contains($0.offset) } ?? false
            }
        }
        // Uses come to what stands in its place, and that reports them.
        if case .shell = cut.kind { return cut.names.first(where: declared.contains) }
        // A use that is not left out is one of something else: the sample's, or the system's.
        guard let member = cut.member, let owner = member.owner?.lastName else {
            let names = cut.member.map { [$0.base] } ?? cut.names
            return names.first { declared.contains($0) || pieces.used.contains($0.plain) || $0.plain.isOperator }
        }
        return hasOther(than: member, in: owner, around: pieces.types(around: cut.range.lowerBound, of: path))
            ? member.base : nil
    }

    /// True if a use of a member of a type may be one of something else.
    func hasOther(than member: RemovedMember, in owner: String, around outer: [String]) -> Bool {
        let base = member.base.plain
        if base.isOperator || globals.contains(member.base) { return true }
        let family = pieces.family(of: owner)
        // Members without a declaration answer to all names.
        if family.contains("dynamicMemberLookup") { return true }
        let isSystems = pieces.isSystems(owner)
        // The compiler makes some members of types that the system knows.
        if isSystems, PiecesOfFile.calledByCompiler.contains(base) { return true }
        var others = family.union(outer).flatMap(pieces.members)
        if isSystems { others += pieces.membersOfOthers[base] ?? [] }
        if others.contains(where: { $0.base == base && member.mayShareUse(with: $0) }) { return true }
        switch base {
        case "init": return hasImplicitInitializer(like: member, in: owner)
        case "subscript":
            return !pieces.types.contains(owner) && member.call?.mayBeSystemsSubscript ?? false
        // What is declared nowhere and still in use is the system's.
        default:
            return isSystems && pieces.used.contains(base)
                && (!pieces.types.contains(owner) || !declared.contains(member.base))
        }
    }

    /// True if the compiler, or a superclass of the system's, has an initialiser that calls of another one may come to.
    private func hasImplicitInitializer(like member: RemovedMember, in owner: String) -> Bool {
        let required = Set(member.call?.required ?? [])
        let isOwn = pieces.types.contains(owner)
        if pieces.isSystems(owner), required.isSubset(of: Self.systemLabels), !isOwn || !required.isEmpty {
            return true
        }
        guard isOwn else { return false }
        let members = pieces.members(of: owner)
        // A structure has one for its properties, until it declares one itself.
        let properties = members.filter { $0.call == nil }.map(\.base)
        if pieces.isValue(owner) { return required.isSubset(of: properties) }
        return required.isEmpty && !members.contains { $0.base == "init" }
    }

    /// The labels of initialisers that UIKit's and Foundation's classes have, and that the compiler makes.
    private static let systemLabels: Set<String> = [
        "_", "from", "coder", "frame", "nibName", "bundle", "style", "reuseIdentifier", "rootViewController",
        "collectionViewLayout", "primaryAction", "image", "title", "arrangedSubviews", "effect", "windowScene",
        "navigationBarClass", "toolbarClass", "transitionStyle", "navigationOrientation", "options", "textContainer",
        "session", "connectionOptions", "string", "rawValue", "items", "name", "object", "userInfo", "domain", "code",
        "target", "action", "barButtonSystemItem", "named", "in", "compatibleWith", "systemName", "data",
        "contentsOfFile", "cgImage", "ciImage", "red", "green", "blue", "alpha", "white", "hue", "saturation",
        "brightness", "attributes", "tabBarSystemItem", "tag", "selectedImage", "searchResultsController",
        "presentedViewController", "presenting", "message", "preferredStyle", "handler", "url", "suiteName", "queue",
    ]

    /// Returns the code that has to be reached before the absence of a name can change anything.
    func condition(of cut: Cut, _ name: String, in path: String) -> LeftOutFacts.Condition? {
        if cut.scope != nil { return pieces.piece(at: cut.range.lowerBound, of: path).map { .init(piece: $0) } }
        // Only an object of a type of the sample's has a member that such a type declares.
        let type = cut.member?.owner?.lastName
        let needed = type.flatMap { pieces.types.contains($0) && !pieces.protocols.contains($0) ? $0 : nil }
        let plain = name.plain
        if plain == "init", let needed, pieces.isMadeByName(needed), let labels = cut.member?.call?.labels,
            let names = PiecesOfFile.making(needed, labels: labels)
        {
            return .init(names: names, type: needed)
        }
        if plain.isOperator { return .init(names: [plain], type: needed) }
        // The system may call a member of a type that has something of the system's, and the compiler some of any type.
        let isUnnamed =
            ["init", "subscript"].contains(plain) || PiecesOfFile.calledByCompiler.contains(plain)
            || needed.map(pieces.isSystems) ?? false
        if isUnnamed { return needed.map { .init(type: $0) } }
        // A call with other labels is one of something else.
        let calls = cut.member?.call.flatMap { PiecesOfFile.calling(plain, as: $0) }
        return .init(names: calls ?? [plain], type: needed)
    }
}

extension RemovedMember {
    init(_ member: PiecesOfFile.DeclaredMember) {
        self.init(owner: member.owner, base: member.base, call: member.call)
    }

    /// True if a use of a name may be one of either, as far as labels tell.
    fileprivate func mayShareUse(with other: PiecesOfFile.DeclaredMember) -> Bool {
        guard let call, let others = other.call else { return true }
        return call.mayShareCall(with: others)
    }
}

extension String {
    /// True for the name of an operator.
    fileprivate var isOperator: Bool { first.map { !($0.isLetter || $0.isNumber || "_`".contains($0)) } ?? false }
}

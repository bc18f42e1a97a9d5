internal import Lifecycle
internal import Samples

extension RemovalFacts {
    // MARK: Conformances

    /// Returns the risk of a conformance that a type no longer has; nil if nothing asks for it.
    func risk(ofLosing lost: LostConformance, _ cut: Cut) -> LeftOutFacts.Risk? {
        let risk = LeftOutFacts.Risk(
            "\(lost.type) does not conform to \(lost.name) here, which may change who calls what", of: lost.type)
        let mayBeSuperclass = cut.risk != nil && !certainProtocols.contains(lost.name)
        if mayBeSuperclass { return .init(risk.reason, if: .init(type: lost.plainType)) }
        let name = lost.plainName
        let others = pieces.family(of: lost.plainType, without: name)
        // A protocol that is not here may inherit from others that are not the sample's.
        let isOwn = !lost.name.contains(".") && pieces.types.contains(name)
        let inherited = isOwn ? [] : systemsProtocols.subtracting(others)
        if let questions = questions(about: pieces.family(of: name).subtracting(others), casting: inherited) {
            return .init(risk.reason, if: .init(names: questions, type: lost.plainType))
        }
        guard hasCallbacks(lost.type) else { return nil }
        // The protocol may be one of UIKit's, or inherit from one that the class does not have otherwise.
        if let questions = questions(about: Set(Cut.Shell.protocols).subtracting(others)) {
            return .init(risk.reason, if: .init(names: questions, type: lost.plainType))
        }
        return widened(risk, nil)
    }

    /// The protocols to which code casts values and that are not the sample's, as far as their names tell.
    private var systemsProtocols: Set<String> {
        casts.filter { name in
            !pieces.types.contains(name) && Self.protocolEndings.contains(where: name.hasSuffix)
        }
    }

    private static let protocolEndings = [
        "able", "ible", "Error", "Codable", "Coding", "Copying", "DataSource", "Delegate", "Protocol", "Provider",
        "Representable",
    ]

    // MARK: Extensions

    /// Returns the risk of an extension that is left out as a whole.
    func risk(ofExtending type: Cut.Extended, _ cut: Cut, in path: String) -> LeftOutFacts.Risk? {
        let name = type.name.lastName
        let reason = "an extension of \(type.name) is left out, and calls may come to other functions"
        let members = pieces.members(in: cut.range, of: path)
        let named = Set(members.map(\.base)).subtracting(["init", "subscript"])
        let asked = questions(about: Set(type.protocols.flatMap { pieces.family(of: $0) })) ?? []
        if type.presence != .here, !pieces.isProtocol(name) {
            // Of a class that is not here, and of a type that is left out itself, there are no values.
            if type.presence == .absentClass || pieces.types.contains(name) { return nil }
            // Within a type, a call without a value before it comes to a member of the type first.
            let rivals = named.filter { member in
                globals.contains(member) && pieces.isUsedInSystemsType(member)
                    || pieces.membersOfOthers[member] != nil
            }
            let names = rivals.union(asked)
            return names.isEmpty ? nil : .init(reason, if: .init(names: names))
        }
        let unnamed = members.filter { ["init", "subscript"].contains($0.base) }
        let isCalledByCompiler = !named.isDisjoint(with: PiecesOfFile.calledByCompiler)
        // What it adds to a type of the sample's own matters where that type is in use.
        if pieces.types.contains(name), !pieces.protocols.contains(name) {
            let isUnnamed = named.isEmpty || !unnamed.isEmpty || isCalledByCompiler
            return .init(reason, if: isUnnamed ? .init(type: name) : .init(names: named, type: name))
        }
        let mayBeOthers = unnamed.contains { hasOther(than: RemovedMember($0), in: name, around: []) }
        if isCalledByCompiler || mayBeOthers || pieces.types.contains(name) && !unnamed.isEmpty {
            return .init(reason)
        }
        let names = named.union(asked)
        return names.isEmpty ? nil : .init(reason, if: .init(names: names))
    }

    // MARK: Overrides, callbacks, members that the compiler makes

    /// Returns the risk of an override or a callback.
    ///
    /// It is a class's alone only if nothing but UIKit calls it there, and if an event says so when UIKit uses the class.
    func widened(_ risk: LeftOutFacts.Risk, _ base: String?) -> LeftOutFacts.Risk {
        guard let type = risk.type else { return risk }
        let family = pieces.family(of: type)
        let isDeclaredElsewhere = family.subtracting([type]).contains { name in
            pieces.members(of: name).contains { $0.base == base }
        }
        let isDerivedFrom = pieces.inherited.contains { $0.value.contains(type) }
        let isPlain =
            family.contains(where: Self.appears) && !isDeclaredElsewhere && !isDerivedFrom
            && !objectiveCNames.contains(type)
        return isPlain ? risk : .init(risk.reason, if: .init(type: type.lastName))
    }

    /// True for a class or protocol of UIKit's whose objects the events of a launch name.
    private static func appears(_ name: String) -> Bool {
        if ["UIApplication", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"].contains(name) {
            return true
        }
        return name.hasPrefix("UI") && name.hasSuffix("Controller") && !name.hasSuffix("PresentationController")
            && !["UIDocumentInteractionController", "UIMenuController", "UIPrintInteractionController"].contains(name)
    }

    /// Returns the risk that the compiler makes other members without a property or a case; nil if it makes none.
    func synthesisRisk(of cut: Cut, in path: String) -> LeftOutFacts.Risk? {
        guard cut.isStorage, let type = pieces.types(around: cut.range.lowerBound, of: path).last,
            pieces.isValue(type),
            !pieces.family(of: type).isDisjoint(with: CutFinder.synthesised)
        else { return nil }
        return .init(
            "a part of \(type) is left out, which changes what the compiler makes of it", if: .init(type: type))
    }

    /// True if a class has methods that the system may find because of a conformance.
    private func hasCallbacks(_ type: String) -> Bool {
        pieces.family(of: type).contains { name in
            pieces.members(of: name).contains { CutFinder.callbackBases.contains($0.base) }
        }
    }
}

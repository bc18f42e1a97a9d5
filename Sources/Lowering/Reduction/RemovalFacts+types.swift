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
        if let questions = questions(about: protocols(lostWith: lost)) {
            return .init(risk.reason, if: .init(names: questions, type: lost.plainType))
        }
        guard hasCallbacks(lost.type) else { return nil }
        // The protocol may be one of UIKit's, or inherit from one that the class does not have otherwise.
        let others = Set(Cut.Shell.protocols).subtracting(pieces.family(of: lost.plainType, without: lost.plainName))
        if let questions = questions(about: others) {
            return .init(risk.reason, if: .init(names: questions, type: lost.plainType))
        }
        return widened(risk, nil)
    }

    /// Returns the protocols that a type may have no longer, with one of them.
    private func protocols(lostWith lost: LostConformance) -> Set<String> {
        let name = lost.plainName
        var protocols = pieces.family(of: name)
        // A protocol that is not here may inherit from others that are not the sample's.
        let isOwn = !lost.name.contains(".") && pieces.types.contains(name)
        if !isOwn { protocols.formUnion(casts.filter(isSystemsProtocol)) }
        return protocols.subtracting(pieces.family(of: lost.plainType, without: name))
    }

    /// True for a protocol that is not the sample's, as far as its name tells.
    private func isSystemsProtocol(_ name: String) -> Bool {
        !pieces.types.contains(name)
            && (pieces.isProtocol(name) || Self.protocolEndings.contains(where: name.hasSuffix))
    }

    private static let protocolEndings = [
        "able", "ible", "Error", "Codable", "Coding", "Copying", "DataSource", "Delegate", "Protocol", "Provider",
        "Representable",
    ]

    // MARK: Extensions

    /// Returns the risk of an extension that is left out as a whole.
    func risk(ofExtending type: Cut.Extended, _ cut: Cut, in path: String) -> LeftOutFacts.Risk? {
        let name = type.name.lastName
        let members = pieces.removedMembers(in: cut.range, of: path)
        let reason = "an extension of \(type.name) is left out, and calls may come to other functions"
        switch type.presence {
        case _ where type.presence != .here && pieces.isProtocol(name): break
        case .absentClass: return nil
        case .unknown:
            // A type that is left out itself has no values.
            if pieces.types.contains(name) { return nil }
            // Within a type, a call without a value before it comes to a member of the type first.
            let rivals = members.filter { member in
                globals.contains(member) && pieces.isUsedInSystemsType(member)
                    || pieces.membersOfOthers.contains { $0.base == member }
            }
            let names = rivals.union(questions(about: Set(type.protocols.flatMap { pieces.family(of: $0) })) ?? [])
            return names.isEmpty ? nil : .init(reason, if: .init(names: names))
        case .here: break
        }
        // What it adds to a type of the sample's own matters where that type is in use.
        let own = pieces.types.contains(name) && !pieces.protocols.contains(name) ? name : nil
        let isUnnamed =
            members.isEmpty || !members.isDisjoint(with: PiecesOfFile.calledByCompiler.union(["init", "subscript"]))
        return .init(reason, if: isUnnamed ? own.map { .init(type: $0) } : .init(names: members, type: own))
    }

    // MARK: Overrides, callbacks, members that the compiler makes

    /// Returns the risk of an override or a callback, which is a class's alone only if nothing but UIKit calls it there,
    /// and if an event says so when UIKit uses the class.
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

internal import Lifecycle
internal import Wording

/// A line of a class's table: a selector, Swift's name, and the code that calls the method.
struct ClassEntry {
    var selector: String
    var name: String
    /// A closure of a receiver and arguments; nil if the system's own call is enough or none is possible.
    var call: String?
    var condition: String?

    /// Returns the entries for the members that a declaration adds to a class.
    static func entries(of declaration: TypeDeclaration, _ types: ModuleTypes) -> [ClassEntry] {
        let exposesAll =
            declaration.exposesMembers || types.exposesMembers(declaration.name)
            || types.infersObjectiveC && types.derivesFromObject(declaration.name)
        let overloaded = Dictionary(grouping: declaration.members, by: \.name).filter { $1.count > 1 }
        return declaration.members.flatMap { member -> [ClassEntry] in
            let isInherited = member.isOverride && types.exposes(member.name, of: declaration.name)
            let isExposed = member.isMarked || exposesAll && !member.isHidden || isInherited
            let call = Call(
                type: declaration.name, member: member, isTyped: overloaded[member.name] != nil,
                isPossible: member.isCallable && !declaration.isOnOtherActor,
                closures: Set(member.parameters.map(\.type).filter { types.isAliasOfNoName($0, in: declaration.name) }))
            let isCallback = types.answersCallback(member, of: declaration.name)
            return entries(of: member, isExposed: isExposed, isCallback: isCallback, call).map { entry in
                var entry = entry
                entry.condition = member.condition
                return entry
            }
        }
    }

    private static func entries(
        of member: Member, isExposed: Bool, isCallback: Bool, _ call: Call
    ) -> [ClassEntry] {
        switch member.kind {
        case .initializer:
            return [ClassEntry(selector: member.selector, name: member.name)]
        case .method:
            let callback = Callback.named[member.name]
            guard isExposed || isCallback || member.isOverride else { return [] }
            let selector = member.objcName ?? callback?.selector ?? member.selector
            let closure = isExposed || isCallback ? call.method : nil
            return [ClassEntry(selector: selector, name: member.name, call: closure)]
        case .property(let isSettable):
            guard isExposed || isCallback else { return [] }
            let getter = ClassEntry(selector: member.selector, name: member.name, call: call.getter)
            guard isSettable else { return [getter] }
            let setter = SelectorRule.setter(of: member.selector)
            return [getter, ClassEntry(selector: setter, name: member.name, call: call.setter)]
        }
    }

    /// Returns the lines that add entries to a class.
    static func addition(_ type: String, _ entries: [ClassEntry]) -> [String] {
        guard !entries.isEmpty else { return ["image.add(\(type), [])"] }
        return ["image.add(\(type), ["] + Generated.indented(entries.map { "\($0.text)," }) + ["])"]
    }

    private var text: String {
        let call = call.map { ", \($0)" } ?? ""
        return ".init(\(Escaping.swiftLiteral(selector)), \(Escaping.swiftLiteral(name))\(call))"
    }
}

/// The closures that use a member of a class.
private struct Call {
    var type: String
    var member: Member
    /// True if only the arguments' types tell which of several members with one name is meant.
    var isTyped: Bool
    var isPossible: Bool
    /// The names of types that may stand for a closure's.
    var closures: Set<String>

    var method: String? {
        guard isPossible else { return nil }
        guard !member.parameters.isEmpty else { return using("\(receiver).\(member.base)()") }
        let arguments = member.parameters.enumerated().map { index, parameter in
            let type = parameter.isClosure ? "(\(parameter.type))" : parameter.type
            // What is cast to a closure's type may be kept, whatever the parameter promises.
            let isCast = isTyped || parameter.isClosure || closures.contains(parameter.type)
            return (parameter.label == "_" ? "" : "\(parameter.label): ") + "$1[\(index)]"
                + (isCast ? " as \(type)" : "")
        }
        let call = "($0 as! \(type)).\(member.base)(\(arguments.joined(separator: ", ")))"
        return member.returnsNothing ? "{ \(call); return nil }" : "{ \(call) }"
    }

    var getter: String? {
        isPossible ? "{ receiver, _ in \(receiver).\(member.base) }" : nil
    }

    var setter: String? {
        isPossible ? "{ ($0 as! \(type)).\(member.base) = $1[0]; return nil }" : nil
    }

    private var receiver: String { "(receiver as! \(type))" }

    private func using(_ call: String) -> String {
        member.returnsNothing ? "{ receiver, _ in \(call); return nil }" : "{ receiver, _ in \(call) }"
    }
}

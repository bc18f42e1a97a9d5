internal import Samples
internal import SwiftSyntax
internal import Wording

extension CutFinder {
    /// The reason for a cut: a module or a name that is not here, or a name that was left out itself.
    func reason(_ error: CompileError) -> String {
        if let origin = origin(of: error) { return origin }
        guard let name = error.missingName else { return error.reason }
        if let file = surroundings.foreign[name] { return "\(name) is in \(file), which is not Swift" }
        if name.hasPrefix("UI") || name.hasPrefix("NS") || AppleFrameworks.isOfPartial(name) {
            return "Understudy has no \(name)"
        }
        return switch surroundings.missingModules.count {
        case 0: "\(name) is not here"
        case 1: "module \(surroundings.missingModules[0]) is not here"
        default:
            "\(name) is in none of the modules that are here; one of \(surroundings.missingModules.list()) may have it"
        }
    }

    /// Returns what was left out before and led to an error, in words; nil if the error is itself a cause.
    func origin(of error: CompileError) -> String? {
        if let name = error.missingName {
            if surroundings.vanished[name] != nil { return "\(name) is left out" }
            // A member of a type that is left out, or of what that type derived from.
            guard let owner = owner(at: error), let members = surroundings.members[owner],
                members.contains(name) || surroundings.missingModules.isEmpty && name.first?.isLowercase == true
            else { return nil }
            return surroundings.origins[owner]
        }
        guard error.missingModule == nil else { return nil }
        if let origin = error.quotedNames.lazy.compactMap({ surroundings.origins[$0] }).first { return origin }
        if error.isAboutInference, !surroundings.missingModules.isEmpty {
            return "what its type depends on is left out"
        }
        guard error.isOverrideOfNothing, let owner = owner(at: error) else { return nil }
        return surroundings.origins[owner]
    }

    /// Returns the type around an error, or its superclass if that is left out; nil if the error is in no type.
    private func owner(at error: CompileError) -> String? {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: error.offset)),
            let type = group(around: Syntax(token))
        else { return nil }
        let base = type.inheritanceClause?.inheritedTypes.first?.type.superclassName
        return base.flatMap { surroundings.origins[$0] == nil ? nil : $0 } ?? type.ownName
    }
}

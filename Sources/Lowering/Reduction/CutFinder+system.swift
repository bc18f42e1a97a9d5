internal import Lifecycle
internal import SwiftSyntax

/// The members that the system reaches without a line of the app's code that names them.
extension CutFinder {
    /// Returns the cuts of a member: first one that tells when the system reaches it, if the system may.
    func told(_ removed: Cut, by member: SystemMember?) -> [Cut] {
        guard let member else { return [removed] }
        var told = removed
        told.kind = .member(member)
        // Code that says when it is reached carries no risk.
        told.risk = nil
        return [told, removed]
    }

    /// Returns the member by which the system reaches a function; nil if it does not.
    func systemMember(_ function: FunctionDeclSyntax) -> SystemMember? {
        guard let type = classLike(around: Syntax(function)), let member = Member(function) else { return nil }
        if let callback = Callback.named[member.name] { return .method(selector: callback.selector) }
        if member.isOverride, let declaration = SystemMember.overrides[member.name] { return .override(declaration) }
        return isShown(member, in: type) ? .method(selector: member.selector) : nil
    }

    /// Returns the member by which the system reaches a property; nil if it does not.
    func systemMember(_ variable: VariableDeclSyntax) -> SystemMember? {
        guard let owner = classLike(around: Syntax(variable)), variable.bindings.count == 1,
            let binding = variable.bindings.first, let member = Member(binding, of: variable),
            member.name == Callback.window.get.selector || isShown(member, in: owner)
        else { return nil }
        // An object in an outlet changes nothing unless somebody uses it, and such code is left out, too.
        let isPlain = binding.accessorBlock == nil
        guard isPlain, let type = binding.typeAnnotation?.type else {
            return .property(name: member.selector, .unknown)
        }
        return .property(name: member.selector, effect(of: Syntax(type)))
    }

    /// True if an attribute shows a member to Objective-C.
    private func isShown(_ member: Member, in type: any DeclGroupSyntax) -> Bool {
        let attributes = type.attributes.compactMap { $0.as(AttributeSyntax.self) }
        return member.isMarked || attributes.named("objcMembers") != nil && !member.isHidden
    }

    /// Returns the class, or the extension of what may be one, around a member.
    private func classLike(around node: Syntax) -> (any DeclGroupSyntax)? {
        group(around: node).flatMap { $0.is(ClassDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self) ? $0 : nil }
    }
}

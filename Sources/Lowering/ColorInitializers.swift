internal import SwiftSyntax

/// The initialisers that the reference's UIColor requires and Apple's does not.
///
/// On Apple's systems an extension may call `Self(red:green:blue:alpha:)` for any class that comes from Objective-C. Here,
/// only a required initialiser allows that, and then a subclass that declares an initialiser must declare all of these.
enum ColorInitializers {
    /// The initialisers by their names, each as a subclass declares it.
    private static let required = [
        "init(red:green:blue:alpha:)": "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
        "init(white:alpha:)": "init(white: CGFloat, alpha: CGFloat)",
        "init(hue:saturation:brightness:alpha:)":
            "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)",
        "init(named:)": "init?(named name: String)",
        "init(named:in:compatibleWith:)":
            "init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)",
        "init(dynamicProvider:)": "init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor)",
        "init(cgColor:)": "init(cgColor: CGColor)",
    ]

    /// Returns the declarations that a class of the sample lacks. As on Apple's systems, what is called and not declared
    /// ends the app.
    static func missing(in type: TypeDeclaration) -> [String] {
        guard type.kind == .classType, type.inherited == "UIColor" else { return [] }
        let own = type.members.filter { $0.kind == .initializer }
        guard own.contains(where: { !$0.isConvenience }) else { return [] }
        let missing = required.filter { name, _ in !own.contains { $0.name == name } }
        return missing.sorted { $0.key < $1.key }.map { name, declaration in
            "public required \(declaration) { fatalError(\"Use of unimplemented initializer '\(name)'\") }"
        }
    }

    /// Returns the edit that makes a subclass's `override` one of a required initialiser; nil for any other.
    static func edit(_ node: InitializerDeclSyntax) -> Edit? {
        guard let member = Member(node), required[member.name] != nil,
            let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return nil }
        return Edit(range: override.textRange, replacement: "required")
    }
}

/// A method of a delegate's that UIKit calls where the class has one, as `Sources/Catalog/Callbacks` declares it.
package struct CallbackDeclaration: Hashable, Sendable {
    /// Apple's protocol: `UISceneDelegate`.
    package var delegate: String
    /// The lines of the documentation, without the slashes.
    package var comment: [String]
    /// The systems that have it: `@available(iOS 26.0, *)`; nil if all have.
    package var availability: String?
    /// The name up to the parenthesis: `scene`.
    package var base: String
    /// The parameters as they are written, with their parentheses.
    package var parameterClause: String
    package var parameters: [Parameter]
    /// The type of the result; nil for none.
    package var result: String?
    /// The result of a class that does not implement it, in Swift; nil for none.
    package var fallback: String?
    /// The selector that is written with `@objc`; nil if it follows from Swift's name.
    package var writtenSelector: String?

    /// A parameter of a callback.
    package struct Parameter: Hashable, Sendable {
        /// The label at a call; nil for none.
        package var label: String?
        /// The name inside the method.
        package var name: String
        package var type: String
    }
}

extension CallbackDeclaration {
    /// Swift's spelling: `scene(_:willConnectTo:options:)`.
    package var name: String {
        "\(base)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }

    /// Objective-C's selector: `scene:willConnectToSession:options:`.
    package var selector: String {
        writtenSelector ?? "\(base):" + parameters.dropFirst().map { "\($0.label ?? ""):" }.joined()
    }

    /// The name of its constant, which is the callback's name in camel case: `sceneWillConnectToOptions`.
    package var constant: String {
        base + parameters.compactMap(\.label).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The case of `Callback.Delegate` for its protocol.
    var owner: String? {
        [
            "UIApplicationDelegate": "application", "UISceneDelegate": "scene", "UIWindowSceneDelegate": "windowScene",
            "UNUserNotificationCenterDelegate": "notificationCenter",
        ][delegate]
    }

    /// Apple's page about it.
    package var page: String {
        let framework = delegate.hasPrefix("UN") ? "usernotifications" : "uikit"
        return "https://developer.apple.com/documentation/\(framework)/\(delegate.lowercased())/\(name.lowercased())"
    }

    /// The arguments inside the method, after what they are passed to.
    var arguments: String { parameters.map { ", \($0.name)" }.joined() }

    /// True if Swift code reaches it as a property that holds a function: it is the only one of its base name and has
    /// no labels.
    var isFunctionProperty: Bool { parameters.count == 1 && parameters[0].label == nil }
}

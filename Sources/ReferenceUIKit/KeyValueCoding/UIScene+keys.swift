internal import Foundation

extension KeyedProperty {
    static let scene: [KeyedProperty] = [
        .optional("session", \UIScene.givenSession, hasSetter: false),
        .optional("delegate", \UIScene.delegateForCalls),
        .value("title", \UIScene.title),
        .computed("activationState") { (scene: UIScene) in scene.activationState.rawValue },
    ]

    static let windowScene: [KeyedProperty] = [
        .value("windows", \UIWindowScene.windows, hasSetter: false),
        .computed("keyWindow") { (scene: UIWindowScene) in scene.keyWindow },
        .computed("screen") { (scene: UIWindowScene) in scene.screen },
    ]
}

internal import Foundation

extension KeyedProperty {
    static let sceneConfiguration: [KeyedProperty] = [
        .computed("name") { (configuration: UISceneConfiguration) in configuration.name },
        .computed("role") { (configuration: UISceneConfiguration) in configuration.role.rawValue },
        .optional("sceneClass", \UISceneConfiguration.sceneClass),
        .optional("delegateClass", \UISceneConfiguration.delegateClass),
        .optional("storyboard", \UISceneConfiguration.storyboard),
    ]
}

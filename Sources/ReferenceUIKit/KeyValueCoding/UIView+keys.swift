internal import Foundation

extension KeyedProperty {
    static let view: [KeyedProperty] = [
        .value("frame", \UIView.frame), .value("bounds", \UIView.bounds),
        .optional("backgroundColor", \UIView.backgroundColor),
        .value("hidden", \UIView.isHidden), .value("alpha", \UIView.alpha), .value("tag", \UIView.tag),
        .optional("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        .computed("subviews") { (view: UIView) in view.subviews },
        .computed("superview") { (view: UIView) in view.superview },
    ]

    static let window: [KeyedProperty] = [
        .optional("rootViewController", \UIWindow.rootViewController),
        .optional("windowScene", \UIWindow.windowScene),
        .computed("keyWindow") { (window: UIWindow) in window.isKeyWindow },
    ]
}

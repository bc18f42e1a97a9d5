internal import Lifecycle

extension UIViewController {
    /// The nearest split view controller that this one is inside.
    public var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }

    /// Whether the controller is on its way to the front of another.
    public var isBeingPresented: Bool { presentingViewController != nil && stage == .coming }
    /// Whether it is on its way from there.
    public var isBeingDismissed: Bool { presentingViewController != nil && stage == .leaving }
    /// Whether it is on its way into a container.
    public var isMovingToParent: Bool { presentingViewController == nil && parent != nil && stage == .coming }
    /// Whether it is on its way out of a container.
    public var isMovingFromParent: Bool { presentingViewController == nil && parent == nil && stage == .leaving }

    /// A button that turns `isEditing` on and off. Nobody touches it here.
    public var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    }

    /// Tells a child that it comes or goes, where the container does not leave that to UIKit.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            AppearanceTransition.begin(self, animated: animated)
        } else {
            AppearanceTransition.beginLeaving(self, animated: animated)
        }
    }

    /// Tells a child that it came or went, after `beginAppearanceTransition(_:animated:)`.
    public func endAppearanceTransition() {
        if stage == .coming {
            AppearanceTransition.layOut(self)
            AppearanceTransition.finish(self)
        } else {
            AppearanceTransition.finishLeaving(self)
        }
    }

    /// Asks again how the status bar is to look. There is none here.
    public func setNeedsStatusBarAppearanceUpdate() {}
    /// Asks again whether the mark of the home button's place is to go.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Asks again how the interface may be turned.
    @available(iOS 16.0, *)
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns the interface as the device is held, where that is allowed.
    @available(iOS, introduced: 5.0, deprecated: 16.0)
    public class func attemptRotationToDeviceOrientation() {}

    /// Whether the one behind goes off the screen while this one is in front.
    var coversPresenter: Bool {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: true
        case .automatic: (UIKitProcess.surroundings?.system ?? .scenes) < .scenes
        default: false
        }
    }

    static func name(of controller: UIViewController?) -> String {
        controller.map { "<\(_className(type(of: $0)))>" } ?? "nil"
    }
}

extension UIViewController {
    /// The class's name where it is the app's own; nil for UIKit's.
    var appClassName: String? {
        let name = _className(type(of: self))
        let isSystems = ["ReferenceUIKit", "ReferenceSwiftUI"].contains {
            _typeName(type(of: self), qualified: true) == "\($0).\(name)"
        }
        return isSystems ? (self as? any HostsContent)?.hostedType : name
    }

    /// The controller as a user sees it.
    var rootView: TraceEvent.RootView {
        TraceEvent.RootView(
            type: (self as? any HostsContent)?.hostedName ?? "\(type(of: self))",
            texts: viewIfLoaded?.visibleTexts ?? [])
    }
}

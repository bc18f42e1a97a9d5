internal import Lifecycle

extension UIViewController {
    /// The nearest split view controller around this one.
    public var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }

    /// True if the controller is being presented.
    public var isBeingPresented: Bool { presentingViewController != nil && stage == .coming }
    /// True if the controller is being dismissed.
    public var isBeingDismissed: Bool { presentingViewController != nil && stage == .leaving }
    /// True if the controller is being added to a container.
    public var isMovingToParent: Bool { presentingViewController == nil && parent != nil && stage == .coming }
    /// True if the controller is being removed from a container.
    public var isMovingFromParent: Bool { presentingViewController == nil && parent == nil && stage == .leaving }

    /// A button that turns `isEditing` on and off. It is never touched here.
    public var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    }

    /// Says that a child appears or disappears, if the container does not leave the calls to UIKit.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            AppearanceTransition.begin(self, animated: animated)
        } else {
            AppearanceTransition.beginLeaving(self, animated: animated)
        }
    }

    /// Says that a child appeared or disappeared, after `beginAppearanceTransition(_:animated:)`.
    public func endAppearanceTransition() {
        if stage == .coming {
            AppearanceTransition.layOut(self)
            AppearanceTransition.finish(self)
        } else {
            AppearanceTransition.finishLeaving(self)
        }
    }

    /// Requests an update of the status bar's style. There is no status bar here.
    public func setNeedsStatusBarAppearanceUpdate() {}
    /// Requests an update of the visibility of the home indicator.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Requests an update of the orientations that the interface may have.
    @available(iOS 16.0, *)
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Rotates the interface to the orientation of the device, if that is allowed.
    @available(iOS, introduced: 5.0, deprecated: 16.0)
    public class func attemptRotationToDeviceOrientation() {}

    /// True if the presenting controller leaves the screen while this one is presented.
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
    /// The name of the class if it belongs to the app, or of the hosted type; nil for UIKit's own classes.
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

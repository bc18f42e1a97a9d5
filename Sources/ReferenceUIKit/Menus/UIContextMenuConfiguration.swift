public import Foundation

/// A menu that a long press opens. The screen is never touched here.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The identifier of what the menu is about.
    public let identifier: any NSCopying
    /// The closure that makes the controller of the preview.
    let previewProvider: (() -> UIViewController?)?
    /// The closure that makes the menu.
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates a menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// Something that a view does with touches. The screen is never touched here.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from one.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from one.
    func didMove(to view: UIView?)
}

/// The interaction of a menu that a long press opens.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that makes the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Returns the place of the finger.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Closes the menu. None is open here.
    open func dismissMenu() {}
}

/// The methods of an object that makes a menu which a long press opens. None is opened here, so none is called.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Called before the menu is shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu is closed.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Ignores the call.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Ignores the call.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// The animation of a menu. None runs here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview.
    var previewViewController: UIViewController? { get }
    /// Adds animations.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

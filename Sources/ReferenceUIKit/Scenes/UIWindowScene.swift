public import Foundation
internal import Lifecycle

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The windows of the scene that the app keeps alive, in the order in which they were attached.
    open internal(set) var windows: [UIWindow] {
        get { keptWindows.objects }
        set { keptWindows = WeakList(newValue) }
    }
    private var keptWindows = WeakList<UIWindow>()
    /// The limits of the scene's size, which the app may set; nil if the scene cannot be resized, as on an iPhone.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
        UIDevice.current.userInterfaceIdiom == .pad ? UISceneSizeRestrictions() : nil
    /// The behaviours of the scene's window that the user may use; nil outside of iPadOS and the Mac.
    @available(iOS 16.0, *)
    open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
    private lazy var behaviors = UIDevice.current.userInterfaceIdiom == .pad ? UISceneWindowingBehaviors() : nil
    /// The status bar of the scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// Creates a scene. UIKit calls it; an app does not.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// Not available: UIKit creates scenes.
    @available(*, unavailable)
    public override init() {
        super.init(unattached: ())
    }

    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// The window of the scene that receives keyboard events.
    ///
    /// Source: Apple, UIWindowScene.h (rule `view.key-window`).
    @available(iOS 15.0, *)
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The orientation of the interface: upright here.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// The scene's own coordinates.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The scene's traits.
    open var traitCollection: UITraitCollection { .ofDevice }

    /// The geometry of the scene: its place and its orientation.
    @available(iOS 16.0, *)
    open var effectiveGeometry: Geometry { Geometry(coordinateSpace) }

    /// Called when the scene's traits changed. They do not change here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Requests another place or another orientation.
    ///
    /// `errorHandler` is called with `UISceneError.geometryRequestUnsupported`: nothing is turned here.
    @available(iOS 16.0, *)
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        CallbackDispatch.notModelled(
            "UIWindowScene.requestGeometryUpdate(_:errorHandler:)",
            "the scene keeps its place; the error handler hears geometryRequestUnsupported",
            scene: session.persistentIdentifier)
        MainLoop.later { errorHandler?(UISceneError(.geometryRequestUnsupported)) }
    }
}

extension UIWindowScene {
    /// The geometry of a scene: its place and its orientation.
    @available(iOS 16.0, *)
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The scene's place on the screen.
        public let systemFrame: CGRect
        /// The scene's own coordinates.
        public let coordinateSpace: any UICoordinateSpace
        /// The orientation of the scene.
        public let interfaceOrientation = UIInterfaceOrientation.portrait

        init(_ space: any UICoordinateSpace) {
            systemFrame = space.bounds
            coordinateSpace = space
            super.init()
        }
    }

    /// The preferences of an app for its scene's geometry.
    @available(iOS 16.0, *)
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        nonisolated init(_ uikit: Void) {
            super.init()
        }

        /// The preferences on iOS and iPadOS.
        open class iOS: GeometryPreferences {
            /// The orientations that the scene may have; nil to leave them as they are.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences that ask for nothing.
            public init() {
                super.init(())
            }

            /// Creates preferences that ask for one of several orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}

/// The limits of a scene's size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The smallest size of the scene. It is kept; the scene is never resized here.
    open var minimumSize = CGSize.zero
    /// The largest size of the scene. It is kept; the scene is never resized here.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// True if the scene may fill the screen.
    @available(iOS 16.0, *)
    open var allowsFullScreen: Bool {
        get { fullScreen }
        set { fullScreen = newValue }
    }
    private var fullScreen = true

    nonisolated override init() {
        super.init()
    }
}

/// The behaviours of a scene's window that the user may use.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    /// True if the user can close the window. It is kept; the device here does not read it.
    open var isClosable = true
    /// True if the user can minimise the window. It is kept; the device here does not read it.
    open var isMiniaturizable = true

    nonisolated override init() {
        super.init()
    }
}

/// The status bar of a scene. None is drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// The style of the status bar.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// True if the status bar is hidden.
    open var isStatusBarHidden: Bool { false }
    /// The frame of the status bar. There is none here.
    open var statusBarFrame: CGRect { .zero }

    nonisolated override init() {
        super.init()
    }
}

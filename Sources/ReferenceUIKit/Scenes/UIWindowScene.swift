public import Foundation
internal import Lifecycle

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The windows that belong to the scene and that the app has kept, in the order in which they were attached.
    open internal(set) var windows: [UIWindow] {
        get { keptWindows.objects }
        set { keptWindows = WeakList(newValue) }
    }
    private var keptWindows = WeakList<UIWindow>()
    /// The limits of the scene's size, which the app may set; nil where the scene cannot be resized, as on an iPhone.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
        UIDevice.current.userInterfaceIdiom == .pad ? UISceneSizeRestrictions() : nil
    /// What the user may do with the scene's window; nil outside of iPadOS and the Mac.
    @available(iOS 16.0, *)
    open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
    private lazy var behaviors = UIDevice.current.userInterfaceIdiom == .pad ? UISceneWindowingBehaviors() : nil
    /// The status bar of the scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// UIKit makes scenes; an app does not.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// Not for apps: UIKit makes scenes.
    @available(*, unavailable)
    public override init() {
        super.init(unattached: ())
    }

    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// The window of the scene that keys go to.
    ///
    /// Source: Apple, UIWindowScene.h (rule `view.key-window`).
    @available(iOS 15.0, *)
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// How the interface is turned: upright here.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// The scene's own coordinates.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The scene's traits.
    open var traitCollection: UITraitCollection { .ofDevice }

    /// Where the scene is, and how it is turned.
    @available(iOS 16.0, *)
    open var effectiveGeometry: Geometry { Geometry(coordinateSpace) }

    /// Called where the scene's traits changed. They do not, here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Asks for another place or another turn.
    ///
    /// `errorHandler`: Hears `UISceneError.geometryRequestUnsupported`: nothing is turned here.
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
    /// Where a scene is, and how it is turned.
    @available(iOS 16.0, *)
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The scene's place on the screen.
        public let systemFrame: CGRect
        /// The scene's own coordinates.
        public let coordinateSpace: any UICoordinateSpace
        /// How the scene is turned.
        public let interfaceOrientation = UIInterfaceOrientation.portrait

        init(_ space: any UICoordinateSpace) {
            systemFrame = space.bounds
            coordinateSpace = space
            super.init()
        }
    }

    /// What an app wants of its scene's place.
    @available(iOS 16.0, *)
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        nonisolated init(_ uikit: Void) {
            super.init()
        }

        /// The same on iOS and iPadOS.
        open class iOS: GeometryPreferences {
            /// How the scene may be turned; nil for as it is.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Wants nothing yet.
            public init() {
                super.init(())
            }

            /// Wants the scene to be turned in one of these ways.
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
    /// No smaller than this. It is kept; nobody resizes the scene here.
    open var minimumSize = CGSize.zero
    /// No larger than this. It is kept; nobody resizes the scene here.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Whether the scene may fill the screen.
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

/// What the user may do with a scene's window.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    /// Whether the window can be closed. It is kept; the device here does not ask it.
    open var isClosable = true
    /// Whether the window can be put away. It is kept; the device here does not ask it.
    open var isMiniaturizable = true

    nonisolated override init() {
        super.init()
    }
}

/// A scene's status bar. None is drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// How it looks.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether it is left out.
    open var isStatusBarHidden: Bool { false }
    /// Its place. It has none here.
    open var statusBarFrame: CGRect { .zero }

    nonisolated override init() {
        super.init()
    }
}

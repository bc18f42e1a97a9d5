/// A value that a view finds around it.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where nobody set one.
    static var defaultValue: Value { get }
}

/// What a view finds around it.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    private func own<Value>(_ key: String, _ standard: Value) -> Value { named[key] as? Value ?? standard }
    private var named: [String: Any] = [:]

    /// Whether the scene is in front; of an app, whether one of its scenes is.
    public var scenePhase: ScenePhase {
        get { own("scenePhase", .background) }
        set { named["scenePhase"] = newValue }
    }
    /// Light or dark. The simulated device is light.
    public var colorScheme: ColorScheme {
        get { own("colorScheme", .light) }
        set { named["colorScheme"] = newValue }
    }
    /// Whether controls take touches.
    public var isEnabled: Bool {
        get { own("isEnabled", true) }
        set { named["isEnabled"] = newValue }
    }
    /// The language and region.
    public var locale: Locale {
        get { own("locale", .current) }
        set { named["locale"] = newValue }
    }
    /// The calendar.
    public var calendar: Calendar {
        get { own("calendar", .current) }
        set { named["calendar"] = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
        get { own("timeZone", .current) }
        set { named["timeZone"] = newValue }
    }
    /// How wide the place is.
    @MainActor public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { own("horizontalSizeClass", UIDevice.current.userInterfaceIdiom == .pad ? .regular : .compact) }
        set { named["horizontalSizeClass"] = newValue }
    }
    /// How high the place is.
    @MainActor public var verticalSizeClass: UserInterfaceSizeClass? {
        get { own("verticalSizeClass", .regular) }
        set { named["verticalSizeClass"] = newValue }
    }
    /// Takes away what is in front. Nothing is put in front here.
    public var dismiss: DismissAction { DismissAction() }
    /// Opens a page outside of the app. The model opens none.
    public var openURL: OpenURLAction { OpenURLAction() }
}

/// Whether a scene, or one of an app's, is in front.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    /// It is not shown.
    case background
    /// It is shown, and no events reach it.
    case inactive
    /// It is shown, and events reach it.
    case active

    public static func < (one: ScenePhase, other: ScenePhase) -> Bool { one.rawValue < other.rawValue }
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Takes away what is in front.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Opens a page outside of the app.
public struct OpenURLAction: Sendable {
    public func callAsFunction(_ url: URL) {}
}

/// A value of the environment, as a view's property.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private final class Box {
        var environment = EnvironmentValues()
    }

    private let box = Box()
    private let read: (EnvironmentValues) -> Value
    private let readsPhase: Bool

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        readsPhase = keyPath as AnyKeyPath == \EnvironmentValues.scenePhase
        read = { $0[keyPath: keyPath] }
    }

    /// An `@Observable` object that a view further out gave. Ends the process where nobody did, as Apple's does.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        readsPhase = false
        read = { environment in
            guard let object = environment.objects[ObjectIdentifier(objectType)] as? Value else {
                fatalError(
                    """
                    No Observable object of type \(objectType) found. A View.environmentObject(_:) for \
                    \(objectType) may be missing as an ancestor of this view.
                    """)
            }
            return object
        }
    }

    public var wrappedValue: Value { read(box.environment) }
}

extension Environment: Installable {
    func install(in dependencies: Dependencies, at key: String, _ environment: EnvironmentValues) {
        box.environment = environment
        if readsPhase { dependencies.readsPhase = true }
    }
}

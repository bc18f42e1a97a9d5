/// A key of a value in a view's environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Value { get }
}

/// The environment of a view.
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

    /// The phase of the scene; for an app, the phase of the scene furthest in front.
    public var scenePhase: ScenePhase {
        get { own("scenePhase", .background) }
        set { named["scenePhase"] = newValue }
    }
    /// The colour scheme, light or dark. The simulated device is light.
    public var colorScheme: ColorScheme {
        get { own("colorScheme", .light) }
        set { named["colorScheme"] = newValue }
    }
    /// True if controls take touches.
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
    /// The width of the view's place.
    @MainActor public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { own("horizontalSizeClass", UIDevice.current.userInterfaceIdiom == .pad ? .regular : .compact) }
        set { named["horizontalSizeClass"] = newValue }
    }
    /// The height of the view's place.
    @MainActor public var verticalSizeClass: UserInterfaceSizeClass? {
        get { own("verticalSizeClass", .regular) }
        set { named["verticalSizeClass"] = newValue }
    }
    /// Dismisses the view in front. No view is put in front here.
    public var dismiss: DismissAction { DismissAction() }
    /// Opens a page outside of the app. The model opens none.
    public var openURL: OpenURLAction { OpenURLAction() }
}

/// The phases of a scene, or of an app's scene furthest in front.
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
/// The amount of room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Dismisses the view in front.
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

    /// Creates a property for an `@Observable` object that a view further out sets.
    ///
    /// Ends the process if none does, as Apple's does.
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

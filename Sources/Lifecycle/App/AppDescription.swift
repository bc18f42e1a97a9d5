/// The parts of an app that the system reads before the app's code runs: its Info.plist and its storyboards.
public struct AppDescription: Codable, Hashable, Sendable {
    /// `CFBundleIdentifier`. The device keeps its sessions under it.
    public var bundleIdentifier: String
    /// The name under the icon.
    public var name: String
    /// `UIApplicationSceneManifest`; nil if the key is missing.
    public var sceneManifest: SceneManifest?
    /// `UIMainStoryboardFile`.
    public var mainStoryboard: String?
    /// `NSPrincipalClass`.
    public var principalClass: String?
    /// The app's storyboards by name, without the ending.
    public var storyboards: [Storyboard]
    /// `NSUserActivityTypes`; nil if the key is missing.
    public var activityTypes: [String]?
    /// The SDK that the app was built with, by the version of iOS that it is for; nil for that of the device.
    public var sdk: SystemVersion?

    /// Describes an app by what its files say.
    public init(
        bundleIdentifier: String, name: String, sceneManifest: SceneManifest? = nil, mainStoryboard: String? = nil,
        principalClass: String? = nil, storyboards: [Storyboard] = [], activityTypes: [String]? = nil,
        sdk: SystemVersion? = nil
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.name = name
        self.sceneManifest = sceneManifest
        self.mainStoryboard = mainStoryboard
        self.principalClass = principalClass
        self.storyboards = storyboards
        self.activityTypes = activityTypes
        self.sdk = sdk
    }
}

/// `UIApplicationSceneManifest` of an Info.plist.
public struct SceneManifest: Codable, Hashable, Sendable {
    /// `UIApplicationSupportsMultipleScenes`.
    public var supportsMultipleScenes: Bool
    /// `UISceneConfigurations`: the entries of each role, in order. nil if the key is missing.
    public var configurations: [String: [SceneConfiguration]]?

    /// A manifest with these keys.
    public init(supportsMultipleScenes: Bool = false, configurations: [String: [SceneConfiguration]]? = nil) {
        self.supportsMultipleScenes = supportsMultipleScenes
        self.configurations = configurations
    }
}

/// A scene configuration as data: an entry of the Info.plist, or what an app delegate returned. Classes are names.
public struct SceneConfiguration: Codable, Hashable, Sendable {
    /// `UISceneConfigurationName`.
    public var name: String?
    /// The session role, such as `UIWindowSceneSessionRoleApplication`.
    public var role: String
    /// `UISceneClassName`.
    public var sceneClass: String?
    /// `UISceneDelegateClassName`.
    public var delegateClass: String?
    /// `UISceneStoryboardFile`.
    public var storyboard: String?
    /// True if an entry of the Info.plist says all of it, so that its name is enough to find it again.
    public var isFromInfoPlist: Bool?

    /// A configuration with these keys.
    public init(
        name: String? = nil, role: String = SceneConfiguration.applicationRole, sceneClass: String? = nil,
        delegateClass: String? = nil, storyboard: String? = nil, isFromInfoPlist: Bool? = nil
    ) {
        self.name = name
        self.role = role
        self.sceneClass = sceneClass
        self.delegateClass = delegateClass
        self.storyboard = storyboard
        self.isFromInfoPlist = isFromInfoPlist
    }

    /// The role of an app's ordinary windows.
    public static let applicationRole = "UIWindowSceneSessionRoleApplication"
    /// The role of a window on an external display, from iOS 16 on.
    public static let externalDisplayRole = "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    /// The same on iOS 13 to 15.
    public static let olderExternalDisplayRole = "UIWindowSceneSessionRoleExternalDisplay"
}

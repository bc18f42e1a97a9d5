internal import Lifecycle
internal import Samples

extension InfoPlist {
    /// Returns the facts that the system reads about an app with this Info.plist.
    ///
    /// - Parameters:
    ///   - name: the app's name if the file gives none.
    ///   - bundleIdentifier: its identifier if the file gives none.
    ///   - storyboards: the app's storyboards.
    func appDescription(name: String, bundleIdentifier: String, storyboards: [Storyboard]) -> AppDescription {
        AppDescription(
            bundleIdentifier: text("CFBundleIdentifier") ?? bundleIdentifier,
            name: text("CFBundleDisplayName") ?? text("CFBundleName") ?? name,
            sceneManifest: values["UIApplicationSceneManifest"]?.dictionary.map { Self.manifest($0) },
            mainStoryboard: text("UIMainStoryboardFile"), principalClass: text("NSPrincipalClass"),
            storyboards: storyboards,
            activityTypes: values["NSUserActivityTypes"]?.array.map { $0.compactMap(\.string) })
    }

    private func text(_ key: String) -> String? {
        values[key]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func manifest(_ values: [String: PropertyList]) -> SceneManifest {
        SceneManifest(
            supportsMultipleScenes: values["UIApplicationSupportsMultipleScenes"]?.isTrue ?? false,
            configurations: values["UISceneConfigurations"]?.dictionary.map { roles in
                Dictionary(
                    uniqueKeysWithValues: roles.map { role, entries in
                        (role, (entries.array ?? []).compactMap { configuration($0, role: role) })
                    })
            })
    }

    private static func configuration(_ entry: PropertyList, role: String) -> SceneConfiguration? {
        guard let values = entry.dictionary else { return nil }
        let text = { (key: String) in values[key]?.string.flatMap { $0.isEmpty ? nil : $0 } }
        return SceneConfiguration(
            name: text("UISceneConfigurationName"), role: role, sceneClass: text("UISceneClassName"),
            delegateClass: text("UISceneDelegateClassName"), storyboard: text("UISceneStoryboardFile"))
    }
}

extension Sample {
    /// Creates a sample that is described by its Info.plist and its storyboards.
    init(
        name: String, app: Target, tests: Target?, plist: InfoPlist, appName: String, bundleIdentifier: String,
        storyboards: [Storyboard]
    ) {
        let storyboards = storyboards.sorted { $0.name < $1.name }
        let description = { (device: String) in
            plist.onDevice(device).appDescription(
                name: appName, bundleIdentifier: bundleIdentifier, storyboards: storyboards)
        }
        self.init(name: name, app: app, tests: tests, description: description("iphone"), infoPlist: plist.xml)
        padDescription = description("ipad") == self.description ? nil : description("ipad")
    }
}

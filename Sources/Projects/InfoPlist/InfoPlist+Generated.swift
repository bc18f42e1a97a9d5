extension InfoPlist {
    /// Returns the keys that Xcode adds if `GENERATE_INFOPLIST_FILE` is on: the standard ones and those of
    /// `INFOPLIST_KEY_*`.
    ///
    /// Xcode knows a fixed list of these settings and ignores the others, and so does this.
    static func generated(from settings: BuildSettings) -> InfoPlist {
        var values: [String: PropertyList] = [
            "CFBundleInfoDictionaryVersion": .string("6.0"), "LSRequiresIPhoneOS": .boolean(true),
        ]
        for (key, setting) in standard {
            values[key] = settings.value(setting).map { .string($0) }
        }
        for (key, kind) in known {
            let setting = prefix + key.replacing("~ipad", with: "_iPad").replacing("~iphone", with: "_iPhone")
            guard let value = settings.value(setting) else { continue }
            values[key] =
                switch kind {
                case .text: .string(value)
                case .flag: .boolean(PropertyList.string(value).isTrue)
                case .list: .array(SettingList.items(value).map { .string($0) })
                }
        }
        for name in settings.names where name.hasPrefix(prefix) && name.hasSuffix("UsageDescription") {
            values[String(name.dropFirst(prefix.count))] = settings.value(name).map { .string($0) }
        }
        if settings.isOn(prefix + "UILaunchScreen_Generation") {
            values["UILaunchScreen"] = .dictionary(["UILaunchScreen": .dictionary([:])])
        }
        if settings.isOn(prefix + "UIApplicationSceneManifest_Generation") {
            values["UIApplicationSceneManifest"] = .dictionary([
                "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
            ])
        }
        return InfoPlist(values)
    }

    /// The keys of a file that XcodeGen makes.
    static let usual = InfoPlist([
        "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"),
        "CFBundleExecutable": .string("$(EXECUTABLE_NAME)"),
        "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"),
        "CFBundleInfoDictionaryVersion": .string("6.0"), "CFBundleName": .string("$(PRODUCT_NAME)"),
        "CFBundlePackageType": .string("APPL"), "CFBundleShortVersionString": .string("1.0"),
        "CFBundleVersion": .string("1"),
    ])

    /// Returns these contents with others over them, as Xcode merges them.
    ///
    /// Arrays are joined, dictionaries merged one level deep, and anything else is replaced.
    func merging(_ other: InfoPlist) -> InfoPlist {
        InfoPlist(
            values.merging(other.values) { mine, theirs in
                switch (mine, theirs) {
                case (.array(let mine), .array(let theirs)): .array(mine + theirs.filter { !mine.contains($0) })
                case (.dictionary(let mine), .dictionary(let theirs)): .dictionary(mine.merging(theirs) { $1 })
                default: theirs
                }
            })
    }

    private static let prefix = "INFOPLIST_KEY_"

    private static let standard = [
        "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleExecutable": "EXECUTABLE_NAME",
        "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
        "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
        "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    ]

    private enum Kind {
        case text, flag, list
    }

    private static let known: [String: Kind] = [
        "CFBundleDisplayName": .text, "ITSAppUsesNonExemptEncryption": .flag, "LSApplicationCategoryType": .text,
        "LSSupportsOpeningDocumentsInPlace": .flag, "NSHumanReadableCopyright": .text, "NSPrincipalClass": .text,
        "NSSupportsLiveActivities": .flag, "UIApplicationSupportsIndirectInputEvents": .flag,
        "UILaunchStoryboardName": .text, "UIMainStoryboardFile": .text, "UIRequiredDeviceCapabilities": .list,
        "UIRequiresFullScreen": .flag, "UIStatusBarHidden": .flag, "UIStatusBarStyle": .text,
        "UISupportedInterfaceOrientations": .list, "UISupportedInterfaceOrientations~ipad": .list,
        "UISupportedInterfaceOrientations~iphone": .list, "UISupportsDocumentBrowser": .flag,
        "UIUserInterfaceStyle": .text,
    ]
}

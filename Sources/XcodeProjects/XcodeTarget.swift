/// A target of a project: an app, or unit tests that run in it.
package struct XcodeTarget: Hashable, Sendable {
    /// The name of the target, its product, its module and its folder.
    package var name: String
    package var kind: Kind
    package var bundleIdentifier: String
    package var files: [XcodeProject.File]

    package enum Kind: Hashable, Sendable {
        case app
        /// Unit tests in the process of the app of this name.
        case tests(host: String)
    }

    var productType: String {
        kind == .app ? "com.apple.product-type.application" : "com.apple.product-type.bundle.unit-test"
    }

    /// The name of the product's bundle: `Stage.app`.
    var product: String { name + (kind == .app ? ".app" : ".xctest") }

    /// The type of the product's bundle as a file.
    var productFileType: String { kind == .app ? "wrapper.application" : "wrapper.cfbundle" }

    /// The Info.plist among the files; nil if Xcode makes all of it.
    var infoPlist: XcodeProject.File? {
        files.first { FileType($0.path) == .infoPlist }
    }

    /// Its own build settings, sorted by name.
    var settings: [(String, PropertyValue)] {
        var settings: [String: PropertyValue] = [
            "CODE_SIGN_STYLE": "Automatic", "CURRENT_PROJECT_VERSION": "1", "GENERATE_INFOPLIST_FILE": "YES",
            "MARKETING_VERSION": "1.0", "PRODUCT_BUNDLE_IDENTIFIER": .text(bundleIdentifier),
            "PRODUCT_NAME": "$(TARGET_NAME)", "SWIFT_VERSION": "5.0", "TARGETED_DEVICE_FAMILY": "1,2",
        ]
        if let infoPlist { settings["INFOPLIST_FILE"] = .text(infoPlist.path) }
        switch kind {
        case .app:
            settings["LD_RUNPATH_SEARCH_PATHS"] = ["$(inherited)", "@executable_path/Frameworks"]
            if infoPlist?.text.contains("<key>UILaunch") != true {
                settings["INFOPLIST_KEY_UILaunchScreen_Generation"] = "YES"
            }
        case .tests(let host):
            settings["BUNDLE_LOADER"] = "$(TEST_HOST)"
            settings["TEST_HOST"] = .text(
                "$(BUILT_PRODUCTS_DIR)/\(host).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(host)")
            settings["LD_RUNPATH_SEARCH_PATHS"] = [
                "$(inherited)", "@executable_path/Frameworks", "@loader_path/Frameworks",
            ]
        }
        return settings.sorted { $0.key < $1.key }
    }
}

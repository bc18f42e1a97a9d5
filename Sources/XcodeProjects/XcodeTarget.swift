/// A target of a project: an app, unit tests that run in one, or a framework.
package struct XcodeTarget: Hashable, Sendable {
    /// The name of the target, its product, its module and its folder.
    package var name: String
    package var kind: Kind
    package var bundleIdentifier: String
    package var files: [XcodeProject.File]
    /// The paths of files in other targets' folders that belong to it, too; only for the synchronized form.
    package var sharedFiles: [String] = []
    /// The names of the project's frameworks that it is linked with.
    package var frameworks: [String] = []

    package init(name: String, kind: Kind, bundleIdentifier: String, files: [XcodeProject.File]) {
        self.name = name
        self.kind = kind
        self.bundleIdentifier = bundleIdentifier
        self.files = files
    }

    package enum Kind: Hashable, Sendable {
        case app
        /// Unit tests in the process of the app of this name.
        case tests(host: String)
        case framework
    }

    var isTests: Bool { if case .tests = kind { true } else { false } }

    var productType: String {
        switch kind {
        case .app: "com.apple.product-type.application"
        case .tests: "com.apple.product-type.bundle.unit-test"
        case .framework: "com.apple.product-type.framework"
        }
    }

    /// The name of the product's bundle: `Stage.app`.
    var product: String {
        switch kind {
        case .app: name + ".app"
        case .tests: name + ".xctest"
        case .framework: name + ".framework"
        }
    }

    /// The type of the product's bundle as a file.
    var productFileType: String {
        switch kind {
        case .app: "wrapper.application"
        case .tests: "wrapper.cfbundle"
        case .framework: "wrapper.framework"
        }
    }

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
        case .framework:
            settings["DEFINES_MODULE"] = "YES"
            settings["SKIP_INSTALL"] = "YES"
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

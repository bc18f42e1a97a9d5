import Lifecycle

/// The Info.plist of the app on which techniques are tried.
struct SampleInfoPlist {
    let change: Technique.ManifestChange
    let isSwiftUI: Bool
    let usesStoryboard: Bool
    let supportsMultipleScenes: Bool
    let forTests: Bool

    init(
        _ change: Technique.ManifestChange, isSwiftUI: Bool, usesStoryboard: Bool, supportsMultipleScenes: Bool,
        forTests: Bool
    ) {
        self.change = change
        self.isSwiftUI = isSwiftUI
        self.usesStoryboard = usesStoryboard
        self.supportsMultipleScenes = supportsMultipleScenes
        self.forTests = forTests
    }

    /// The file's text.
    var xml: String {
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            """
        return ([head] + entries + ["</dict>", "</plist>", ""]).joined(separator: "\n")
    }

    private var entries: [String] {
        var entries = ["\t<key>CFBundleIdentifier</key>", "\t<string>org.understudy.Stage</string>"]
        if usesStoryboard, !isMissing || !change.isMissingInTests {
            entries += ["\t<key>UIMainStoryboardFile</key>", "\t<string>Main</string>"]
        }
        return isMissing ? entries : entries + manifest
    }

    private var isMissing: Bool { change.isMissing || forTests && change.isMissingInTests }

    private var manifest: [String] {
        let replacement = forTests ? change.sceneDelegateInTests : nil
        let own = SceneConfiguration(
            name: "Default Configuration", delegateClass: replacement ?? "$(PRODUCT_MODULE_NAME).SceneDelegate",
            storyboard: usesStoryboard && replacement == nil ? "Main" : nil)
        let configurations = isSwiftUI ? [] : [own] + change.adds
        return [
            "\t<key>UIApplicationSceneManifest</key>", "\t<dict>",
            "\t\t<key>UIApplicationSupportsMultipleScenes</key>", "\t\t<\(supportsMultipleScenes)/>",
            "\t\t<key>UISceneConfigurations</key>", "\t\t<dict>",
        ] + (configurations.isEmpty ? [] : role(configurations)) + ["\t\t</dict>", "\t</dict>"]
    }

    private func role(_ configurations: [SceneConfiguration]) -> [String] {
        var lines = ["\t\t\t<key>\(SceneConfiguration.applicationRole)</key>", "\t\t\t<array>"]
        for configuration in configurations {
            lines.append("\t\t\t\t<dict>")
            lines += key("UISceneConfigurationName", configuration.name)
            lines += key("UISceneDelegateClassName", configuration.delegateClass)
            lines += key("UISceneStoryboardFile", configuration.storyboard)
            lines.append("\t\t\t\t</dict>")
        }
        lines.append("\t\t\t</array>")
        return lines
    }

    private func key(_ name: String, _ value: String?) -> [String] {
        guard let value else { return [] }
        return ["\t\t\t\t\t<key>\(name)</key>", "\t\t\t\t\t<string>\(value)</string>"]
    }
}

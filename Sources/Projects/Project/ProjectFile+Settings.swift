internal import Lifecycle
internal import Samples
internal import Storage
internal import Wording

extension ProjectFile {
    /// Returns the build settings of a target in a configuration, with those that Xcode itself defines.
    ///
    /// - Parameter wanted: The configuration's name; nil for Debug. If there is none of that name, the project's default
    ///   takes its place, as in Xcode.
    func settings(of target: Target, in wanted: String? = nil) throws(Mistake) -> BuildSettings {
        let own = configuration(wanted, in: target.configurations)
        let shared = configuration(wanted, in: configurations)
        let name = own?.name ?? shared?.name ?? "Debug"
        var settings = BuildSettings(configuration: name)
        settings.add(Self.defaults(target: target, project: self, configuration: name))
        for configuration in [shared, own] {
            guard let configuration else { continue }
            if let file = configuration.file {
                let reading = try ConfigurationFile.reading(at: file, root: sourceRoot)
                settings.add(reading.assignments)
                // CocoaPods makes these files, and only for pods, which are not built.
                for path in reading.missing where !path.contains("/Pods/") && !settings.missingFiles.contains(path) {
                    settings.missingFiles.append(path)
                }
            }
            settings.add(configuration.settings)
        }
        return settings
    }

    /// The name of the configuration that is built if none is asked for.
    var usualConfiguration: String { configuration(nil, in: configurations)?.name ?? "Debug" }

    private func configuration(_ wanted: String?, in configurations: [Configuration]) -> Configuration? {
        configurations.first { $0.name == wanted ?? "Debug" }
            ?? configurations.first { $0.name == defaultConfiguration } ?? configurations.first
    }

    private static func defaults(target: Target, project: ProjectFile, configuration: String) -> [String: String] {
        let isApp = target.productType == application
        let isLibrary = target.productType.map(libraries.contains) ?? false
        return [
            "ACTION": "build",
            "BUILT_PRODUCTS_DIR": "$(CONFIGURATION_BUILD_DIR)",
            "CONFIGURATION": configuration,
            "CONFIGURATION_BUILD_DIR": "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)",
            "DEVELOPMENT_LANGUAGE": project.developmentRegion,
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
            "FULL_PRODUCT_NAME": target.productType == staticLibrary ? "lib$(PRODUCT_NAME).a" : "$(WRAPPER_NAME)",
            "PLATFORM_NAME": "iphonesimulator",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": isApp ? "APPL" : "BNDL",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "PROJECT": project.name,
            "PROJECT_DIR": project.sourceRoot,
            "PROJECT_FILE_PATH": project.path,
            "PROJECT_NAME": project.name,
            "SOURCE_ROOT": project.sourceRoot,
            "SRCROOT": project.sourceRoot,
            "TARGETNAME": target.name,
            "TARGET_BUILD_DIR": "$(CONFIGURATION_BUILD_DIR)",
            "TARGET_NAME": target.name,
            "WRAPPER_EXTENSION": isApp ? "app" : isLibrary ? "framework" : "xctest",
            "WRAPPER_NAME": "$(WRAPPER_PREFIX)$(PRODUCT_NAME)$(WRAPPER_SUFFIX)",
            "WRAPPER_SUFFIX": ".$(WRAPPER_EXTENSION)",
        ]
    }
}

extension BuildSettings {
    /// True if a target with these settings is built for iPhone and iPad.
    var isForIOS: Bool {
        let platforms = list("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
        return text("SDKROOT").map { $0.hasPrefix("iphone") || $0 == "auto" } ?? true
    }

    /// The oldest version of iOS that a target is for: `IPHONEOS_DEPLOYMENT_TARGET` without a third number.
    var deploymentTarget: SystemVersion? {
        text("IPHONEOS_DEPLOYMENT_TARGET").flatMap { text in
            SystemVersion(text.split(separator: ".").prefix(2).joined(separator: "."))
        }
    }

    /// Returns a target's name and the way to compile it, with its sources.
    func target(named name: String, sources: [SourceFile]) -> Sample.Target {
        let major = text("SWIFT_VERSION")?.split(separator: ".").first.flatMap { Int($0) } ?? 5
        let isolation = text("SWIFT_DEFAULT_ACTOR_ISOLATION")
        var target = Sample.Target(
            name: name, module: value("PRODUCT_MODULE_NAME") ?? SettingModifier.c99Identifier(name), sources: sources,
            languageMode: major >= 6 ? "6" : "5", conditions: conditions,
            defaultIsolation: isolation == "MainActor" ? isolation : nil,
            infersObjectiveC: infersObjectiveC(major))
        target.missingSettings = missingFiles
        return target
    }

    /// Returns true if Objective-C sees members without a mark.
    ///
    /// Projects from before Swift 3 have no `SWIFT_VERSION`; Swift 4 kept the inference for those that asked for it.
    private func infersObjectiveC(_ major: Int) -> Bool {
        text("SWIFT_VERSION") == nil || major < 4 || text("SWIFT_SWIFT3_OBJC_INFERENCE") == "On"
    }

    /// The conditions in `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and the `-D` of `OTHER_SWIFT_FLAGS`, which older
    /// projects use.
    private var conditions: [String] {
        let flags = list("OTHER_SWIFT_FLAGS")
        var result = list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            if flag != "-D" {
                result.append(String(flag.dropFirst(2)))
            } else if index + 1 < flags.count {
                result.append(flags[index + 1])
            }
        }
        return result.reduce(into: []) { all, name in if !all.contains(name) { all.append(name) } }
    }
}

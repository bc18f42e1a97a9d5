internal import Samples
internal import Storage
internal import Wording

extension ProjectFile {
    /// Makes the project that XcodeGen would.
    init(xcodeGen file: XcodeGenFile) throws(Mistake) {
        let contents = file.contents
        let options = contents["options"]
        name = contents["name"]?.text ?? Path.name(file.folder)
        path = file.path
        sourceRoot = file.folder
        developmentRegion = options?["developmentLanguage"]?.text ?? "en"
        configurations = [
            try file.configuration(
                of: contents,
                presets: [
                    "SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
                    "PRODUCT_NAME": "$(TARGET_NAME)",
                    "IPHONEOS_DEPLOYMENT_TARGET": options?["deploymentTarget"]?["iOS"]?.text ?? "",
                ])
        ]
        defaultConfiguration = configurations[0].name
        targets = []
        for (name, value) in file.targets where file.isForIOS(value) {
            targets.append(try file.target(name, value))
        }
        packages = (contents["packages"]?.map ?? [:]).values.compactMap { $0["path"]?.text }
            .map { Path.join(file.folder, $0) }.sorted()
        projects = []
        modules = ProjectModules(file.origins)
        schemes = file.schemes
    }
}

extension XcodeGenFile {
    fileprivate func isForIOS(_ target: YAMLValue) -> Bool {
        let platforms = (target["platform"]?.elements ?? []) + (target["supportedDestinations"]?.elements ?? [])
        return platforms.contains { $0.text == "iOS" }
    }

    /// Returns the debug configuration of the project or of a target.
    fileprivate func configuration(
        of value: YAMLValue, presets: [String: String]
    ) throws(Mistake) -> ProjectFile.Configuration {
        let names = (contents["configs"]?.map ?? [:]).filter { $0.value.text == "debug" }.keys.sorted()
        let name = names.contains("Debug") ? "Debug" : names.first ?? "Debug"
        var uses = 0
        let own = settings(value["settings"], configuration: name, open: [], &uses)
        guard uses <= Self.mostUses else {
            throw .unreadableXcodeGenFile(path, reason: "It uses groups of settings more than \(Self.mostUses) times.")
        }
        let settings = presets.merging(own) { $1 }
        let file = value["configFiles"]?[name]?.text.map { Path.join(folder, $0) }
        return ProjectFile.Configuration(name: name, file: file, settings: settings)
    }

    private func settings(
        _ value: YAMLValue?, configuration: String, open: Set<String>, _ uses: inout Int
    ) -> [String: String] {
        guard let map = value?.map else { return [:] }
        let parts: Set = ["base", "configs", "groups"]
        guard !parts.isDisjoint(with: map.keys) else { return map.compactMapValues(\.text) }
        var settings: [String: String] = [:]
        for group in map["groups"]?.elements.compactMap(\.text) ?? [] where !open.contains(group) {
            uses += 1
            guard uses <= Self.mostUses else { break }
            let value = contents["settingGroups"]?[group]
            settings.merge(self.settings(value, configuration: configuration, open: open.union([group]), &uses)) { $1 }
        }
        settings.merge((map["base"]?.map ?? [:]).compactMapValues(\.text)) { $1 }
        // The name of a configuration may be a part of it, in any case.
        for (name, own) in (map["configs"]?.map ?? [:]).sorted(by: { $0.key < $1.key })
        where configuration.lowercased().contains(name.lowercased()) {
            settings.merge(own.map?.compactMapValues(\.text) ?? [:]) { $1 }
        }
        return settings
    }

    fileprivate func target(_ name: String, _ value: YAMLValue) throws(Mistake) -> ProjectFile.Target {
        let type = value["type"]?.text ?? ""
        let files = try files(of: value, target: name)
        let dependencies = value["dependencies"]?.elements ?? []
        let targets = dependencies.compactMap { $0["target"]?.text }
        var presets: [String: String] = [:]
        if let prefix = contents["options"]?["bundleIdPrefix"]?.text {
            presets["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(SettingModifier.apply("rfc1034identifier", to: name))"
        }
        if let plist = value["info"]?["path"]?.text {
            presets["INFOPLIST_FILE"] = plist
        } else if let plist = files.first(where: { Path.name($0) == "Info.plist" }) {
            presets["INFOPLIST_FILE"] = plist
        }
        if let version = value["deploymentTarget"]?.text ?? value["deploymentTarget"]?["iOS"]?.text {
            presets["IPHONEOS_DEPLOYMENT_TARGET"] = version
        }
        if type == "bundle.unit-test", let app = targets.first(where: isApp) {
            presets["TEST_HOST"] = "$(BUILT_PRODUCTS_DIR)/\(productName(app)).app/\(productName(app))"
        }
        if let product = value["productName"]?.text { presets["PRODUCT_NAME"] = product }
        var target = ProjectFile.Target(
            id: name, name: name, productType: "com.apple.product-type." + Self.productType(type),
            configurations: [try configuration(of: value, presets: presets)],
            sources: files.filter { ForeignFile.endings.union(["swift"]).contains(Path.ending($0)) },
            resources: files.filter(ResourceReader.isResource), folders: [], dependencies: targets)
        target.packageProducts = dependencies.flatMap { dependency -> [String] in
            guard let package = dependency["package"]?.text else { return [] }
            let products = (dependency["products"] ?? dependency["product"])?.elements.compactMap(\.text) ?? []
            return products.isEmpty ? [package] : products
        }
        target.linked = dependencies.compactMap { $0["framework"]?.text.map(Path.name) }
        target.info = value["info"]?["properties"]?.map.map { .dictionary($0.mapValues(\.propertyList)) }
        return target
    }

    private static func productType(_ type: String) -> String {
        type == "static-library" ? "library.static" : type
    }

    private func productName(_ name: String) -> String {
        let target = target(name)
        let settings = target?["settings"]
        let product = settings?["base"]?["PRODUCT_NAME"]?.text ?? settings?["PRODUCT_NAME"]?.text
        return target?["productName"]?.text ?? product.flatMap { $0.contains("$(") ? nil : $0 } ?? name
    }

    /// Returns the files of a target, absolute.
    private func files(of target: YAMLValue, target name: String) throws(Mistake) -> [String] {
        var files: [String] = []
        for source in target["sources"]?.elements ?? [] {
            guard let text = source.text ?? source["path"]?.text else { continue }
            if source["buildPhase"]?.text == "none" { continue }
            let place = Path.join(folder, text)
            guard Files.isFolder(place) else {
                guard let file = Disk.file(place) else {
                    if source["optional"] == .flag(true) { continue }
                    throw .missingXcodeGenSource(text, target: name, file: path)
                }
                files.append(file)
                continue
            }
            let excluded = (source["excludes"]?.elements.compactMap(\.text) ?? []).map { FilePattern($0) }
            let included = (source["includes"]?.elements.compactMap(\.text) ?? []).map { FilePattern($0) }
            files += Disk.files(below: place, takesCatalogs: true).filter { file in
                !excluded.contains { $0.matches(file) } && (included.isEmpty || included.contains { $0.matches(file) })
            }.map { Path.join(place, $0) }
        }
        var seen: Set<String> = []
        return files.filter { seen.insert($0).inserted }
    }

    /// The modules of the packages that are elsewhere, of Carthage and of the targets.
    fileprivate var origins: [String: ProjectModules.Origin] {
        let files = DependencyFiles(folder: folder)
        var origins: [String: ProjectModules.Origin] = [:]
        for name in files.carthage() { origins[name] = .carthage }
        for name in files.pods() { origins[name] = .pod }
        for (name, value) in targets {
            origins[SettingModifier.c99Identifier(name)] = .target(name)
            for dependency in value["dependencies"]?.elements ?? [] {
                if let carthage = dependency["carthage"]?.text {
                    origins[SettingModifier.c99Identifier(Path.stem(carthage))] = .carthage
                }
                guard let package = dependency["package"]?.text else { continue }
                let address = contents["packages"]?[package].flatMap { $0["url"]?.text ?? $0["path"]?.text }
                for product in (dependency["products"] ?? dependency["product"])?.elements ?? [.text(package)] {
                    if let name = product.text { origins[SettingModifier.c99Identifier(name)] = .package(address) }
                }
            }
        }
        return origins
    }
}

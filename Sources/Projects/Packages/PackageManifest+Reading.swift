internal import Lowering
internal import Storage
internal import SwiftParser
internal import SwiftSyntax
internal import Wording

extension PackageManifest {
    /// The depth to which a manifest may be nested.
    private static let depthLimit = 300
    /// The depth to which the parser follows brackets and the like; nil for the depth to which it does so on any stack.
    @TaskLocal package static var nestingLimit: Int?

    /// Reads the manifest of a folder.
    init(folder: String) throws(Mistake) {
        let path = Path.join(folder, "Package.swift")
        try self.init(try Disk.text(path), folder: folder)
    }

    /// Reads a manifest's text as data.
    init(_ text: String, folder: String) throws(Mistake) {
        let path = Path.join(folder, "Package.swift")
        guard Self.depth(of: text) <= Self.bracketLimit, text.matches(of: /#if/).count <= 200 else {
            throw .unreadableManifest(path, reason: "It is nested too deeply.")
        }
        var parser = Parser(text, maximumNestingLevel: Self.nestingLimit)
        let tree = SourceFileSyntax.parse(from: &parser)
        guard SyntaxDepth.place(deeperThan: Self.depthLimit, in: tree) == nil else {
            throw .unreadableManifest(path, reason: "It is nested too deeply.")
        }
        let places = SourceLocationConverter(fileName: path, tree: tree)
        let line = { (node: Syntax) in places.location(for: node.positionAfterSkippingLeadingTrivia).line }
        let constants = Self.constants(tree)
        var reader = ManifestReader(constants: constants, line: line)
        guard let expression = constants["package"] ?? constants.values.first(where: Self.isPackage),
            Self.isPackage(expression)
        else {
            throw .unreadableManifest(path, reason: "It has no `let package = Package(...)`.")
        }
        let package = reader.value(expression)
        self.init(name: package["name"]?.text ?? Path.name(folder), folder: folder)
        languageMode = Self.isSwift6(text) ? "6" : "5"
        let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"]
        if let modes = modes?.list, !modes.isEmpty { languageMode = modes.contains(where: Self.isMode6) ? "6" : "5" }
        for product in package["products"]?.list ?? [] where product.name == "library" {
            if let name = product["name"]?.text { products[name] = product["targets"]?.texts ?? [] }
        }
        for dependency in package["dependencies"]?.list ?? [] {
            if let path = dependency["path"]?.text {
                packages.append(Path.join(folder, path))
            } else if let address = dependency["url"]?.text ?? dependency["id"]?.text {
                remotes.append(address)
            }
        }
        targets = (package["targets"]?.list ?? []).compactMap(Self.target)
        unknownLines = Set(package.unknownLines + Self.otherStatements(tree, line)).sorted()
    }

    /// The depth to which its brackets may be nested. Honest manifests come to about 8, and the parser's time doubles with
    /// some levels.
    private static let bracketLimit = 16

    /// Returns the greatest number of brackets that are open at once, those in texts included.
    private static func depth(of text: String) -> Int {
        var depth = 0
        var deepest = 0
        var last = UInt8(ascii: " ")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            // With a space before it, it compares.
            case UInt8(ascii: "<") where last > UInt8(ascii: " "): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: ">") where last != UInt8(ascii: "-") && last != UInt8(ascii: " "):
                depth = max(0, depth - 1)
            default: break
            }
            last = byte
            deepest = max(deepest, depth)
        }
        return deepest
    }

    /// Returns the initial values of the file's own constants and variables.
    private static func constants(_ tree: SourceFileSyntax) -> [String: ExprSyntax] {
        var constants: [String: ExprSyntax] = [:]
        for item in tree.statements {
            for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let value = binding.initializer?.value
                else { continue }
                constants[name] = value
            }
        }
        return constants
    }

    /// Returns the lines of statements that may change the package after it was declared.
    private static func otherStatements(_ tree: SourceFileSyntax, _ line: (Syntax) -> Int) -> [Int] {
        tree.statements.compactMap { statement in
            if case .decl = statement.item { nil } else { line(Syntax(statement)) }
        }
    }

    private static func isPackage(_ expression: ExprSyntax) -> Bool {
        expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            == "Package"
    }

    /// Returns true if the first line asks for tools of Swift 6, whose language mode is 6 unless said otherwise.
    private static func isSwift6(_ text: String) -> Bool {
        let first = text.prefix { !$0.isNewline }
        guard let version = first.firstMatch(of: /swift-tools-version:\s*([0-9]+)/) else { return false }
        return (Int(version.1) ?? 5) >= 6
    }

    private static func isMode6(_ mode: ManifestValue) -> Bool {
        mode.name == "v6" || mode.name == "version" && mode[""]?.text == "6"
    }

    private static func target(_ value: ManifestValue) -> Target? {
        guard let kind = value.name, let name = value["name"]?.text else { return nil }
        let kinds: [String: Kind] = ["target": .library, "testTarget": .tests]
        var target = Target(name: name, kind: kinds[kind] ?? .other)
        target.path = value["path"]?.text
        target.sources = value["sources"]?.list == nil ? nil : value["sources"]?.texts
        target.exclude = value["exclude"]?.texts ?? []
        target.hasResources = value["resources"]?.list?.isEmpty == false
        target.dependencies = (value["dependencies"]?.list ?? []).compactMap(dependency)
        let settings = value["swiftSettings"]?.list ?? []
        for setting in settings where isForIOS(setting, "debug") { target.add(setting) }
        var release = target
        release.conditions = []
        for setting in settings where isForIOS(setting, "release") { release.add(setting) }
        target.releaseConditions = release.conditions
        return target
    }

    private static func dependency(_ value: ManifestValue) -> Dependency? {
        if let name = value.text { return .named(name) }
        guard let name = value["name"]?.text, isForIOS(value, "debug") else { return nil }
        return value.name == "product" ? .product(name, package: value["package"]?.text) : .named(name)
    }

    /// Returns true if its condition, if it has one, holds for a build for iOS, for debugging or for release.
    private static func isForIOS(_ value: ManifestValue, _ configuration: String) -> Bool {
        guard let condition = value["condition"] ?? whenArgument(of: value) else { return true }
        if let platforms = condition["platforms"]?.list, !platforms.contains(where: { $0.name == "iOS" }) {
            return false
        }
        return condition["configuration"].map { $0.name == configuration } ?? true
    }

    private static func whenArgument(of value: ManifestValue) -> ManifestValue? {
        guard case .call(_, let arguments) = value else { return nil }
        return arguments.map(\.value).first { $0.name == "when" }
    }
}

extension PackageManifest.Target {
    /// Adds one of `swiftSettings`.
    fileprivate mutating func add(_ setting: ManifestValue) {
        switch (setting.name, setting[""]) {
        case ("define", .text(let name)): conditions.append(name)
        case ("enableUpcomingFeature", .text(let name)): features += ["-enable-upcoming-feature", name]
        case ("enableExperimentalFeature", .text(let name)): features += ["-enable-experimental-feature", name]
        case ("swiftLanguageMode", let mode?), ("swiftLanguageVersion", let mode?):
            languageMode = mode.name == "v6" ? "6" : "5"
        case ("defaultIsolation", let actor?): isOnMainActor = actor.name == "self"
        default: break
        }
    }
}

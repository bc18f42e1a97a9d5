import Foundation

/// Small files that stand for something very large, and files that are very deep.
enum Bombs {
    static func all(of format: HostileFormat) -> [[UInt8]] {
        let texts: [String] =
            switch format {
            case .infoPlist: infoPlists
            case .storyboard:
                xml(
                    "document", #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB""#, open: "<scene>",
                    close: "</scene>")
            case .nib:
                xml("document", #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB""#, open: "<view>", close: "</view>")
            case .scheme: xml("Scheme", "", open: "<BuildAction>", close: "</BuildAction>")
            case .workspace: xml("Workspace", "", open: #"<Group location="group:a">"#, close: "</Group>")
            case .openStepInfoPlist: openStep
            case .projectFile: openStep + projectFiles
            case .configurationFile: settings
            case .xcodeGen: yaml
            case .packageManifest: manifests
            case .testPlan, .resolvedPackages, .assetCatalog, .stringCatalog, .device, .trace, .runRequest: json
            case .podfile:
                [
                    "pod 'A', :path" + spaces + "x", repeated("pod 'A', :path => '", 20_000),
                    repeated("pod 'Feature', :path => 'Pods'\n", 20_000),
                ]
            case .podspec:
                [
                    "s.name = 'A'\ns.source_files = '" + repeated("{a,b}", 40) + "'",
                    "s.name = 'A'\ns.source_files = '" + repeated("**/", 5_000) + "'",
                    "s.name = 'A'\ns.source_files = '" + repeated("{", 50_000) + "'", "s.name" + spaces + "'A",
                    repeated("'", 99_999), repeated("s.source_files = [\n", 5_000),
                    "s.source_files = " + repeated("'a\"", 30_000),
                ]
            case .bridgingHeader: [repeated("/*", 50_000), repeated("#import <", 50_000), "#import" + spaces + "<"]
            case .binaryInfoPlist: []
            }
        return texts.map { Array($0.utf8) } + (format == .binaryInfoPlist ? binary : [])
    }

    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    private static let spaces = repeated(" ", 100_000)

    // MARK: XML

    private static func laughs(_ root: String, _ content: String) -> String {
        let levels = (1...9).map { "<!ENTITY e\($0) \"\(repeated("&e\($0 - 1);", 10))\">" }.joined()
        return "<?xml version=\"1.0\"?><!DOCTYPE \(root) [<!ENTITY e0 \"ha\">\(levels)]>\(content)"
    }

    private static func xml(_ root: String, _ attributes: String, open: String, close: String) -> [String] {
        let head = "<\(root) \(attributes)>"
        let external = "<?xml version=\"1.0\"?><!DOCTYPE \(root) [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
        return [
            laughs(root, "\(head)&e9;</\(root)>"), laughs(root, "<\(root) \(attributes) a=\"&e9;\"/>"),
            external + head + "&x;</\(root)>",
            "<!DOCTYPE \(root) SYSTEM \"file:///dev/zero\">" + head + "</\(root)>",
            "<!DOCTYPE \(root) [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]>" + head + "&a;</\(root)>",
            head + repeated(open, 100_000), head + repeated(open, 200) + repeated(close, 200) + "</\(root)>",
            head + repeated(open + close, 50_000) + "</\(root)>",
            "<\(root) " + (0..<20_000).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>",
            head + "<" + repeated("a", 200_000), head + repeated("&amp;", 100_000),
        ]
    }

    private static var infoPlists: [String] {
        let deep = { (open: String, close: String, depth: Int) in
            "<plist>" + repeated(open, depth) + repeated(close, depth) + "</plist>"
        }
        return [
            laughs("plist", "<plist><dict><key>a</key><string>&e9;</string></dict></plist>"),
            "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><dict><key>CFBundleName</key><string>&x;</string></dict></plist>",
            deep("<array>", "</array>", 100_000), deep("<dict><key>a</key>", "</dict>", 60_000),
            deep("<dict><key>a</key>", "</dict>", 190), repeated("<array>", 50_000),
            "<plist><dict>" + (0..<20_000).map { "<key>k\($0)</key><true/>" }.joined() + "</dict></plist>",
            "<plist><dict><key>A</key><string>" + repeated("$(", 20_000) + "</string></dict></plist>",
        ]
    }

    // MARK: Property lists

    private static var openStep: [String] {
        [
            repeated("(", 60_000), repeated("{a=", 60_000), repeated("(", 300) + repeated(")", 300),
            "\"" + repeated("\\", 99_999),
            "<" + repeated("0", 99_999), repeated("/*", 50_000),
            "{" + (0..<20_000).map { "k\($0) = \($0);" }.joined() + "}",
            "\"" + repeated("\\U", 50_000) + "\"",
        ]
    }

    /// Binary property lists: 40 levels of arrays that hold the next one twice, circles, and numbers out of all bounds.
    private static var binary: [[UInt8]] {
        let key: [UInt8] = [0x51, UInt8(ascii: "a")]
        let levels: [[UInt8]] = (2...40).map { (level: UInt8) in [0xA2, level + 1, level + 1] }
        let twice = list([[0xD1, 1, 2], key] + levels + [[0x51, UInt8(ascii: "b")]])
        let dates = [1e308, -1e308, .nan, .infinity, 1e18, -6.4e10].map { (seconds: Double) in
            list([[0xD1, 1, 2], key, [0x33] + withUnsafeBytes(of: seconds.bitPattern.bigEndian) { Array($0) }])
        }
        return [
            twice, list([[0xD1, 1, 0], key]), list([[0xA1, 0]]), list([[0xD1, 1, 2], key, [0xA1, 2]]),
            list([[0xD1, 1, 200], key]), list([[0xDF, 0x13] + Array(repeating: 0xFF, count: 8), key]),
            list([[0xD1, 1, 2], key, [0x5F, 0x13, 0x7F] + Array(repeating: 0xFF, count: 7)]),
            list([[0xD1, 1, 2], key, [0x14] + Array(repeating: 0xFF, count: 16)]),
            list([[0xD2, 1, 1, 2, 2], key, [0x09]]), list([[0xD1, 1, 2], [0x10, 5], [0x09]]),
            list([[0xD1, 1, 2], key, [0x80, 1]]), list([[0xD1, 1, 2], key, [0x23, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]]),
        ] + dates
    }

    /// Returns a binary property list of objects, each given as its bytes.
    private static func list(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
            bytes += object
        }
        let number = { (value: Int) in (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }
        let table = bytes.count
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + number(objects.count) + number(0) + number(table)
    }

    private static var projectFiles: [String] {
        let project = { (objects: String) in
            "{ archiveVersion = 1; objectVersion = 77; rootObject = R; objects = { R = { isa = PBXProject; targets = (T); "
                + "buildConfigurationList = L; mainGroup = G0; }; L = { buildConfigurations = (C); }; T = { isa = PBXNativeTarget; "
                + "name = App; productType = \"com.apple.product-type.application\"; buildConfigurationList = L; "
                + "buildPhases = (P); fileSystemSynchronizedGroups = (S); }; P = { isa = PBXSourcesBuildPhase; files = (B); }; "
                + "B = { fileRef = F; }; F = { isa = PBXFileReference; path = a.swift; sourceTree = \"<group>\"; }; "
                + objects + "}; }"
        }
        let groups = (0..<5_000).map {
            "G\($0) = { isa = PBXGroup; children = (\($0 == 4_999 ? "F" : "G\($0 + 1)")); path = a; };"
        }
        let settings = { (text: String) in
            "C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(text) }; };"
        }
        let doubled = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined()
        let everywhere = { (path: String) in
            "S = { isa = PBXFileSystemSynchronizedRootGroup; path = \"\(path)\"; sourceTree = \"<absolute>\"; };"
        }
        return [
            project(groups.joined()),
            project("G0 = { isa = PBXGroup; children = (G0, F); path = a; };"),
            project(settings(doubled + "PRODUCT_NAME = \"$(A0)\";")),
            project(settings("PRODUCT_NAME = \"\(repeated("$(", 20_000))\";")),
            project(settings("PRODUCT_NAME = \"\(repeated("$(A:", 4_000))\(repeated(")", 4_000))\";")),
            project(everywhere("/")), project(everywhere("/proc")), project(everywhere("/usr")),
        ]
    }

    // MARK: Texts

    private static var settings: [String] {
        let doubled = { (count: Int) in
            (0..<count).map { "A\($0) = $(A\($0 + 1)) $(A\($0 + 1))" }.joined(separator: "\n")
                + "\nPRODUCT_NAME = $(A0)"
        }
        return [
            doubled(60), doubled(16),
            "PRODUCT_NAME = $(inherited)$(inherited)\n" + repeated("PRODUCT_NAME = $(inherited)$(inherited)\n", 60),
            "PRODUCT_NAME = " + repeated("$(", 50_000),
            "PRODUCT_NAME = " + repeated("$(A:", 5_000) + repeated(")", 5_000),
            "PRODUCT_NAME = " + repeated("$(", 5_000) + repeated(")", 5_000),
            repeated("[", 99_999), repeated("#include \"Base.xcconfig\"\n", 10_000),
            repeated("#include \"App.xcconfig\"\n", 10_000),
            "PRODUCT_NAME[sdk=" + repeated("*", 50_000) + "] = a", "PRODUCT_NAME = " + repeated("$", 99_999),
            "OTHER_SWIFT_FLAGS = " + repeated("\\", 99_999), "PRODUCT_NAME = " + spaces + "a", spaces + "=" + spaces,
            "#include \"/dev/zero\"", "#include \"/dev/stdin\"", "#include \"/proc/self/environ\"",
            "PRODUCT_NAME = " + repeated("$(TARGET_NAME)", 20_000),
        ]
    }

    private static var yaml: [String] {
        let targets = "\ntargets:\n  App: {type: application, platform: iOS, sources: Globe, templates: [T0]}\n"
        let anchors = (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n")
        let templates = (0..<60).map { "  T\($0): {templates: [T\($0 + 1), T\($0 + 1)]}" }.joined(separator: "\n")
        let groups = (0..<60).map { "  g\($0): {groups: [g\($0 + 1), g\($0 + 1)]}" }.joined(separator: "\n")
        let attributes = (0..<40).map { "b\($0): \"${b\($0 + 1)}${b\($0 + 1)}\"" }.joined(separator: ", ")
        let attributesBack = (1..<40).map { "b\($0): \"${b\($0 - 1)}${b\($0 - 1)}\"" }.joined(separator: ", ")
        let filled = { (attributes: String) in
            "targetTemplates: {T0: {name: \"${b0}${b39}${b20}\"}}\n"
                + "targets: {App: {type: application, templates: [T0], templateAttributes: {\(attributes)}}}"
        }
        return [
            "a0: &a0 x\n\(anchors)\(targets)", "a0: &a0 x\n\(anchors)\n? *a40\n: x\(targets)",
            "a0: &a0 {x: y}\n"
                + (1...40).map { "a\($0): &a\($0) {<<: [*a\($0 - 1), *a\($0 - 1)], b\($0): *a\($0 - 1)}" }.joined(
                    separator: "\n")
                + targets,
            "targetTemplates:\n\(templates)\(targets)", filled(attributes), filled(attributesBack),
            "settingGroups:\n\(groups)\nsettings: {groups: [g0]}\(targets)",
            repeated("[", 20_000), repeated("{a: ", 20_000), repeated("- ", 20_000), repeated("? ", 20_000),
            "include: [\(repeated("project.yml, ", 90))]", "a: &a [*a]" + targets, "&a a: *a" + targets,
            "targets: {App: {type: application, platform: iOS, sources: /}}",
            "targets: {App: {type: application, platform: iOS, sources: /proc}}",
            "targets: {App: {type: application, platform: iOS, sources: [{path: Globe, excludes: [\"\(repeated("{a,b}", 40))\"]}]}}",
            "include: /dev/zero", "a: !!int 0x" + repeated("f", 10_000) + targets,
            "a: " + repeated("9", 99_999) + targets,
            "a: !!timestamp 9999999999-01-01" + targets, "a: !!float " + repeated("1:", 5_000) + "1" + targets,
        ]
    }

    private static var manifests: [String] {
        let constants = (0..<60).map { "let a\($0) = [a\($0 + 1), a\($0 + 1)]" }.joined(separator: "\n")
        let sums = (0..<60).map { "let a\($0) = a\($0 + 1) + a\($0 + 1)" }.joined(separator: "\n") + "\nlet a60 = \"x\""
        let package = "\nlet package = Package(name: \"Score\", targets: a0)"
        let deep = { (open: String, close: String, depth: Int) in
            "let package = Package(name: \"Score\", targets: \(repeated(open, depth))\(repeated(close, depth)))"
        }
        return [
            constants + package, sums + "\nlet package = Package(name: a0)", "let package = package",
            "let package = [package]",
            "let a0 = a0 + a0" + package, deep("[", "]", 250), deep("[", "]", 50_000), deep("(", ")", 50_000),
            deep(".a(", ")", 20_000),
            deep("x!", "", 60_000), deep("f()", "", 25_000), deep("a.", "b", 30_000), deep("A<", ">", 20_000),
            deep("{", "}", 20_000),
            deep("\"\\(", ")\"", 5_000), deep("a + ", "b", 20_000), deep("-", "1", 50_000), deep("a ? ", ": b", 10_000),
            "// swift-tools-version:" + spaces + "x\n" + package, repeated("#if A\n", 20_000), repeated("/*", 50_000),
            repeated("let a = 1\n", 20_000), "let package = Package(name: 1" + repeated("0", 50_000) + ")",
        ]
    }

    private static var json: [String] {
        [
            repeated("[", 100_000), repeated("{\"a\":", 100_000), repeated("[", 500) + repeated("]", 500),
            "{\"a\":" + repeated("9", 100_000) + "}", "\"" + repeated("\\ud800", 20_000) + "\"",
            "[" + repeated("1,", 50_000) + "1]",
            "{" + repeated("\"version\":1,", 20_000) + "\"version\":1}",
            "{\"strings\":{\"a\":{}},\"sourceLanguage\":\"\(repeated("a", 50_000))\"}",
            "{\"version\":1e999}", "{\"version\":-0.0}", "nul", "\u{FEFF}{}",
        ]
    }
}

import Foundation
import Samples
import TestSupport
import Testing

@testable import Projects
@testable import Storage
@testable import Wording

/// Files that once ended the process that read them, took too long, or were refused with words of a library.
///
/// `hostile-files` in `Tests/HostileFiles` found them, and makes more.
@Suite(.timeLimit(.minutes(1))) struct HostileFileTests {
    /// A file in a folder, and the place and the reason of the refusal; nil if it is read.
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var file: String
        var bytes: [UInt8]
        var refusal: String?

        init(_ name: String, _ file: String, _ bytes: [UInt8], _ refusal: String?) {
            self.name = name
            self.file = file
            self.bytes = bytes
            self.refusal = refusal
        }

        init(_ name: String, _ file: String, _ text: String, _ refusal: String?) {
            self.init(name, file, Array(text.utf8), refusal)
        }

        var testDescription: String { "\(file): \(name)" }
    }

    private static let storyboard = "The file is not an Interface Builder storyboard for iOS."
    private static let nib = "The file is not an Interface Builder nib for iOS."
    private static func plist(_ reason: String) -> String { "The Info.plist cannot be read. \(reason)" }
    private static func yaml(_ reason: String) -> String { "XcodeGen's file cannot be read. \(reason)" }

    static let rows = [
        Row("an element that is not UTF-8", "App/Main.storyboard", "<\u{8E}ler".latin1, storyboard),
        Row("an attribute that is not UTF-8", "App/Main.storyboard", "<F p=\"\" \u{C0}=\"F".latin1, storyboard),
        Row("an instruction without a text", "App/Card.xib", "<l<?x?>", nib),
        Row("a declared notation", "App/Card.xib", "<!DOCTYPE a [<!NOTATION b SYSTEM \"c\">]><a/>", nib),
        Row("another encoding", "App/Card.xib", "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>", nib),
        Row(
            "arrays that stand for 2^39 values", "App/Info.plist", binary(laughs),
            plist("It stands for many times more values than it has bytes.")),
        Row(
            "a key that is a number", "App/Info.plist", binary([[0xD1, 1, 2], [0x10, 5], [0x09]]),
            plist("It has a value that a property list cannot have.")),
        Row(
            "a text that is not UTF-8", "App/Info.plist",
            "<plist><dict><key>a</key><string>\u{E2}</string></dict></plist>".latin1,
            plist("It has a value that a property list cannot have: a.")),
        Row(
            "control characters in a tag", "App/Info.plist", "<plist><dict\u{7}key></plist>",
            plist("Encountered unknown tag dict\u{FFFD}key.")),
        Row("a long number", "App/Info.plist", "<" + String(repeating: "0", count: 99_999), nil),
        Row(
            "templates that use each other twice", "project.yml",
            "targetTemplates:\n" + twice("templates", "T") + "targets: {App: {templates: [T0]}}",
            yaml("It uses templates more than 2000 times.")),
        Row(
            "groups of settings that use each other twice", "project.yml",
            "settingGroups:\n" + twice("groups", "g") + "settings: {groups: [g0]}\ntargets: {App: {}}",
            yaml("It uses groups of settings more than 2000 times.")),
        Row(
            "a key that stands for 2^40 values", "project.yml",
            aliases + "? *a40\n: x",
            yaml("It has more than 40 aliases, and keys that are not plain text.")),
    ]

    /// Forty arrays, each with the next one twice.
    private static let laughs: [[UInt8]] = {
        var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61]]
        for next in UInt8(3)...41 { objects.append([0xA2, next, next]) }
        return objects + [[0x51, 0x62]]
    }()

    private static let aliases =
        (1...40).reduce("a0: &a0 x\n") { $0 + "a\($1): &a\($1) [*a\($1 - 1), *a\($1 - 1)]\n" }

    private static func twice(_ key: String, _ name: String) -> String {
        (0..<60).map { "  \(name)\($0): {\(key): [\(name)\($0 + 1), \(name)\($0 + 1)]}\n" }.joined()
    }

    /// Returns a binary property list of objects, each given as its bytes.
    private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
            bytes += object
        }
        let table = bytes.count
        bytes += offsets
        bytes += [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [objects.count, 0, table] {
            bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)]
        }
        return bytes
    }

    @Test(arguments: rows) func `A hostile file is refused with a reason`(row: Row) throws {
        let isFolder = row.file != "project.yml"
        let others = isFolder ? ["App/App.swift": "", "App/Info.plist": "<plist><dict/></plist>"] : [:]
        try ScratchFolder.with(others) { folder in
            try folder.write(bytes: row.bytes, to: row.file)
            let refusal = mistake(at: folder.path)
            if let expected = row.refusal {
                #expect(refusal?.what == expected)
                #expect(refusal?.place?.hasPrefix(folder / row.file) == true)
            } else {
                #expect((refusal?.what.utf8.count ?? 0) < 500)
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func `Thousands of aliases in a line are looked at once`() throws {
        let line = String(repeating: "*a", count: 20_000)
        for text in ["a: &a 1\nb: \(line)\n", "a: &a 1\nb: [\(line)\n", "\(line)]"] {
            try ScratchFolder.with(["project.yml": text]) { folder in #expect(mistake(at: folder.path) != nil) }
        }
    }

    @Test func `A path with a null character leads nowhere`() throws {
        try ScratchFolder.with(["App/App.swift": ""]) { folder in
            for path in ["App\0", "App/\0x", "\0/App", "App/App.swift\0"].map({ folder.path + "/" + $0 }) {
                #expect(!Files.exists(path) && !Files.isFolder(path) && !Files.isLink(path))
                #expect(!Disk.isFile(path) && !Disk.isOwnFolder(path))
                #expect(Disk.files(below: path) == [])
                #expect(throws: PlainFile.Fault.missing) { try PlainFile.read(path) }
            }
        }
    }

    @Test(arguments: [("Sources/Score", ["Score.swift"]), ("\0urces/Score", [])])
    func `A target's path with a null character holds no sources`(path: String, sources: [String]) throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Score", products: [.library(name: "Score", targets: ["Score"])],
                targets: [.target(name: "Score", path: "\(path)")])
            """
        let files = [
            "project.yml": """
            name: Globe
            packages: {Score: {path: Score}}
            targets:
              Globe:
                type: application
                platform: iOS
                sources: Globe
                dependencies: [package: Score]
                settings: {GENERATE_INFOPLIST_FILE: YES}
            """,
            "Globe/App.swift": "import Score\n", "Score/Package.swift": manifest, "Score/Sources/Score/Score.swift": "",
        ]
        try ScratchFolder.with(files) { folder in
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.libraries.flatMap(\.sources).map { Path.name($0.path) } == sources)
        }
    }

    @Test func `A pipe in the place of a file is not waited for`() throws {
        try ScratchFolder.with(["App/App.swift": ""]) { folder in
            mkfifo(folder / "App/Info.plist", 0o600)
            #expect(mistake(at: folder.path) == .notPlain(folder / "App/Info.plist"))
        }
    }

    static let settings = [
        (0..<60).map { "A\($0) = $(A\($0 + 1)) $(A\($0 + 1))" }.joined(separator: "\n") + "\nPRODUCT_NAME = $(A0)",
        "PRODUCT_NAME = " + String(repeating: "$(", count: 5_000) + String(repeating: ")", count: 5_000),
        "PRODUCT_NAME = " + String(repeating: "$(A:", count: 5_000) + String(repeating: ")", count: 5_000),
        String(repeating: "PRODUCT_NAME = $(inherited)$(inherited)\n", count: 60),
    ]

    @Test(arguments: settings.indices) func `Settings that stand for endless text end`(index: Int) {
        var settings = BuildSettings(configuration: "Debug")
        for case .assignment(let assignment) in ConfigurationFile(Self.settings[index]).lines {
            settings.add([assignment])
        }
        #expect((settings.value("PRODUCT_NAME") ?? "").utf8.count <= 1 << 20)
    }

    @Test func `Brackets within brackets are read for as many levels as there is text for`() {
        var settings = BuildSettings(configuration: "Debug")
        let text = String(repeating: "$(A:default=", count: 20_000) + String(repeating: ")", count: 20_000)
        settings.add([SettingAssignment(key: "PRODUCT_NAME", value: text)])
        let time = ContinuousClock().measure { #expect(settings.value("PRODUCT_NAME") == "") }
        #expect(time < .seconds(20))
    }

    @Test func `Groups that are thousands of levels deep have a path`() throws {
        let groups = (0..<5_000).map { number in
            "G\(number) = { isa = PBXGroup; children = (G\(number + 1)); path = a; };"
        }
        let text =
            "{ rootObject = R; objects = { R = { isa = PBXProject; }; \(groups.joined()) "
            + "G5000 = { isa = PBXFileReference; path = b.swift; }; }; }"
        let objects = try ProjectObjects(PropertyList(Data(text.utf8)), folder: "/", path: "/A.xcodeproj")
        let file = try #require(objects["G5000"])
        #expect(objects.path(of: file) == String(repeating: "/a", count: 5_000) + "/b.swift")
    }

    static let manifests = [
        String(repeating: "[", count: 250) + String(repeating: "]", count: 250), String(repeating: "A<", count: 20_000),
        String(repeating: "\n#if A", count: 20_000),
    ]

    @Test(arguments: manifests.indices) func `A manifest whose parser would double its time is refused`(index: Int) {
        let refusal = Mistake.unreadableManifest("/p/Package.swift", reason: "It is nested too deeply.")
        #expect(throws: refusal) {
            try PackageManifest("let package = Package(name: \"A\", targets: \(Self.manifests[index]))", folder: "/p")
        }
    }

    @Test func `A message has no control characters, and an end`() throws {
        let long = String(repeating: "é", count: 100_000)
        let mistake = Mistake(.usage, what: "a\u{1B}[2Jb\tc\nd\u{9B}", place: "/a\u{7}", cure: long)
        #expect(mistake.what == "a\u{FFFD}[2Jb\tc\nd\u{FFFD}")
        #expect(mistake.place == "/a\u{FFFD}")
        #expect(mistake.cure == String(repeating: "é", count: 5_000) + "…")
        let sent = Data(#"{"kind":"usage","what":"\u001b","cure":""}"#.utf8)
        #expect(try JSONDecoder().decode(Mistake.self, from: sent).what == "\u{FFFD}")
    }
}

extension String {
    /// The text with one byte for each character, which need not be UTF-8.
    fileprivate var latin1: [UInt8] { unicodeScalars.map { UInt8($0.value) } }
}

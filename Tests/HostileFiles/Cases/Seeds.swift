import DeviceWalks
import Foundation
import Lifecycle

@testable import Simulator

/// The honest files from which hostile ones are made: the repository's own, and a few for the formats it has none of.
enum Seeds {
    static func all(of format: HostileFormat) throws -> [[UInt8]] {
        let found: [Data] =
            switch format {
            case .infoPlist: try Fixtures.files("Info.plist")
            case .binaryInfoPlist:
                try infoPlists { try PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
            case .openStepInfoPlist: try infoPlists { Data(openStep($0).utf8) }
            case .storyboard: try Fixtures.files(".storyboard")
            case .projectFile: try Fixtures.files(".pbxproj")
            case .scheme: try Fixtures.files(".xcscheme")
            case .workspace: try Fixtures.files(".xcworkspacedata")
            case .packageManifest: try Fixtures.files("Package.swift")
            case .assetCatalog: try Fixtures.files("Contents.json")
            case .device: try devices()
            case .trace: try traces()
            case .runRequest: try runRequests()
            default: []
            }
        return (found + texts(of: format).map { Data($0.utf8) }).map { Array($0) }
    }

    private static func texts(of format: HostileFormat) -> [String] {
        switch format {
        case .infoPlist: [SeedTexts.infoPlist]
        case .storyboard: [SeedTexts.storyboard]
        case .nib: [SeedTexts.nib]
        case .workspace: [SeedTexts.workspace]
        case .packageManifest: [SeedTexts.packageManifest]
        case .resolvedPackages: [SeedTexts.resolvedPackages, SeedTexts.oldResolvedPackages]
        case .testPlan: [SeedTexts.testPlan]
        case .configurationFile: [SeedTexts.configurationFile]
        case .xcodeGen:
            [
                SeedTexts.xcodeGen,
                SeedTexts.xcodeGen.replacing("include: [shared.yml]", with: SeedTexts.xcodeGenTemplates),
            ]
        case .assetCatalog: [SeedTexts.assetGroup]
        case .stringCatalog: [SeedTexts.stringCatalog]
        case .podfile: [SeedTexts.podfile]
        case .podspec: [ProjectTexts.podspec]
        case .bridgingHeader: [SeedTexts.bridgingHeader]
        default: []
        }
    }

    // MARK: Property lists

    private static func infoPlists(_ write: (Any) throws -> Data) throws -> [Data] {
        try (Fixtures.files("Info.plist") + [Data(SeedTexts.infoPlist.utf8)]).compactMap { data in
            // A fixture may be broken on purpose.
            guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
            return try write(list)
        }
    }

    private static func openStep(_ value: Any) -> String {
        switch value {
        case let values as [String: Any]:
            "{" + values.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \(openStep($0.value)); " }.joined() + "}"
        case let values as [Any]: "(" + values.map(openStep).joined(separator: ", ") + ")"
        case let data as Data: "<" + data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + ">"
        default: "\"\(value)\""
        }
    }

    // MARK: What Understudy writes itself

    private static func devices() throws -> [Data] {
        let place = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        return try lived(30).map { device in
            try DeviceFile(place).write(device)
            return try Data(contentsOf: place)
        }
    }

    /// Returns devices that walks left.
    static func lived(_ count: UInt64) -> [Device] {
        (0..<count).map { seed in
            let record = Walk(seed: seed).record()
            var device = Device(record.conditions)
            for input in record.inputs.prefix(seed % 4 == 0 ? 40 : 200) {
                _ = device.receive(input, for: record.bundle)
            }
            return device
        }
    }

    private static func traces() throws -> [Data] {
        let folder = Fixtures.folder.appending(path: "Tests/Recorded/Steps")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.sorted() ?? []
        return try paths.filter { $0.hasSuffix(".txt") }.enumerated().filter { $0.offset % 6 == 0 }.compactMap {
            _, path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            let lines = text.split(separator: "\n").filter { $0.hasPrefix("{\"seq\":") }.prefix(40)
            // The records leave the times out.
            let timed = lines.enumerated().map { number, line -> String in
                line.contains("\"time\":")
                    ? String(line)
                    : String(line.replacing(",\"kind\":", with: ",\"time\":\(number),\"kind\":", maxReplacements: 1))
            }
            return timed.isEmpty ? nil : Data((timed.joined(separator: "\n") + "\n").utf8)
        }
    }

    private static func runRequests() throws -> [Data] {
        let kept = try lived(12).map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
            .filter { $0.utf8.count < 20_000 }
        return
            (SeedTexts.runRequests + kept.map { #"{"step":"basics/1","launch":{"scenario":"custom"},"device":\#($0)}"# })
            .map { Data($0.utf8) }
    }
}

/// The formats of files, and of the texts of a request, that may come from any sender.
package enum HostileFormat: String, CaseIterable, Sendable {
    case infoPlist = "info-plist"
    case binaryInfoPlist = "binary-info-plist"
    case openStepInfoPlist = "openstep-info-plist"
    case storyboard
    case nib
    case projectFile = "project-file"
    case scheme
    case testPlan = "test-plan"
    case configurationFile = "configuration-file"
    case workspace
    case packageManifest = "package-manifest"
    case resolvedPackages = "resolved-packages"
    case xcodeGen = "xcodegen"
    case assetCatalog = "asset-catalog"
    case stringCatalog = "string-catalog"
    case podfile
    case podspec
    case bridgingHeader = "bridging-header"
    case device
    case trace
    case runRequest = "run-request"

    /// The format in words, for a table.
    package var title: String {
        switch self {
        case .infoPlist: "Info.plist, XML"
        case .binaryInfoPlist: "Info.plist, binary"
        case .openStepInfoPlist: "Info.plist, OpenStep text"
        case .storyboard: "Storyboard"
        case .nib: "Nib (XIB)"
        case .projectFile: "Project file (project.pbxproj)"
        case .scheme: "Scheme"
        case .testPlan: "Test plan"
        case .configurationFile: "Build configuration file (xcconfig)"
        case .workspace: "Workspace"
        case .packageManifest: "Package.swift, read as data"
        case .resolvedPackages: "Package.resolved"
        case .xcodeGen: "project.yml of XcodeGen"
        case .assetCatalog: "Asset catalog (Contents.json)"
        case .stringCatalog: "String catalog (xcstrings)"
        case .podfile: "Podfile"
        case .podspec: "Podspec"
        case .bridgingHeader: "Bridging header"
        case .device: "Device state (--state)"
        case .trace: "Trace"
        case .runRequest: "Body of a request for a run"
        }
    }

    /// The cases of this format in a thousand of all: more of those that take little time.
    package var share: Int {
        switch self {
        case .projectFile, .scheme, .workspace, .resolvedPackages: 25
        case .device, .packageManifest, .trace, .runRequest: 40
        default: 57
        }
    }

    /// The syntax, which decides about what is put into a file.
    var syntax: Syntax {
        switch self {
        case .infoPlist, .storyboard, .nib, .scheme, .workspace: .xml
        case .binaryInfoPlist: .binary
        case .openStepInfoPlist, .projectFile: .openStep
        case .testPlan, .resolvedPackages, .assetCatalog, .stringCatalog, .device, .trace, .runRequest: .json
        case .xcodeGen: .yaml
        case .configurationFile: .settings
        case .packageManifest: .swift
        case .podfile, .podspec, .bridgingHeader: .lines
        }
    }

    /// True if its files are not text.
    package var isBinary: Bool { syntax == .binary }

    enum Syntax: Sendable {
        case xml, binary, openStep, json, yaml, settings, swift, lines
    }
}

/// An environment variable that Xcode sets in a test host. The raw value is its name.
public enum HostVariable: String, Codable, Hashable, Sendable, CaseIterable {
    /// The library that loads the test bundle.
    case insertLibraries = "DYLD_INSERT_LIBRARIES"
    /// The folder of Xcode's build products.
    case frameworkPath = "DYLD_FRAMEWORK_PATH"
    /// The test bundle's path on the Mac.
    case testBundleLocation = "TestBundleLocation"
    /// The test bundle's path: on the device, and with Xcode 7 on the Mac.
    case injectBundle = "XCInjectBundle"
    /// The path of the app's executable.
    case injectBundleInto = "XCInjectBundleInto"
    /// The test bundle's path among the app's plug-ins.
    case testBundlePath = "XCTestBundlePath"
    /// The path of the library that loads the test bundle, for exit tests in a test host.
    case testBundleInjectPath = "XCTestBundleInjectPath"
    /// The path of a file that tells XCTest what to run; empty with the newest Xcode.
    case configurationFile = "XCTestConfigurationFilePath"
    /// An identifier of the test session, of a form that is not known.
    case sessionIdentifier = "XCTestSessionIdentifier"
    /// The process's name to launchd.
    case serviceName = "XPC_SERVICE_NAME"

    /// The rule that says who sets it, and since when.
    public var rule: Rule {
        switch self {
        case .insertLibraries: .hostingInsertLibraries
        case .frameworkPath: .hostingFrameworkPath
        case .testBundleLocation: .hostingTestBundleLocation
        case .injectBundle: .hostingInjectBundle
        case .injectBundleInto: .hostingInjectBundleInto
        case .testBundlePath: .hostingTestBundlePath
        case .testBundleInjectPath: .hostingTestBundleInjectPath
        case .configurationFile: .hostingConfigurationFile
        case .sessionIdentifier: .hostingSessionIdentifier
        case .serviceName: .hostingServiceName
        }
    }
}

extension HostingProfile {
    /// Returns the variables by which the environment of a test host tells about its tests.
    ///
    /// Paths of Xcode's own files are those on a Mac; the files are not there.
    public func environment(in places: HostPlaces) -> [String: String] {
        Dictionary(uniqueKeysWithValues: variables.map { ($0.rawValue, value(of: $0, in: places)) })
    }

    private func value(of variable: HostVariable, in places: HostPlaces) -> String {
        switch variable {
        case .insertLibraries: platform + (isBeforeTen ? framework : "/usr/lib/libXCTestBundleInject.dylib")
        case .frameworkPath: places.builtProducts
        case .testBundleLocation: places.builtTestBundle
        // With Xcode 7, the path that had been on the device was on the Mac.
        case .injectBundle: self == .xcode6 ? places.temporaryTestBundle : places.builtTestBundle
        case .injectBundleInto: places.executable
        case .testBundlePath: places.testBundle
        case .testBundleInjectPath: platform + "/usr/lib/libXCTestBundleInject.dylib"
        case .configurationFile: isBeforeTen ? places.configurationFile : ""
        case .sessionIdentifier: HostPlaces.session
        case .serviceName: "0"
        }
    }

    private var isBeforeTen: Bool { self != .xcode16 }
    private var platform: String {
        "/Applications/Xcode.app/Contents/Developer/Platforms/iPhoneSimulator.platform/Developer"
    }
    private var framework: String { "/Library/PrivateFrameworks/IDEBundleInjection.framework/IDEBundleInjection" }
}

/// The paths of a test host's files, as its process can use them.
public struct HostPlaces: Hashable, Sendable {
    /// The app's home.
    public let folder: String
    /// The name of the app's bundle and executable.
    public let app: String
    /// The name of the test bundle and of its executable.
    public let tests: String

    /// Creates the paths in an app's home.
    ///
    /// - Parameters:
    ///   - folder: The home's absolute path.
    ///   - app: The app's name: `Stage` for `Stage.app`.
    ///   - tests: The test bundle's name: `StageTests` for `StageTests.xctest`.
    public init(folder: String, app: String, tests: String) {
        self.folder = folder
        self.app = app
        self.tests = tests
    }

    /// The app's executable.
    public var executable: String { "\(folder)/\(app).app/\(app)" }
    /// The test bundle among the app's plug-ins.
    public var testBundle: String { "\(folder)/\(app).app/PlugIns/\(tests).xctest" }
    /// The test bundle among the app's temporary files, its place on a device until Xcode 7.
    public var temporaryTestBundle: String { "\(folder)/\(tests).xctest" }
    /// The folder of Xcode's build products. It would be on the Mac if the app had no home of its own here.
    public var builtProducts: String {
        "\(folder)/Library/Developer/Xcode/DerivedData/\(app)/Build/Products/Debug-iphonesimulator"
    }
    /// The test bundle among Xcode's build products: readable for an app in the simulator, and for none on a device.
    public var builtTestBundle: String { "\(builtProducts)/\(tests).xctest" }
    /// The file that tells XCTest what to run.
    public var configurationFile: String { "\(folder)/\(tests)-\(Self.session).xctestconfiguration" }

    /// The session's number, the same for all: how Xcode makes these numbers is not known, and a test can count on one.
    static let session = "00000000-0000-4000-8000-000000000000"
}

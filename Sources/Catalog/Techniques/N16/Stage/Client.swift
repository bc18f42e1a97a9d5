import Foundation

/// What the view controller asks for what it shows.
struct Client {
    var greeting: () -> String

    static let live = Client {
        print("production: the live client")
        return "Hello"
    }

    static let inert = Client { "" }

    /// The client of the process: the live one in the app, the inert one under test.
    static var current: Client { isTesting ? inert : live }
}

/// Whether XCTest's variables are in the environment.
let isTesting = ["XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
}

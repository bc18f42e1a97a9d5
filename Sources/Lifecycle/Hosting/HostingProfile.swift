/// A way in which Xcode gets a test bundle into an app's process, shared by all versions that do it alike.
///
/// The raw value is the profile's word on the command line. Developers have observed the behaviour of each: Apple
/// documents none of it but the debug library.
public enum HostingProfile: String, Codable, Hashable, Sendable, CaseIterable {
    /// Xcode 6 and before.
    case xcode6 = "6"
    /// Xcode 7, as its versions before 7.3 do it.
    case xcode7 = "7"
    /// Xcode 8 to 15, with the variables that 8 and 9 set.
    case xcode8 = "8"
    /// Xcode 16 and later.
    case xcode16 = "16"
    /// No bundle comes into the process: the app of a UI test, which its runner starts.
    case none

    /// The profile of the newest Xcode.
    public static let newest = HostingProfile.xcode16

    /// The time at which the classes of the test bundle come into the app's process.
    public var bundleClasses: ClassArrival {
        switch self {
        case .xcode6, .xcode8, .xcode16: .beforeMain
        case .xcode7: .afterLaunch
        case .none: .never
        }
    }

    /// The time at which XCTest's classes come into the app's process, `XCTestCase` among them.
    public var testFramework: ClassArrival {
        self == .none ? .never : .beforeMain
    }

    /// True if a debug build has the app's code in a library beside its executable.
    public var usesDebugLibrary: Bool {
        switch self {
        case .xcode6, .xcode7, .xcode8: false
        // The newest Xcode builds a UI test here.
        case .xcode16, .none: true
        }
    }

    /// The environment variables that reveal a test host, in the order of the cases of `HostVariable`.
    public var variables: [HostVariable] {
        switch self {
        case .xcode6:
            [.insertLibraries, .frameworkPath, .injectBundle, .injectBundleInto, .serviceName]
        case .xcode7:
            [.insertLibraries, .testBundleLocation, .injectBundle, .injectBundleInto, .configurationFile]
        case .xcode8:
            [.insertLibraries, .testBundleLocation, .injectBundleInto, .configurationFile]
        case .xcode16:
            [.insertLibraries, .injectBundleInto, .testBundlePath, .configurationFile, .sessionIdentifier]
        case .none:
            []
        }
    }

    /// The rules about the profile, besides the rules of its variables.
    public var rules: [Rule] {
        switch self {
        case .xcode6: [.hostingInjectedByFramework, .hostingTestFramework]
        case .xcode7: [.hostingTestFrameworkFirst, .hostingInjectedLate]
        case .xcode8: [.hostingInjected, .hostingTestFramework]
        case .xcode16: [.hostingInjected, .hostingTestFramework, .hostingDebugLibrary]
        case .none: [.hostingUserInterfaceTest]
        }
    }
}

/// The time at which classes come into an app's process.
public enum ClassArrival: String, Codable, Hashable, Sendable, CaseIterable {
    /// The app's `main` finds them.
    case beforeMain
    /// The launch does not find them, and the tests do.
    case afterLaunch
    /// Neither the launch nor the tests find them.
    case never
}

/// The imports that come with the modules of Apple's systems and not with Linux's.
///
/// On Apple's systems, Foundation has the URL loading system and the XML parser, and XCTest brings UIKit. Here, each is
/// its own module, and a file that names something from it must import it. What Linux's XCTest lacks of Apple's is in
/// the module that runs the tests.
struct ImpliedImports: Hashable, Sendable {
    private var written: Set<String> = []
    private var needed: Set<String> = []
    private var needsFoundationOfUIKit = false
    private var ownClasses: Set<String> = []

    mutating func add(import module: String) {
        written.insert(module)
    }

    mutating func add(name: String) {
        if let module = Self.module(of: name) { needed.insert(module) }
        if name == Self.localized { needsFoundationOfUIKit = true }
        if Self.foundationOfUIKit.contains(name) { ownClasses.insert(name) }
    }

    /// Notes the label of an argument: `String(localized:)`.
    mutating func add(label: String) {
        if label == "localized" { needsFoundationOfUIKit = true }
    }

    /// The modules to import besides those that the file imports, sorted.
    var modules: [String] {
        var modules = modules(besides: [])
        // What Linux's Foundation lacks of Apple's is in the reference module of UIKit.
        if needsFoundationOfUIKit, written.contains("Foundation"), written.isDisjoint(with: ["UIKit", "SwiftUI"]) {
            modules.insert("UIKit")
        }
        return modules.sorted()
    }

    /// Returns the modules that come with those that a header imports into the file.
    func modules(besides bridged: [String]) -> Set<String> {
        let visible = written.union(bridged)
        return needed.filter { module in
            !visible.contains(module) && !visible.isDisjoint(with: Self.bringing[module] ?? [])
        }
    }

    /// The classes to import by their names, sorted, so that they come before those of Linux's Foundation.
    ///
    /// No class can inherit from Linux's locks: what they are made of is not public, and the compiler must know it.
    var classes: [String] {
        written.isDisjoint(with: Self.foundation) ? [] : ownClasses.sorted().map { "UIKit.\($0)" }
    }

    /// The classes of Foundation's that are in the reference module of UIKit.
    static let foundationOfUIKit: Set<String> = [
        "NSCondition", "NSHashTable", "NSLock", "NSMapTable", "NSPointerFunctions", "NSRecursiveLock",
    ]

    private static let localized = "LocalizedStringResource"

    /// The modules that bring another along on Apple's systems.
    private static let bringing: [String: Set<String>] = [
        "FoundationNetworking": foundation, "FoundationXML": foundation, "UIKit": ["XCTest"],
        "HostedTests": ["XCTest"],
    ]
    /// The modules that bring Foundation along. Apple's `os` does not; where a name is used, a needless import does no harm.
    private static let foundation: Set<String> = [
        "AVFoundation", "Combine", "CoreData", "CoreLocation", "Foundation", "MapKit", "OSLog", "SwiftUI", "UIKit",
        "UserNotifications", "WebKit", "XCTest", "os",
    ]

    private static func module(of name: String) -> String? {
        if name.hasPrefix("URLSession") || networking.contains(name) { return "FoundationNetworking" }
        if name.hasPrefix("XMLParser") { return "FoundationXML" }
        if reported.contains(name) { return "HostedTests" }
        let rest = name.dropFirst(2)
        return name.hasPrefix("UI") && rest.first?.isUppercase == true
            ? "UIKit" : nil
    }

    private static let reported: Set<String> = ["XCTActivity", "XCTAttachment", "XCTContext"]

    private static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
        "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential",
        "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
    ]
}

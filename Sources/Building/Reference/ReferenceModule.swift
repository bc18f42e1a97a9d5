/// A module that stands for one of Apple's, or that carries the conversation with the system.
package struct ReferenceModule: Hashable, Sendable {
    /// The name of the module and of its folder.
    package var name: String
    package var language: Language
    /// The reference modules that its sources import.
    package var dependencies: [String]
    /// The module of Apple's that an app imports; it gets this one instead.
    package var standsFor: String?
    /// True if every test bundle is linked with it, imported or not.
    package var isLinkedIntoTests: Bool
    /// The toolchain's libraries that a module in C is linked with, and after which its constructors run.
    package var libraries: [String]

    package enum Language: String, Hashable, Sendable {
        case swift, c
    }

    package init(
        _ name: String, language: Language = .swift, dependencies: [String] = [], standsFor: String? = nil,
        isLinkedIntoTests: Bool = false, libraries: [String] = []
    ) {
        self.name = name
        self.language = language
        self.dependencies = dependencies
        self.standsFor = standsFor
        self.isLinkedIntoTests = isLinkedIntoTests
        self.libraries = libraries
    }
}

extension ReferenceModules {
    /// The modules of Understudy itself. A module comes after those that it imports.
    package static let catalog: [ReferenceModule] = [
        ReferenceModule("Lifecycle"),
        ReferenceModule("CProcess", language: .c, libraries: ["swiftCore"]),
        ReferenceModule("ReferenceObjectiveC", dependencies: ["CProcess"]),
        ReferenceModule(
            "ReferenceUIKit", dependencies: ["Lifecycle", "CProcess", "ReferenceObjectiveC"], standsFor: "UIKit"),
        ReferenceModule(
            "ReferenceUserNotifications", dependencies: ["ReferenceUIKit"], standsFor: "UserNotifications"),
        ReferenceModule("ReferenceCombine", standsFor: "Combine"),
        ReferenceModule(
            "ReferenceSwiftUI",
            dependencies: ["Lifecycle", "ReferenceObjectiveC", "ReferenceUIKit", "ReferenceCombine"],
            standsFor: "SwiftUI"),
        ReferenceModule("ReferenceCommonCrypto", standsFor: "CommonCrypto"),
        ReferenceModule("ReferenceOS", standsFor: "os"),
        ReferenceModule("ReferenceOSLog", dependencies: ["ReferenceOS"], standsFor: "OSLog"),
        ReferenceModule("ReferenceAVFoundation", standsFor: "AVFoundation"),
        ReferenceModule("ReferenceCoreLocation", dependencies: ["ReferenceUIKit"], standsFor: "CoreLocation"),
        ReferenceModule(
            "ReferenceMapKit", dependencies: ["ReferenceUIKit", "ReferenceCoreLocation"], standsFor: "MapKit"),
        ReferenceModule("ReferenceWebKit", dependencies: ["ReferenceUIKit"], standsFor: "WebKit"),
        ReferenceModule(
            "ReferenceCoreData", dependencies: ["Lifecycle", "ReferenceObjectiveC", "ReferenceUIKit"],
            standsFor: "CoreData"),
        ReferenceModule(
            "HostedTests", dependencies: ["CProcess", "ReferenceUIKit", "ReferenceObjectiveC"], isLinkedIntoTests: true),
        ReferenceModule("TestBundleInjection", language: .c),
    ]
}

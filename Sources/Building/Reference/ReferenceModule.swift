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
    /// The part with which it is built.
    package var part: ReferencePart

    package enum Language: String, Hashable, Sendable {
        case swift, c
    }

    package init(
        _ name: String, language: Language = .swift, dependencies: [String] = [], standsFor: String? = nil,
        isLinkedIntoTests: Bool = false, libraries: [String] = [], part: ReferencePart = .launch
    ) {
        self.name = name
        self.language = language
        self.dependencies = dependencies
        self.standsFor = standsFor
        self.isLinkedIntoTests = isLinkedIntoTests
        self.libraries = libraries
        self.part = part
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
            "HostedTests", dependencies: ["CProcess", "ReferenceUIKit", "ReferenceObjectiveC"], isLinkedIntoTests: true),
        ReferenceModule("TestBundleInjection", language: .c),
        ReferenceModule("ReferenceCombine", standsFor: "Combine", part: .swiftUI),
        ReferenceModule(
            "ReferenceSwiftUI",
            dependencies: ["Lifecycle", "ReferenceObjectiveC", "ReferenceUIKit", "ReferenceCombine"],
            standsFor: "SwiftUI", part: .swiftUI),
        ReferenceModule(
            "ReferenceUserNotifications", dependencies: ["ReferenceUIKit"], standsFor: "UserNotifications",
            part: .others),
        ReferenceModule("ReferenceCommonCrypto", standsFor: "CommonCrypto", part: .others),
        ReferenceModule("ReferenceOS", standsFor: "os", part: .others),
        ReferenceModule("ReferenceOSLog", dependencies: ["ReferenceOS"], standsFor: "OSLog", part: .others),
        ReferenceModule("ReferenceAVFoundation", standsFor: "AVFoundation", part: .others),
        ReferenceModule(
            "ReferenceCoreLocation", dependencies: ["ReferenceUIKit"], standsFor: "CoreLocation", part: .others),
        ReferenceModule(
            "ReferenceMapKit", dependencies: ["ReferenceUIKit", "ReferenceCoreLocation"], standsFor: "MapKit",
            part: .others),
        ReferenceModule("ReferenceWebKit", dependencies: ["ReferenceUIKit"], standsFor: "WebKit", part: .others),
        ReferenceModule(
            "ReferenceCoreData", dependencies: ["Lifecycle", "ReferenceObjectiveC", "ReferenceUIKit"],
            standsFor: "CoreData", part: .others),
    ]
}

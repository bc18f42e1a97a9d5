package import Lifecycle

/// An app target and, where there is one, its test target: what Understudy builds and launches.
package struct Sample: Hashable, Sendable, Codable {
    /// How the reader names it: a folder's or a project's name.
    package var name: String
    package var app: Target
    package var tests: Target?
    /// What the system reads of the app before its code runs.
    package var description: AppDescription
    /// The app's Info.plist with its build settings substituted, as XML.
    package var infoPlist: String
    /// What the reader should know of files that are not in the app.
    package var notes: [String] = []

    package init(name: String, app: Target, tests: Target? = nil, description: AppDescription, infoPlist: String) {
        self.name = name
        self.app = app
        self.tests = tests
        self.description = description
        self.infoPlist = infoPlist
    }

    /// A module's sources and how to compile them.
    package struct Target: Hashable, Sendable, Codable {
        package var name: String
        /// `PRODUCT_MODULE_NAME`.
        package var module: String
        package var sources: [SourceFile]
        /// `SWIFT_VERSION` as the compiler takes it: `5` or `6`.
        package var languageMode: String
        /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, such as `DEBUG`.
        package var conditions: [String]
        /// `SWIFT_DEFAULT_ACTOR_ISOLATION`: `MainActor`, or nil for nonisolated.
        package var defaultIsolation: String?
        /// The modules that a bridging header imports into every file.
        package var bridgedModules: [String] = []
        /// Whether Objective-C sees every member of a class that derives from `NSObject`, as it did up to Swift 3.
        /// Since Swift 4 it sees only what is marked `@objc`, overrides, or does what a protocol of UIKit's asks for.
        package var infersObjectiveC: Bool

        package init(
            name: String, module: String, sources: [SourceFile], languageMode: String = "5",
            conditions: [String] = ["DEBUG"], defaultIsolation: String? = nil, infersObjectiveC: Bool = false
        ) {
            self.infersObjectiveC = infersObjectiveC
            self.name = name
            self.module = module
            self.sources = sources
            self.languageMode = languageMode
            self.conditions = conditions
            self.defaultIsolation = defaultIsolation
        }
    }
}

/// A Swift file of the reader's.
package struct SourceFile: Hashable, Sendable, Codable {
    /// Its absolute path, as compiler messages show it.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

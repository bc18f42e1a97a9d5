public import Lifecycle

/// An app target and, where there is one, its test target: what Understudy builds and launches.
public struct Sample: Hashable, Sendable, Codable {
    /// How the reader names it: a folder's or a project's name.
    public var name: String
    public var app: Target
    public var tests: Target?
    /// What the system reads of the app before its code runs.
    public var description: AppDescription
    /// The app's Info.plist with its build settings substituted, as XML.
    public var infoPlist: String
    /// What the reader should know of files that are not in the app.
    public var notes: [String] = []

    public init(name: String, app: Target, tests: Target? = nil, description: AppDescription, infoPlist: String) {
        self.name = name
        self.app = app
        self.tests = tests
        self.description = description
        self.infoPlist = infoPlist
    }

    /// A module's sources and how to compile them.
    public struct Target: Hashable, Sendable, Codable {
        public var name: String
        /// `PRODUCT_MODULE_NAME`.
        public var module: String
        public var sources: [SourceFile]
        /// `SWIFT_VERSION` as the compiler takes it: `5` or `6`.
        public var languageMode: String
        /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, such as `DEBUG`.
        public var conditions: [String]
        /// `SWIFT_DEFAULT_ACTOR_ISOLATION`: `MainActor`, or nil for nonisolated.
        public var defaultIsolation: String?
        /// The modules that a bridging header imports into every file.
        public var bridgedModules: [String] = []
        /// Whether Objective-C sees every member of a class that derives from `NSObject`, as it did up to Swift 3.
        /// Since Swift 4 it sees only what is marked `@objc`, overrides, or does what a protocol of UIKit's asks for.
        public var infersObjectiveC: Bool

        public init(
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
public struct SourceFile: Hashable, Sendable, Codable {
    /// Its absolute path, as compiler messages show it.
    public var path: String
    public var text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

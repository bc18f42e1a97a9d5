/// The modules that a project names beside those of its app and tests, as far as its files tell.
package struct ProjectModules: Hashable, Sendable, Codable {
    /// The origins of the modules, by the modules' names.
    package var origins: [String: Origin]

    /// Modules with their origins.
    package init(_ origins: [String: Origin] = [:]) {
        self.origins = origins
    }

    /// The origin of a module.
    package enum Origin: Hashable, Sendable, Codable {
        /// A product of a Swift package, at an address or in a folder; nil if the project does not say where.
        case package(String?)
        /// A CocoaPods dependency.
        case pod
        /// A Carthage dependency.
        case carthage
        /// Another target of the project.
        case target(String)
        /// A target that other targets import, and the reason why it cannot be built.
        case unbuilt(String, reason: String)
        /// A framework that was built elsewhere.
        case binary(String)
    }
}

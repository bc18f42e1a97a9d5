/// A way of keeping production code out of the tests, which several techniques go.
package struct Approach: Codable, Hashable, Sendable, Identifiable {
    /// The stable name.
    package var id: ID
    /// The name on the page.
    package var title: String
    /// Its price, in a few words.
    package var cost: String
    /// Its danger, in a few words.
    package var risk: String
    /// The way it works, in Markdown.
    package var how: String
    /// The technique whose recorded runs speak for it.
    package var example: String
    /// The page that shows it; nil for that of the example.
    package var page: String?

    /// The names of the ways.
    package enum ID: String, Codable, Hashable, Sendable, CaseIterable {
        /// Removing the stored sessions makes UIKit ask the testing app delegate.
        case askAgain
        /// The tests' host has another bundle identifier.
        case ownIdentifier
        /// The tests' host is another app, or there is none.
        case ownHost
        /// The tests' host has another Info.plist.
        case ownInfoPlist
        /// Another SwiftUI app is launched.
        case swiftUILauncher
        /// Production code finds out if tests run.
        case changeProduction
    }
}

/// The advice for a kind of app.
package struct Recommendation: Codable, Hashable, Sendable {
    /// The kind of app, in words.
    package var app: String
    /// The origins of such an app's interface.
    package var interfaces: [ProjectKind.Interface]
    /// The systems and SDKs of such an app.
    package var systems: [ProjectKind.Systems]
    /// The recommended way.
    package var approach: Approach.ID
    /// The way to go if a private call is not acceptable; nil if the recommended one has none.
    package var withoutPrivateCall: Approach.ID?

    /// Returns true if a project is such an app.
    package func covers(_ kind: ProjectKind) -> Bool {
        interfaces.contains(kind.interface) && systems.contains(kind.systems)
    }
}

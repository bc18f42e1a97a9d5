package import Lifecycle

/// Which of an app's classes belong to the tests and which to production.
package struct ClassRoles: Hashable, Sendable {
    private let test: Set<String>
    private let app: Set<String>?
    /// The classes that an ordinary launch calls, as far as they are known; nil if none was made to find out.
    package var production: Set<String>?
    /// The roles whose classes in an ordinary launch are known; nil if all of them are.
    package var settledRoles: Set<Appearances.Role>?
    /// The name of the app that ships, if the tests have their own host; nil if it is the app itself.
    package var shippedApp: String?

    /// The sentence on a launch in which nothing of the app that ships ran; nil if the tests have no host of their own.
    package var ownHostSentence: String? {
        shippedApp.map { "The tests have their own host. None of \($0)'s launch code ran." }
    }

    /// Names are as `NSStringFromClass` gives them. Without `app`, every other class is production's.
    package init(test: Set<String>, app: Set<String>? = nil, production: Set<String>? = nil) {
        self.test = test
        self.app = app
        self.production = production
    }

    /// Nothing is known of any class.
    package static let unknown = ClassRoles(test: [], app: [])

    /// Returns the role of a class; nil if it is not known.
    package func role(of class: String) -> Role? {
        if test.contains(`class`) { return .test }
        guard let app else { return .production }
        return app.contains(`class`) ? .production : nil
    }

    /// Returns true if a class is production's: an ordinary launch is known to use it. Without an ordinary launch, the
    /// app's own classes are taken for production's, though an understudy may be among them.
    package func isProduction(_ class: String) -> Bool {
        production?.contains(`class`) ?? (role(of: `class`) == .production)
    }

    /// Returns true if a class that had a role in a launch is production's. If the ordinary launch ended before a class
    /// had this role, the app's own classes are taken for production's.
    package func isProduction(_ class: String, as launchRole: Appearances.Role) -> Bool {
        if isProduction(`class`) { return true }
        guard let settledRoles, !settledRoles.contains(launchRole) else { return false }
        return role(of: `class`) == .production
    }

    /// Returns the app's own classes that stand in for production's in a launch: an ordinary launch has others in their
    /// roles.
    ///
    /// - Parameters:
    ///   - verdict: The verdict of the launch.
    ///   - behind: The delegates behind SwiftUI's own.
    package func understudies(_ verdict: Verdict, behind: [String]) -> [String] {
        guard production != nil else { return [] }
        let roles: [(role: Appearances.Role?, classes: [String])] = [
            (.appDelegate, [verdict.appDelegate].compactMap { $0 }), (.sceneDelegate, verdict.sceneDelegates),
            (nil, behind),
        ]
        let known = roles.filter { role, _ in settledRoles.map { roles in role.map(roles.contains) ?? false } ?? true }
        return known.flatMap(\.classes).filter {
            !Appearances.isSystems($0) && role(of: $0) == .production && !isProduction($0)
        }
    }

    /// The role of a class. The raw value is the label that views show.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        /// A class that stands in for one of production's during tests.
        case test
        /// A class of production.
        case production
    }
}

/// Which of an app's classes belong to the tests and which to production.
package struct ClassRoles: Hashable, Sendable {
    private let test: Set<String>
    private let app: Set<String>?
    /// The classes that an ordinary launch calls; nil if none was made to find out.
    package var production: Set<String>?

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

    /// Returns true if a class is production's: an ordinary launch uses it. If that is not known, the app's own classes
    /// are taken for production's, though an understudy may be among them.
    package func isProduction(_ class: String) -> Bool {
        production?.contains(`class`) ?? (role(of: `class`) == .production)
    }

    /// The role of a class. The raw value is the label that views show.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        /// A class that stands in for one of production's during tests.
        case test
        /// A class of production.
        case production
    }
}

package import Lifecycle
package import Runs

extension Technique {
    /// The differences of the app that hosts the tests from the app that its users get.
    package var hostSettings: HostSettings {
        HostSettings(conditions: conditionsInTests, hasOwnIdentifier: hasOwnIdentifier)
    }

    /// The actions of a person before the tests.
    package var actionsBefore: [Action] { before.compactMap { Action($0) } }
}

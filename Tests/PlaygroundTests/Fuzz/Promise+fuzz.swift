import DeviceWalks
import Promises
import Techniques

extension Promise {
    /// Makes the row of cases that follow from a seed.
    init(fuzz name: String, _ outcome: FuzzCases.Outcome, test: String) {
        self.init(
            .fuzz, name, tried: outcome.cases,
            lost: outcome.failures.isEmpty ? "nothing" : "\(outcome.failures.count) broke a promise",
            test: test)
    }
}

package import DeviceReports
internal import Lifecycle
internal import Runs

/// The comparison of a log with the model, as JSON.
package struct VerifiedLog: Encodable {
    var version = 1
    var sample: String
    var log: String
    var system: String
    var device: String
    var isSimulator: Bool
    var sdk: String?
    var xcode: String?
    var history: String
    /// The conditions in which the launch in the model was another than the recorded one.
    var overrides: [String]
    /// True if the log goes to the end of the tests.
    var isWhole: Bool
    var counts: [String: Int]
    var facts: [ComparedFact]

    package init(sample: String, log: String, _ compared: RecordedLaunch.Compared) {
        self.sample = sample
        self.log = log
        system = compared.device.systemText
        device = compared.device.idiom.word
        isSimulator = compared.device.isSimulator
        sdk = compared.device.sdk?.short
        xcode = compared.device.xcode?.description
        history = compared.history.rawValue
        overrides = compared.overrides
        isWhole = compared.comparison.isWhole
        facts = compared.comparison.facts
        counts = Dictionary(
            uniqueKeysWithValues: ComparedFact.Result.allCases.map { ($0.rawValue, compared.comparison.count($0)) })
    }
}

/// What a claim is about: a page of the evidence.
public enum ClaimArea: String, Hashable, Sendable, CaseIterable {
    case lookup, delegates, configurations, workarounds, sceneObjects, olderSystems, documented, contradictions

    /// The area of the claim with a name such as `C62`.
    init(of id: String) {
        let number = Int(id.dropFirst()) ?? 0
        switch id.first {
        case "P": self = .sceneObjects
        case "Q": self = .olderSystems
        case "H": self = .documented
        case "X": self = .contradictions
        default: self = number <= 31 ? .lookup : number <= 52 ? .delegates : number <= 76 ? .configurations : .workarounds
        }
    }

    /// The page's title.
    public var title: String {
        switch self {
        case .lookup: "Evidence: finding out that tests run"
        case .delegates: "Evidence: what a stand-in must offer"
        case .configurations: "Evidence: when iOS asks for a configuration"
        case .workarounds: "Evidence: ways around the stored session"
        case .sceneObjects: "Evidence: scene objects made by tests"
        case .olderSystems: "Evidence: systems before scenes"
        case .documented: "Evidence: what Apple documents"
        case .contradictions: "Evidence: where sources contradict each other"
        }
    }

    /// What the page has, in a sentence.
    public var abstract: String {
        switch self {
        case .lookup: "What is claimed about detecting tests and finding the tests' classes, and the runs that decide it."
        case .delegates: "What is claimed about the delegate that stands in, and the runs that decide it."
        case .configurations: "What is claimed about scene configurations in test runs, and the runs that decide it."
        case .workarounds: "What is claimed about getting past a stored session, and the runs that decide it."
        case .sceneObjects: "What is claimed about scenes and sessions that a test makes itself, and the runs that decide it."
        case .olderSystems: "What is claimed about apps that also support systems without scenes, and the runs that decide it."
        case .documented: "What Apple's headers and documentation say, and the runs that show the model doing so."
        case .contradictions: "Both sides of each contradiction, run, with the experiment that would decide it on a device."
        }
    }

    /// The page's name in the catalog.
    public var page: String { "Evidence-\(rawValue.prefix(1).uppercased() + rawValue.dropFirst())" }
}

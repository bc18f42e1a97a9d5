/// The subject of a claim: a part of the evidence.
package enum ClaimArea: String, Hashable, Sendable, CaseIterable {
    case lookup, delegates, configurations, workarounds, sceneObjects, olderSystems, documented, contradictions

    /// Finds the area of the claim with a name such as `C62`.
    init(of id: String) {
        let number = Int(id.dropFirst()) ?? 0
        switch id.first {
        case "P": self = .sceneObjects
        case "Q": self = .olderSystems
        case "H": self = .documented
        case "X": self = .contradictions
        default:
            self = number <= 31 ? .lookup : number <= 52 ? .delegates : number <= 76 ? .configurations : .workarounds
        }
    }

    /// The part's title.
    package var title: String {
        switch self {
        case .lookup: "Finding out that tests run"
        case .delegates: "What a stand-in must offer"
        case .configurations: "When iOS asks for a configuration"
        case .workarounds: "Ways around the stored session"
        case .sceneObjects: "Scene objects made by tests"
        case .olderSystems: "Systems before scenes"
        case .documented: "What Apple documents"
        case .contradictions: "Where sources contradict each other"
        }
    }
}

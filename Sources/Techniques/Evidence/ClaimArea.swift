/// A part of the evidence: the subject of some claims. A claim's file names it.
package enum ClaimArea: String, Codable, Hashable, Sendable, CaseIterable {
    case lookup, delegates, configurations, workarounds, sceneObjects, olderSystems, documented, contradictions

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

/// A part of the evidence: the subject of some questions.
package enum ClaimArea: String, Codable, Hashable, Sendable, CaseIterable {
    case lookup, delegates, configurations, workarounds, sceneObjects, olderSystems, documented

    /// The part's title.
    package var title: String {
        switch self {
        case .lookup: "Finding out that tests run"
        case .delegates: "Standing in for the app delegate"
        case .configurations: "When iOS asks for a configuration"
        case .workarounds: "Ways around the stored session"
        case .sceneObjects: "Scene objects made by tests"
        case .olderSystems: "Systems before scenes"
        case .documented: "What Apple documents"
        }
    }
}

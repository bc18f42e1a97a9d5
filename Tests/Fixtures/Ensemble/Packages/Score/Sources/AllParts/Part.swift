public enum Part: Sendable {
    case viola, cello

    package var name: String { "\(self)" }
}

import Score

public enum Players {
    public static var names: String { Score(parts: [.viola, .cello]).description }

    static let secret = "seen by tests alone"
}

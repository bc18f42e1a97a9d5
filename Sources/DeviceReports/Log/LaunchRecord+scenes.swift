/// The facts of a record that have one value at the first test.
extension LaunchRecord {
    var states: [RecordedLine] { lines.filter(\.isState) }

    /// The facts about the scene that iOS gives an app without scenes: its session names no delegate, and it has none.
    ///
    /// The model has no such scene. That iOS has one is known of every app that finds its window's scene; no source of the
    /// catalog says more about it.
    var implicitScene: [RecordedLine] {
        guard isImplicit else { return [] }
        return lines.filter { line in
            ["application.openSessions", "application.connectedScenes", "window.scene"].contains(line.fact)
                || line.fact.hasPrefix("session.") || line.fact.hasPrefix("scene.")
        }
    }

    /// The record with the windows of that scene as those of an app without scenes.
    var withoutImplicitScene: LaunchRecord {
        guard isImplicit else { return self }
        var record = self
        let implicit = Set(implicitScene.map(\.number))
        record.lines.removeAll { implicit.contains($0.number) }
        for index in record.lines.indices where record.lines[index].fact.hasPrefix("window.") {
            record.lines[index].subject = record.lines[index].subject?.split(separator: ", ").last.map(String.init)
        }
        return record
    }

    private var isImplicit: Bool {
        let delegates = lines.filter { $0.fact == "session.delegateClass" || $0.fact == "scene.delegate" }
        return value("application.connectedScenes") == "1" && delegates.allSatisfy { $0.value == nil }
    }
}

extension RecordedLine {
    /// True for a fact that has one value at the first test.
    var isState: Bool { ["application.", "session.", "scene.", "window."].contains { fact.hasPrefix($0) } }
}

package import Confinement

extension Protection {
    /// Returns every measure, those that are always on first.
    package func measures(_ limits: RunLimits) -> [Measure] {
        [
            Measure(
                "wall time", on: true,
                why: "A launch, the tests or an action may take \(limits.wallClock.components.seconds) s."),
            Measure("output", on: true, why: "\(limits.outputBytes / 1024) KiB of text are kept."),
            Measure("events", on: true, why: "\(limits.events) events are kept."),
            Measure(
                "disk", on: true,
                why: "A sample's files may come to \(limits.diskBytes >> 20) MiB, and to \(limits.files) files."),
            Measure("environment", on: true, why: "A sample sees no variable of your environment."),
            Measure("working folder", on: true, why: "Each run has its own folder, removed when it ends."),
        ] + measures
    }
}

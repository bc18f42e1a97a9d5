/// The colours and the type of a picture.
package enum PictureStyle {
    package struct Palette {
        package var ground, frame, line, ink, faint, card, test, production, fault: String
        /// The grounds of cards of the tests' and of production's classes.
        package var testCard, productionCard: String
    }

    package static let light = Palette(
        ground: "#ffffff", frame: "#d2d2d7", line: "#c7c7cc", ink: "#1d1d1f", faint: "#636368", card: "#f7f7f9",
        test: "#0a5fb4", production: "#a84300", fault: "#b3001b",
        testCard: "#e3effb", productionCard: "#fbeee3")

    package static let dark = Palette(
        ground: "#1d1d1f", frame: "#424245", line: "#56565a", ink: "#f5f5f7", faint: "#a9a9ae", card: "#2a2a2d",
        test: "#6cb6ff", production: "#ffab70", fault: "#ff8a8a",
        testCard: "#17324d", productionCard: "#46301f")

    static func css(_ appearance: PictureView.Appearance) -> String {
        switch appearance {
        case .automatic:
            type + "\n" + rules(light) + "\n@media (prefers-color-scheme: dark) {\n" + rules(dark) + "\n}"
        case .light: type + "\n" + rules(light)
        case .dark: type + "\n" + rules(dark)
        }
    }

    private static let type = """
        .understudy-trace text { font: 12px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
        .understudy-trace .lane { font-weight: 600; }
        .understudy-trace .name { font-size: 13px; font-weight: 700; }
        .understudy-trace .tag { font-size: 10.5px; font-weight: 700; text-anchor: middle; }
        .understudy-trace .call { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        .understudy-trace .verdict { font-size: 13px; font-weight: 600; }
        .understudy-trace .fault { font-weight: 700; }
        .understudy-trace path { fill: none; stroke-width: 1; }
        .understudy-trace path.life { stroke-dasharray: 2 4; }
        .understudy-trace rect.card { stroke-width: 1; }
        """

    private static func rules(_ palette: Palette) -> String {
        let fills = [
            ("rect.ground, .understudy-trace rect.mask", palette.ground), ("rect.card", palette.card),
            ("rect.bar", palette.line), ("text", palette.ink),
            ("text.remark, .understudy-trace text.lane, .understudy-trace text.note", palette.faint),
            ("circle", palette.faint), ("rect.test", palette.test), ("rect.production", palette.production),
            ("text.tag", palette.ground), ("text.fault, .understudy-trace circle.fault", palette.fault),
        ]
        let strokes = [
            ("rect.ground", palette.frame), ("path", palette.line), ("rect.card", palette.line),
            ("rect.of-test", palette.test), ("rect.of-production", palette.production),
        ]
        return
            (fills.map { ".understudy-trace \($0) { fill: \($1); }" }
            + strokes.map { ".understudy-trace \($0) { stroke: \($1); }" }).joined(separator: "\n")
    }
}

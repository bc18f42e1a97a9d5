internal import Traces

/// The type and the colours of concept pictures: those of the traces' pictures.
enum SheetStyle {
    /// The style sheet, for light and dark.
    static var css: String {
        type + "\n" + colours(PictureStyle.light) + "\n@media (prefers-color-scheme: dark) {\n"
            + colours(PictureStyle.dark) + "\n}"
    }

    private static let type = """
        .understudy-picture text { font: 12px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
        .understudy-picture .strong, .understudy-picture .test, .understudy-picture .production { font-weight: 600; }
        .understudy-picture .title { font-size: 14px; font-weight: 700; }
        .understudy-picture .code {
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        .understudy-picture path { fill: none; stroke-width: 1.3; }
        .understudy-picture path.cut { stroke-width: 3; }
        .understudy-picture path.dashed { stroke-dasharray: 3 4; }
        .understudy-picture rect { stroke-width: 1; }
        .understudy-picture circle.observed, .understudy-picture circle.inferred { stroke-width: 1.5; }
        .understudy-picture circle.inferred { stroke-dasharray: 2 2; }
        .understudy-picture rect.store { stroke-dasharray: 4 3; }
        """

    private static func colours(_ palette: PictureStyle.Palette) -> String {
        let fills = [
            ("text", palette.ink), ("text.faint, text.code", palette.faint), ("text.test", palette.test),
            ("text.production", palette.production), ("rect.ground, rect.store", palette.ground),
            ("rect.card", palette.card), ("rect.test-card", palette.testCard),
            ("rect.production-card", palette.productionCard), ("rect.test-band, circle.test", palette.test),
            ("rect.production-band, circle.production", palette.production), ("rect.band", palette.line),
            ("rect.track", palette.card),
            ("circle.dot, circle.documented", palette.faint), ("circle.observed, circle.inferred", palette.card),
        ]
        let strokes = [
            ("rect.ground", palette.frame), ("path, circle.observed, circle.inferred", palette.faint),
            ("rect.card, rect.store", palette.line), ("path.cut", palette.ground),
            ("rect.test-card", palette.test), ("rect.production-card", palette.production),
        ]
        return (fills.map { rule($0, "fill", $1) } + strokes.map { rule($0, "stroke", $1) }).joined(separator: "\n")
    }

    private static func rule(_ selectors: String, _ property: String, _ colour: String) -> String {
        let whole = selectors.split(separator: ", ").map { ".understudy-picture \($0)" }.joined(separator: ", ")
        return "\(whole) { \(property): \(colour); }"
    }
}

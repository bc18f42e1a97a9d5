internal import Traces

/// The colours of drawings: those of the traces' pictures for classes, and a quiet stage.
enum SceneryStyle {
    private struct Stage {
        var back, fold, foldDark, boards, light, seat, bar: String
    }

    private static let day = Stage(
        back: "#f2f3f6", fold: "#dfe2e9", foldDark: "#d3d7e0", boards: "#c9ced9", light: "#ffffff", seat: "#aab1c0",
        bar: "#ffffff")
    private static let night = Stage(
        back: "#23252b", fold: "#2f323a", foldDark: "#292c33", boards: "#383c46", light: "#ffffff", seat: "#17181c",
        bar: "#1d1d1f")

    static var css: String {
        shared + "\n" + colours(day, PictureStyle.light, light: 0.75)
            + "\n@media (prefers-color-scheme: dark) {\n" + colours(night, PictureStyle.dark, light: 0.08) + "\n}"
    }

    private static let shared = """
        .understudy-art .way { fill: none; stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
        .understudy-art .absent { fill: none; stroke-width: 2.5; stroke-dasharray: 7 6; }
        .understudy-art .bar { opacity: 0.75; }
        """

    private static func colours(_ stage: Stage, _ palette: PictureStyle.Palette, light: Double) -> String {
        [
            ".back { fill: \(stage.back); }", ".fold { fill: \(stage.fold); }",
            ".fold-dark { fill: \(stage.foldDark); }", ".boards { fill: \(stage.boards); }",
            ".light, .understudy-art .pool { fill: \(stage.light); opacity: \(light); }",
            ".seat { fill: \(stage.seat); }", ".bar { fill: \(stage.bar); }", ".test { fill: \(palette.test); }",
            ".production { fill: \(palette.production); }", ".plain { fill: \(stage.boards); }",
            ".absent { stroke: \(palette.production); }", ".way { stroke: \(palette.faint); }",
        ].map { ".understudy-art \($0)" }.joined(separator: "\n")
    }
}

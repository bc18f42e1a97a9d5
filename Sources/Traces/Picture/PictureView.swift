package import Lifecycle

/// A trace as a picture, an SVG file: a column for each lane, with each class's messages in order from top to bottom.
///
/// It has no times in it, so two runs that went the same way give the same picture. Colours are of two kinds, the
/// tests' and production's; each class is labelled with the word, too.
package enum PictureView {
    /// The choice of a picture's colours.
    package enum Appearance: Sendable, CaseIterable {
        /// The colours of the user's settings.
        case automatic
        case light
        case dark
    }

    package static func render(
        _ events: [TraceEvent], roles: ClassRoles = .unknown, appearance: Appearance = .automatic
    ) -> String {
        let verdict = VerdictSummary(of: events, roles: roles)?.sentence
        var sheet = TimelineRenderer(TimelineModel(events), roles)
        sheet.draw(verdict: verdict)
        let (width, height) = (SVG.number(TimelineRenderer.width), SVG.number(sheet.height))
        let size = #"width="\#(width)" height="\#(height)" viewBox="0 0 \#(width) \#(height)""#
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="understudy-trace" role="img" \(size)>
            <title>Who took the stage</title>
            <desc>\(SVG.escaped(altText(for: events, roles: roles)))</desc>
            <style>
            \(PictureStyle.css(appearance))
            </style>
            \(sheet.shapes.joined(separator: "\n"))
            </svg>

            """
    }
}

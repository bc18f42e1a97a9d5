internal import Wording

/// The few elements of an SVG file that pictures use.
package enum SVG {
    package static func rect(
        _ style: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 0
    ) -> String {
        let corners = radius > 0 ? #" rx="\#(number(radius))""# : ""
        return #"<rect class="\#(style)" x="\#(number(x))" y="\#(number(y))" width="\#(number(width))" "#
            + #"height="\#(number(height))"\#(corners)/>"#
    }

    package static func line(_ style: String, x: Double, y: Double, toX: Double, toY: Double) -> String {
        #"<path class="\#(style)" d="M\#(number(x)) \#(number(y))L\#(number(toX)) \#(number(toY))"/>"#
    }

    package static func circle(_ style: String, x: Double, y: Double, radius: Double) -> String {
        #"<circle class="\#(style)" cx="\#(number(x))" cy="\#(number(y))" r="\#(number(radius))"/>"#
    }

    package static func text(_ style: String, x: Double, y: Double, _ text: String) -> String {
        #"<text class="\#(style)" x="\#(number(x))" y="\#(number(y))">\#(escaped(text))</text>"#
    }

    /// Returns a number with at most one decimal, the same on every system.
    package static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
        return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
    }

    /// Returns text as XML writes it, on one line.
    package static func escaped(_ text: String) -> String {
        Escaping.xmlAttribute(text.oneLine)
    }
}

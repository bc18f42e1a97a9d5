/// The named colours. The system's have only their names: nothing is drawn.
extension UIColor {
    /// Black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// White.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// A grey of middle brightness.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// A light grey.
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// A dark grey.
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// Red.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Green.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Blue.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Yellow.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Orange.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Purple.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Brown.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// Cyan.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Magenta.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// A fully transparent colour.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// The system's colour of primary text.
    public class var label: UIColor { UIColor(system: "label") }
    /// The system's colour of secondary text.
    public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
    /// The system's colour of tertiary text.
    public class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
    /// The system's colour of quaternary text.
    public class var quaternaryLabel: UIColor { UIColor(system: "quaternaryLabel") }
    /// The system's colour of placeholder text.
    public class var placeholderText: UIColor { UIColor(system: "placeholderText") }
    /// The system's colour of links.
    public class var link: UIColor { UIColor(system: "link") }
    /// The system's colour of translucent separators.
    public class var separator: UIColor { UIColor(system: "separator") }
    /// The system's colour of opaque separators.
    public class var opaqueSeparator: UIColor { UIColor(system: "opaqueSeparator") }
    /// The system's tint colour.
    public class var tintColor: UIColor { UIColor(system: "tintColor") }
    /// The system's background.
    public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
    /// The system's background of a group.
    public class var secondarySystemBackground: UIColor { UIColor(system: "secondarySystemBackground") }
    /// The system's background of a group in a group.
    public class var tertiarySystemBackground: UIColor { UIColor(system: "tertiarySystemBackground") }
    /// The system's background behind groups.
    public class var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackground") }
    /// The system's background of a group among groups.
    public class var secondarySystemGroupedBackground: UIColor { UIColor(system: "secondarySystemGroupedBackground") }
    /// The system's background of a group in a group among groups.
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(system: "tertiarySystemGroupedBackground") }
    /// The system's fill of thin shapes.
    public class var systemFill: UIColor { UIColor(system: "systemFill") }
    /// The system's fill of medium shapes.
    public class var secondarySystemFill: UIColor { UIColor(system: "secondarySystemFill") }
    /// The system's fill of large shapes.
    public class var tertiarySystemFill: UIColor { UIColor(system: "tertiarySystemFill") }
    /// The system's fill of large areas.
    public class var quaternarySystemFill: UIColor { UIColor(system: "quaternarySystemFill") }
    /// The colour of light text, as before iOS 13.
    public class var lightText: UIColor { UIColor(system: "lightText") }
    /// The colour of dark text, as before iOS 13.
    public class var darkText: UIColor { UIColor(system: "darkText") }
    /// The system's red.
    public class var systemRed: UIColor { UIColor(system: "systemRed") }
    /// The system's green.
    public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
    /// The system's blue.
    public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
    /// The system's orange.
    public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
    /// The system's yellow.
    public class var systemYellow: UIColor { UIColor(system: "systemYellow") }
    /// The system's pink.
    public class var systemPink: UIColor { UIColor(system: "systemPink") }
    /// The system's purple.
    public class var systemPurple: UIColor { UIColor(system: "systemPurple") }
    /// The system's teal.
    public class var systemTeal: UIColor { UIColor(system: "systemTeal") }
    /// The system's indigo.
    public class var systemIndigo: UIColor { UIColor(system: "systemIndigo") }
    /// The system's brown.
    public class var systemBrown: UIColor { UIColor(system: "systemBrown") }
    /// The system's mint.
    public class var systemMint: UIColor { UIColor(system: "systemMint") }
    /// The system's cyan.
    public class var systemCyan: UIColor { UIColor(system: "systemCyan") }
    /// The system's grey.
    public class var systemGray: UIColor { UIColor(system: "systemGray") }
    /// The second of the system's greys, which become lighter with the number.
    public class var systemGray2: UIColor { UIColor(system: "systemGray2") }
    /// The third of the system's greys, which become lighter with the number.
    public class var systemGray3: UIColor { UIColor(system: "systemGray3") }
    /// The fourth of the system's greys, which become lighter with the number.
    public class var systemGray4: UIColor { UIColor(system: "systemGray4") }
    /// The fifth of the system's greys, which become lighter with the number.
    public class var systemGray5: UIColor { UIColor(system: "systemGray5") }
    /// The sixth of the system's greys, which become lighter with the number.
    public class var systemGray6: UIColor { UIColor(system: "systemGray6") }
}

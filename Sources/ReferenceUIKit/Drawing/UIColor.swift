public import Foundation

/// A colour, by its components or its name. Colours never change, so any thread may use them.
open class UIColor: NSObject, @unchecked Sendable {
    /// What tells two colours apart.
    let value: String

    /// Makes a colour of its parts, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = "\(red) \(green) \(blue) \(alpha)"
        super.init()
    }

    /// Makes a grey, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour of hue, saturation and brightness, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Makes a colour of the app's asset catalog. The catalog is not read: the name stands for the colour.
    public convenience init?(named name: String) {
        self.init(system: name)
    }

    /// Makes a colour that follows the traits. The model's device is light; so is the colour.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(system: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).value)
    }

    init(system name: String) {
        value = name
        super.init()
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(system: value.split(separator: " ").prefix(3).joined(separator: " ") + " \(alpha)")
    }

    /// The colour as it is with some traits. Colours do not follow traits here.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    /// The colour for Core Graphics.
    open var cgColor: CGColor { CGColor(value: value) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.value == value
    }

    open override var hash: Int { value.hashValue }
}

/// A colour of Core Graphics. It can be handed on; nothing is drawn.
public final class CGColor: Hashable, Sendable {
    let value: String

    init(value: String) {
        self.value = value
    }

    /// Whether two colours are the same.
    public static func == (one: CGColor, other: CGColor) -> Bool { one.value == other.value }
    /// Adds the colour to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

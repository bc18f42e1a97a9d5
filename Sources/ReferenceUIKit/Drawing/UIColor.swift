public import Foundation

/// A colour, given by its components or its name. A colour never changes, so any thread may use it.
///
/// Some initialisers are required, so that an extension may call `Self(red:green:blue:alpha:)`. Swift lets it do so for
/// every class that comes from Objective-C.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// The text that identifies the colour.
    let value: String

    /// Creates a colour from its components, each from 0 to 1.
    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = "\(red) \(green) \(blue) \(alpha)"
        super.init()
    }

    /// Creates the colour that `#colorLiteral(red:green:blue:alpha:)` stands for.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a grey, from 0 for black to 1 for white.
    public required convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Creates a colour of the app's asset catalogs; nil if they have none of that name. The name stands for the colour.
    public required convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a colour of a bundle's asset catalogs; nil if they have none of that name.
    public required convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard AssetFiles.hasColor(name, in: bundle ?? .main) else { return nil }
        self.init(system: name)
    }

    /// Creates a colour of an asset catalog.
    @available(iOS 17.0, *)
    public convenience init(resource: ColorResource) {
        self.init(system: resource.name)
    }

    /// Creates a colour that depends on the traits. The model's device is light; so is the colour.
    public required convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(system: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).value)
    }

    /// Creates a colour from the text that identifies it. It is public so that a subclass inherits all initialisers.
    public init(_value value: String) {
        self.value = value
        super.init()
    }

    convenience init(system name: String) {
        self.init(_value: name)
    }

    /// Returns the same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(system: value.split(separator: " ").prefix(3).joined(separator: " ") + " \(alpha)")
    }

    /// Returns the colour for some traits. Colours do not depend on traits here.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    /// Creates a colour of Core Graphics.
    public required convenience init(cgColor: CGColor) {
        self.init(system: cgColor.value)
    }

    /// The components of a colour that was given by them; nil for a named one.
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        let parts = value.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        return parts.count == 4 ? (parts[0], parts[1], parts[2], parts[3]) : nil
    }

    /// Writes the components; returns false for a named colour, which has none here.
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let components else { return false }
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// The same colour for Core Graphics.
    open var cgColor: CGColor { CGColor(value: value) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.value == value
    }

    open override var hash: Int { value.hashValue }
}

/// A colour of Core Graphics. You can pass it on; nothing is drawn.
public final class CGColor: Hashable, Sendable {
    let value: String

    init(value: String) {
        self.value = value
    }

    /// Returns true if two colours are the same.
    public static func == (one: CGColor, other: CGColor) -> Bool { one.value == other.value }
    /// Adds the colour to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

public import Foundation
internal import Lifecycle

/// A colour, by its components or its name.
@preconcurrency @MainActor
open class UIColor: NSObject {
    /// What tells two colours apart.
    nonisolated let value: String

    /// Makes a colour of its parts, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = "\(red) \(green) \(blue) \(alpha)"
        super.init()
    }

    /// Makes a grey, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    init(system name: String) {
        value = name
        super.init()
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.value == value
    }

    nonisolated open override var hash: Int { value.hashValue }
}

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
    /// Cyan.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Magenta.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// A colour that cannot be seen.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// That of the system's first text.
    public class var label: UIColor { UIColor(system: "label") }
    /// That of the system's second text.
    public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
    /// What the system puts behind everything.
    public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
    /// What the system puts behind a group.
    public class var secondarySystemBackground: UIColor { UIColor(system: "secondarySystemBackground") }
    /// The system's blue.
    public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
    /// The system's red.
    public class var systemRed: UIColor { UIColor(system: "systemRed") }
    /// The system's green.
    public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
    /// The system's yellow.
    public class var systemYellow: UIColor { UIColor(system: "systemYellow") }
    /// The system's orange.
    public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
    /// The system's grey.
    public class var systemGray: UIColor { UIColor(system: "systemGray") }
}

/// A typeface in a size.
@preconcurrency @MainActor
open class UIFont: NSObject {
    /// The size in points.
    public let pointSize: CGFloat

    init(pointSize: CGFloat) {
        self.pointSize = pointSize
        super.init()
    }

    /// The system's font.
    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    /// The system's font in a weight, which the model does not keep.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(pointSize: size) }
    /// The system's font in bold, which the model does not keep.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    /// The font of a text style, at the size of body text.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(pointSize: 17) }

    /// How bold a font is.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// As text is set by default.
        public static let regular = Weight(rawValue: 0)
        /// Between regular and semibold.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
    }

    /// What a text is in a page, whatever its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A headline.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }
}

/// An image of the app. Its pixels are not there.
@preconcurrency @MainActor
open class UIImage: NSObject {
    /// Makes a picture of the app's. Its file is not read.
    public init?(named name: String) {
        super.init()
    }

    /// Makes a picture of the system's symbols. None is drawn.
    public init?(systemName name: String) {
        super.init()
    }
}

/// Where the lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
    /// A side, the middle, both sides, or as the language has it.
    case left, center, right, justified, natural
}

/// Something with coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The whole of the object in its own coordinates.
    var bounds: CGRect { get }
}

/// The device's display.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
    private static let only = UIScreen()

    override init() {
        super.init()
    }

    /// The device's own screen.
    open class var main: UIScreen { only }

    /// In points, upright: the sizes of a recent iPhone and a recent iPad.
    open var bounds: CGRect {
        UIKitProcess.surroundings?.idiom == .pad
            ? CGRect(x: 0, y: 0, width: 820, height: 1180) : CGRect(x: 0, y: 0, width: 393, height: 852)
    }
    /// How many pixels make a point.
    open var scale: CGFloat { UIKitProcess.surroundings?.idiom == .pad ? 2 : 3 }
    /// The screen's own coordinates.
    open var coordinateSpace: any UICoordinateSpace { self }
}

/// The device itself.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let only = UIDevice()

    override init() {
        super.init()
    }

    /// The device that runs the app.
    open class var current: UIDevice { only }
    /// Whether it is an iPhone or an iPad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitProcess.surroundings?.idiom == .pad ? .pad : .phone }
    /// `iOS`, also on an iPad.
    open var systemName: String { "iOS" }
    /// The version of iOS, such as 17.0.
    open var systemVersion: String { UIKitProcess.surroundings?.system.description ?? "" }
}

/// The kinds of devices that an interface may be made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
}

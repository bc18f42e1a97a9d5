public import Foundation
internal import Lifecycle

/// A colour, by its components or its name.
@preconcurrency @MainActor
open class UIColor: NSObject {
    /// What tells two colours apart.
    nonisolated let value: String

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = "\(red) \(green) \(blue) \(alpha)"
        super.init()
    }

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
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public class var label: UIColor { UIColor(system: "label") }
    public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
    public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
    public class var secondarySystemBackground: UIColor { UIColor(system: "secondarySystemBackground") }
    public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
    public class var systemRed: UIColor { UIColor(system: "systemRed") }
    public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
    public class var systemYellow: UIColor { UIColor(system: "systemYellow") }
    public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
    public class var systemGray: UIColor { UIColor(system: "systemGray") }
}

/// A typeface in a size.
@preconcurrency @MainActor
open class UIFont: NSObject {
    public let pointSize: CGFloat

    init(pointSize: CGFloat) {
        self.pointSize = pointSize
        super.init()
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(pointSize: size) }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(pointSize: 17) }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }
}

/// An image of the app. Its pixels are not there.
@preconcurrency @MainActor
open class UIImage: NSObject {
    public init?(named name: String) {
        super.init()
    }

    public init?(systemName name: String) {
        super.init()
    }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// Something with coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
}

/// The device's display.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
    private static let only = UIScreen()

    override init() {
        super.init()
    }

    open class var main: UIScreen { only }

    /// In points, upright: the sizes of a recent iPhone and a recent iPad.
    open var bounds: CGRect {
        UIKitProcess.surroundings?.idiom == .pad
            ? CGRect(x: 0, y: 0, width: 820, height: 1180) : CGRect(x: 0, y: 0, width: 393, height: 852)
    }
    open var scale: CGFloat { UIKitProcess.surroundings?.idiom == .pad ? 2 : 3 }
    open var coordinateSpace: any UICoordinateSpace { self }
}

/// The device itself.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let only = UIDevice()

    override init() {
        super.init()
    }

    open class var current: UIDevice { only }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitProcess.surroundings?.idiom == .pad ? .pad : .phone }
    open var systemName: String { "iOS" }
    open var systemVersion: String { UIKitProcess.surroundings?.system.description ?? "" }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
}

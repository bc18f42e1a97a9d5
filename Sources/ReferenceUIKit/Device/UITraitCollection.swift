public import Foundation
internal import Lifecycle

/// The traits of an interface's surroundings.
public final class UITraitCollection: NSObject, Sendable {
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// How much room there is from side to side.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// How many pixels make a point; 0 for not said.
    public let displayScale: CGFloat
    /// Whether the interface is read from right to left.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The reader's text size.
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(
        idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        scale: CGFloat = 0, layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
        textSize: UIContentSizeCategory = .unspecified
    ) {
        userInterfaceIdiom = idiom
        userInterfaceStyle = style
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        displayScale = scale
        self.layoutDirection = layoutDirection
        preferredContentSizeCategory = textSize
        super.init()
    }

    /// Traits of which none is said.
    public convenience override init() {
        self.init(idiom: .unspecified)
    }

    /// Traits that say how much room there is from side to side.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    /// Traits that say how much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// Traits that say whether it is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// Traits that say what kind of device it is.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(idiom: idiom)
    }

    /// Traits that say what the others say, the later before the earlier.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        func last<Trait>(_ path: KeyPath<UITraitCollection, Trait>, but unspecified: Trait) -> Trait
        where Trait: Equatable {
            collections.last { $0[keyPath: path] != unspecified }?[keyPath: path] ?? unspecified
        }
        self.init(
            idiom: last(\.userInterfaceIdiom, but: .unspecified), style: last(\.userInterfaceStyle, but: .unspecified),
            horizontal: last(\.horizontalSizeClass, but: .unspecified),
            vertical: last(\.verticalSizeClass, but: .unspecified), scale: last(\.displayScale, but: 0),
            layoutDirection: last(\.layoutDirection, but: .unspecified),
            textSize: last(\.preferredContentSizeCategory, but: .unspecified))
    }

    /// The traits of a window as large as the screen: an iPhone held upright, or an iPad.
    @MainActor static var ofDevice: UITraitCollection {
        let isPad = UIKitProcess.surroundings?.idiom == .pad
        return UITraitCollection(
            idiom: isPad ? .pad : .phone, style: .light, horizontal: isPad ? .regular : .compact, vertical: .regular,
            scale: isPad ? 2 : 3, layoutDirection: .leftToRight, textSize: .large)
    }
}

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called where the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said, dark on light, or light on dark.
    case unspecified, light, dark
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said, little, or much.
    case unspecified, compact, regular
}

/// The direction of reading among traits.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// From the left.
    case leftToRight = 0
    /// From the right.
    case rightToLeft = 1
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left, or from the right.
    case leftToRight, rightToLeft
}

/// The reader's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not said.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Smaller than usual.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than usual.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The usual size.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// Larger than usual.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// The largest of the sizes for everybody.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
}

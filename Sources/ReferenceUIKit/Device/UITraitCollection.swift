public import Foundation
internal import Lifecycle

/// The traits of an interface's surroundings.
public final class UITraitCollection: NSObject, Sendable {
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The style of the interface: light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The class of the interface's width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The class of the interface's height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The number of pixels in a point; 0 if it is not specified.
    public let displayScale: CGFloat
    /// The direction in which the interface is read.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The text size that the user prefers.
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

    /// Creates traits that specify nothing.
    public convenience override init() {
        self.init(idiom: .unspecified)
    }

    /// Creates traits that specify the class of the width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    /// Creates traits that specify the class of the height.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// Creates traits that specify the style of the interface.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// Creates traits that specify the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(idiom: idiom)
    }

    /// Creates traits that combine others; of two values, the later one counts.
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

    /// Returns true if colours differ in the two traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Creates traits that specify the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(textSize: preferredContentSizeCategory)
    }

    /// The traits of a window as large as the screen: an iPhone held upright, or an iPad.
    @MainActor static var ofDevice: UITraitCollection { ofDevice(styled: .unspecified) }

    /// Returns the same traits with a style that code set; `.unspecified` for none.
    @MainActor static func ofDevice(styled style: UIUserInterfaceStyle) -> UITraitCollection {
        let isPad = UIKitProcess.surroundings?.idiom == .pad
        return UITraitCollection(
            idiom: isPad ? .pad : .phone, style: style == .unspecified ? .light : style,
            horizontal: isPad ? .regular : .compact, vertical: .regular,
            scale: isPad ? 2 : 3, layoutDirection: .leftToRight, textSize: .large)
    }
}

/// The methods of an object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The styles of an interface: light and dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// A style: not specified, dark on light, or light on dark.
    case unspecified, light, dark
}

/// The classes of an interface's width or height.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// A class: not specified, little room, or much room.
    case unspecified, compact, regular
}

/// The directions of reading among the traits.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// A direction that is not specified.
    case unspecified = -1
    /// The direction from left to right.
    case leftToRight = 0
    /// The direction from right to left.
    case rightToLeft = 1
}

/// The directions of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// A direction: from left to right, or from right to left.
    case leftToRight, rightToLeft
}

/// The text sizes that a user can choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A size that is not specified.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// A size smaller than the usual one.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// A size a little smaller than the usual one.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The usual size.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// A size larger than the usual one.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// The largest size without the accessibility sizes.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
}

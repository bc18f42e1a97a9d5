public import Foundation

/// The sizes of drawn texts. There are no typefaces here: each is zero, and the trace says so.
extension NSString {
    /// Returns zero: nothing is measured.
    @preconcurrency @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        Measuring.isNotModelled("NSString.size(withAttributes:)")
        return .zero
    }

    /// Returns an empty rectangle: nothing is measured.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        Measuring.isNotModelled("NSString.boundingRect(with:options:attributes:context:)")
        return .zero
    }
}

extension String {
    /// Returns zero: nothing is measured.
    @preconcurrency @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// Returns an empty rectangle: nothing is measured.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// Returns zero: nothing is measured.
    @preconcurrency @MainActor
    public func size() -> CGSize {
        Measuring.isNotModelled("NSAttributedString.size()")
        return .zero
    }

    /// Returns an empty rectangle: nothing is measured.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        Measuring.isNotModelled("NSAttributedString.boundingRect(with:options:context:)")
        return .zero
    }
}

/// The options for measuring and drawing a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The origin is that of the first line's fragment.
    public static let usesLineFragmentOrigin = Self(rawValue: 1)
    /// The space between lines counts.
    public static let usesFontLeading = Self(rawValue: 2)
    /// The images of the letters count, not their advances.
    public static let usesDeviceMetrics = Self(rawValue: 8)
    /// The last line is cut.
    public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// The scale with which a text is drawn. Nothing is drawn.
open class NSStringDrawingContext: NSObject {
    /// The least scale.
    open var minimumScaleFactor: CGFloat = 0

    public override init() {
        super.init()
    }
}

/// The word to the trace that nothing is measured.
@MainActor
private enum Measuring {
    static func isNotModelled(_ name: String) {
        CallbackDispatch.notModelled(name, "there are no typefaces, so a text has the size zero")
    }
}

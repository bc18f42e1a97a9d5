public import Foundation

/// A description of a view's content. Nothing is drawn: it is kept and can be read.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Creates the view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the description for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a description.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The description.
    var configuration: any UIContentConfiguration { get set }
}

/// A state for which a description can be adapted.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The traits.
    var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// True if the view is disabled.
    public var isDisabled = false
    /// True if the view is highlighted.
    public var isHighlighted = false
    /// True if the view is selected.
    public var isSelected = false

    /// Creates the state of a view with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// True if the cell is disabled.
    public var isDisabled = false
    /// True if the cell is highlighted.
    public var isHighlighted = false
    /// True if the cell is selected.
    public var isSelected = false
    /// True if the cell is being edited.
    public var isEditing = false

    /// Creates the state of a cell with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The content of a list's row: an image and two texts.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The first text.
    public var text: String?
    /// The first text with attributes.
    public var attributedText: NSAttributedString?
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes.
    public var secondaryAttributedText: NSAttributedString?
    /// The image.
    public var image: UIImage?
    /// The looks of the first text.
    public var textProperties = TextProperties()
    /// The looks of the second text.
    public var secondaryTextProperties = TextProperties()
    /// The looks of the image.
    public var imageProperties = ImageProperties()
    /// The space around the content.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// The space between the image and the texts.
    public var imageToTextPadding: CGFloat = 16
    /// The space between the texts.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// True if the texts are side by side when there is space.
    public var prefersSideBySideTextAndSecondaryText = false

    /// Returns the content of a row.
    public static func cell() -> Self { Self() }
    /// Returns the content of a row with two texts, one below the other.
    public static func subtitleCell() -> Self { Self() }
    /// Returns the content of a row with two texts, side by side.
    public static func valueCell() -> Self {
        var content = Self()
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }
    /// Returns the content of a header.
    public static func plainHeader() -> Self { Self() }
    /// Returns the content of a group's header.
    public static func groupedHeader() -> Self { Self() }
    /// Returns the content of a footer.
    public static func plainFooter() -> Self { Self() }
    /// Returns the content of a group's footer.
    public static func groupedFooter() -> Self { Self() }
    /// Returns the content of a sidebar's row.
    public static func sidebarCell() -> Self { Self() }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// The looks of a text. Nothing is drawn.
    public struct TextProperties {
        /// The font.
        public var font = UIFont.systemFont(ofSize: 17)
        /// The colour.
        public var color = UIColor.label
        /// The greatest number of lines; 0 for any number.
        public var numberOfLines = 0
        /// The alignment.
        public var alignment = TextAlignment.natural
        /// The way to show a text that is too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// True if the text becomes smaller when there is no room.
        public var adjustsFontSizeToFitWidth = false

        /// The alignments of a text.
        public enum TextAlignment: Int, Sendable {
            /// An alignment.
            case natural, center, justified
        }
    }

    /// The looks of an image. Nothing is drawn.
    public struct ImageProperties {
        /// The colour.
        public var tintColor: UIColor?
        /// The radius of the corners.
        public var cornerRadius: CGFloat = 0
        /// The greatest size; zero for any.
        public var maximumSize = CGSize.zero
        /// The size for which space is kept.
        public var reservedLayoutSize = CGSize.zero
    }
}

/// The view of a list's row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    /// The description of the row.
    open var configuration: any UIContentConfiguration

    /// Creates the view of a row.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }

    override var ownTexts: [String] {
        guard let content = configuration as? UIListContentConfiguration else { return [] }
        return [
            content.text ?? content.attributedText?.string,
            content.secondaryText ?? content.secondaryAttributedText?.string,
        ].compactMap(\.self)
    }
}

/// A description of what is behind a view's content. Nothing is drawn: it is kept and can be read.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// The colour.
    public var backgroundColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The free space around.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The line around.
    public var strokeColor: UIColor?
    /// The width of the line around.
    public var strokeWidth: CGFloat = 0
    /// The view in place of a colour.
    public var customView: UIView?

    /// Returns a background without a colour.
    public static func clear() -> Self { Self() }
    /// Returns the background of a list's cell.
    public static func listCell() -> Self { Self() }
    /// Returns the background of a plain list's cell.
    public static func listPlainCell() -> Self { Self() }
    /// Returns the background of a grouped list's cell.
    public static func listGroupedCell() -> Self { Self() }
    /// Returns the background of a plain list's header.
    public static func listPlainHeaderFooter() -> Self { Self() }
    /// Returns the background of a grouped list's header.
    public static func listGroupedHeaderFooter() -> Self { Self() }
}

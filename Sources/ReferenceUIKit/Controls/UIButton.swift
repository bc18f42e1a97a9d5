public import Foundation

/// A control with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The type of the button.
    open private(set) var buttonType: ButtonType = .custom
    /// The look of the button, as apps set it since iOS 15.
    @available(iOS 15.0, *)
    open var configuration: Configuration? {
        get { look }
        set {
            look = newValue
            if let title = newValue?.title { titles[.normal] = title }
        }
    }
    /// The menu that the button shows. The button is never touched here.
    open var menu: UIMenu?
    /// True if the menu is the button's primary action.
    open var showsMenuAsPrimaryAction = false
    /// The label that shows the title.
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    /// The view that shows the image.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The free space around the content, as before iOS 15.
    open var contentEdgeInsets = UIEdgeInsets.zero
    private var look: Configuration?
    private var titles: [State: String] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]

    /// Creates a button with a frame in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button of a type that performs an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        titles[.normal] = primaryAction?.title
    }

    /// Creates a button with a look that performs an action.
    @available(iOS 15.0, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Sets the title in a state.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// Returns the title in a state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// The title in the current state.
    open var currentTitle: String? { title(for: state) }
    /// Sets the attributed title in a state. Only the text is kept.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titles[state] = title?.string }
    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    /// Returns the title's colour in a state.
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    /// Sets the image in a state.
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    /// Returns the image in a state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// Sets the image behind the title. It is not kept: nothing is drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}

    override var ownTexts: [String] { currentTitle.map { [$0] } ?? [] }

    /// The types of buttons.
    public enum ButtonType: Int, Sendable {
        /// A type of button.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// The look of a button.
    @available(iOS 15.0, *)
    @preconcurrency @MainActor
    public struct Configuration {
        /// The title of the button.
        public var title: String?
        /// The text below the title.
        public var subtitle: String?
        /// The image of the button.
        public var image: UIImage?
        /// The colour of the title and the image.
        public var baseForegroundColor: UIColor?
        /// The colour behind the title and the image.
        public var baseBackgroundColor: UIColor?
        /// The free space around the title and the image.
        public var contentInsets = NSDirectionalEdgeInsets.zero
        /// The space between the image and the title.
        public var imagePadding: CGFloat = 0
        /// The space between the title and the text below.
        public var titlePadding: CGFloat = 1
        /// The side of the title at which the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The alignment of the title and the text below.
        public var titleAlignment = TitleAlignment.automatic
        /// The size of the button.
        public var buttonSize = Size.medium
        /// The background of the title and the image.
        public var background = UIBackgroundConfiguration.clear()
        /// The title with attributes. Traces show only the text.
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } }
        }
        /// The text below the title with attributes.
        public var attributedSubtitle: AttributedString? {
            didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
        }
        /// The closure that changes the title's attributes. It is not called: nothing is drawn.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// The alignments of a title.
        public enum TitleAlignment: Int, Sendable {
            /// An alignment.
            case automatic, leading, center, trailing
        }
        /// The sizes of a button.
        public enum Size: Int, Sendable {
            /// A size.
            case medium, small, mini, large
        }
        /// The style of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// True if the button shows that work is in progress.
        public var showsActivityIndicator = false

        /// Returns a look with nothing behind the title.
        public static func plain() -> Configuration { Configuration() }
        /// Returns a look with the tint colour, thin, behind the title.
        public static func tinted() -> Configuration { Configuration() }
        /// Returns a look with grey behind the title.
        public static func gray() -> Configuration { Configuration() }
        /// Returns a look with the tint colour behind the title.
        public static func filled() -> Configuration { Configuration() }
        /// Returns a look with a line around the title.
        public static func bordered() -> Configuration { Configuration() }
        /// Returns an emphasised look with the tint colour behind the title.
        public static func borderedProminent() -> Configuration { Configuration() }

        /// The styles of a button's corners.
        public enum CornerStyle: Int, Sendable {
            /// A style with a given radius.
            case fixed = -1
            /// A style that fits the text, or one of the sizes.
            case dynamic, small, medium, large, capsule
        }
    }
}

/// A closure that changes the attributes of a text. It is not called: nothing is drawn.
@available(iOS 15.0, *)
public struct UIConfigurationTextAttributesTransformer {
    /// The closure.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// Changes attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// The edges of a rectangle, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An edge.
    public static let top = Self(rawValue: 1)
    /// An edge.
    public static let leading = Self(rawValue: 2)
    /// An edge.
    public static let bottom = Self(rawValue: 4)
    /// An edge.
    public static let trailing = Self(rawValue: 8)
    /// All edges.
    public static let all: Self = [.top, .leading, .bottom, .trailing]
}

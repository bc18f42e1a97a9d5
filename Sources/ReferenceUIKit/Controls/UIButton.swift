public import Foundation

/// A control with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What kind of button it is.
    open private(set) var buttonType: ButtonType = .custom
    /// The look of the button, as set since iOS 15.
    @available(iOS 15.0, *)
    open var configuration: Configuration? {
        get { look }
        set {
            look = newValue
            if let title = newValue?.title { titles[.normal] = title }
        }
    }
    /// The menu that the button shows. Nobody touches it here.
    open var menu: UIMenu?
    /// Whether the menu is what the button is there for.
    open var showsMenuAsPrimaryAction = false
    /// The label with the title.
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    /// The view with the picture.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// What is kept free around the content, as before iOS 15.
    open var contentEdgeInsets = UIEdgeInsets.zero
    private var look: Configuration?
    private var titles: [State: String] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]

    /// Makes a button with a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Makes a button of a kind that does something.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        titles[.normal] = primaryAction?.title
    }

    /// Makes a button with a look that does something.
    @available(iOS 15.0, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Sets what the button says in a state.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// What the button says in a state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// What the button says at present.
    open var currentTitle: String? { title(for: state) }
    /// Sets what the button says in several ways. Only the text is kept.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titles[state] = title?.string }
    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    /// The title's colour in a state.
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    /// Sets the picture in a state.
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    /// The picture in a state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// Sets the picture behind the title. It is not kept: nothing is drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}

    override var ownTexts: [String] { currentTitle.map { [$0] } ?? [] }

    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// A kind of button.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// The look of a button.
    @available(iOS 15.0, *)
    public struct Configuration {
        /// What the button says.
        public var title: String?
        /// What it says below that.
        public var subtitle: String?
        /// Its picture.
        public var image: UIImage?
        /// The colour of title and picture.
        public var baseForegroundColor: UIColor?
        /// The colour behind them.
        public var baseBackgroundColor: UIColor?
        /// What is kept free around them.
        public var contentInsets = NSDirectionalEdgeInsets.zero
        /// How much is between picture and title.
        public var imagePadding: CGFloat = 0
        /// How round its corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// Whether something goes on.
        public var showsActivityIndicator = false

        /// Nothing behind the title.
        public static func plain() -> Configuration { Configuration() }
        /// The tint colour, thin, behind the title.
        public static func tinted() -> Configuration { Configuration() }
        /// Grey behind the title.
        public static func gray() -> Configuration { Configuration() }
        /// The tint colour behind the title.
        public static func filled() -> Configuration { Configuration() }
        /// A line around the title.
        public static func bordered() -> Configuration { Configuration() }
        /// The tint colour behind the title, set off.
        public static func borderedProminent() -> Configuration { Configuration() }

        /// How round a button's corners are.
        public enum CornerStyle: Int, Sendable {
            /// Corners as given.
            case fixed = -1
            /// Corners that fit the text, or of one of the sizes.
            case dynamic, small, medium, large, capsule
        }
    }
}

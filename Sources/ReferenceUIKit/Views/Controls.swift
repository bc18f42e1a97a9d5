public import Foundation

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// What the label says.
    open var text: String?
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// Where lines begin.
    open var textAlignment: NSTextAlignment = .natural
    /// The font of the text.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// How many lines there may be; 0 for any number.
    open var numberOfLines = 1
    /// Whether the font follows the reader's text size.
    open var adjustsFontForContentSizeCategory = false

    override var ownTexts: [String] { text.map { [$0] } ?? [] }
}

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture shown.
    open var image: UIImage?

    /// Makes a view that shows a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

/// A view that people act on.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// Whether the control takes touches.
    open var isEnabled = true
    /// What is sent, to whom, for which event.
    open private(set) var allTargets: [(target: AnyObject?, action: Selector, event: Event)] = []

    /// Remembers whom to tell of an event. Nobody touches the simulated screen, so no event comes.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        allTargets.append((target as AnyObject?, action, controlEvents))
    }

    /// What happens to a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger was lifted within the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The control has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    /// How a control stands.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As it is at rest.
        public static let normal: State = []
        /// While a finger is on it.
        public static let highlighted = State(rawValue: 1)
        /// While it takes no touches.
        public static let disabled = State(rawValue: 2)
        /// While it is chosen.
        public static let selected = State(rawValue: 4)
    }
}

/// A control with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
    private var titles: [State: String] = [:]

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
    }

    /// Sets what the button says in a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
    }

    /// What the button says in a state.
    open func title(for state: State) -> String? {
        titles[state]
    }

    /// Sets the title's colour in a state. The model keeps no colours of titles.
    open func setTitleColor(_ color: UIColor?, for state: State) {}

    override var ownTexts: [String] { titles[.normal].map { [$0] } ?? [] }

    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// A kind of button.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
}

/// A field for a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// What was entered.
    open var text: String? = ""
    /// What is shown while nothing was entered.
    open var placeholder: String?

    override var ownTexts: [String] { [text, placeholder].compactMap { $0 }.filter { !$0.isEmpty } }
}

/// Views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The views that are put in line.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The direction of the line.
    open var axis: NSLayoutConstraint.Axis = .horizontal
    /// The space between two views.
    open var spacing: CGFloat = 0
    /// Where the views are across the line.
    open var alignment: Alignment = .fill
    /// How the views share the line.
    open var distribution: Distribution = .fill

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Puts a view at the end of the line.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }

    /// Where the views of a stack are across its line.
    public enum Alignment: Int, Sendable {
        /// A side, the middle or a line of text.
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }
    /// How the views of a stack share its line.
    public enum Distribution: Int, Sendable {
        /// A way of sharing the space.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
}

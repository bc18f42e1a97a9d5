public import Foundation

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor! = .label
    open var textAlignment: NSTextAlignment = .natural
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var numberOfLines = 1
    open var adjustsFontForContentSizeCategory = false

    override var ownTexts: [String] { text.map { [$0] } ?? [] }
}

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage?

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

/// A view that people act on.
@preconcurrency @MainActor
open class UIControl: UIView {
    open var isEnabled = true
    open private(set) var allTargets: [(target: AnyObject?, action: Selector, event: Event)] = []

    /// Remembers whom to tell of an event. Nobody touches the simulated screen, so no event comes.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        allTargets.append((target as AnyObject?, action, controlEvents))
    }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
}

/// A control with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
    private var titles: [State: String] = [:]

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
    }

    open func title(for state: State) -> String? {
        titles[state]
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {}

    override var ownTexts: [String] { titles[.normal].map { [$0] } ?? [] }

    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
}

/// A field for a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?

    override var ownTexts: [String] { [text, placeholder].compactMap { $0 }.filter { !$0.isEmpty } }
}

/// Views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    open private(set) var arrangedSubviews: [UIView] = []
    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var spacing: CGFloat = 0
    open var alignment: Alignment = .fill
    open var distribution: Distribution = .fill

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }

    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
}

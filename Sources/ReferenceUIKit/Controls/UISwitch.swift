public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// Its colour while it is on.
    open var onTintColor: UIColor?
    /// The colour of the part that moves.
    open var thumbTintColor: UIColor?

    /// Turns it on or off. Nobody is told, as on a device.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A control for a value between two others.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0 {
        didSet { value = min(max(value, minimumValue), maximumValue) }
    }
    /// The least value.
    open var minimumValue: Float = 0
    /// The greatest value.
    open var maximumValue: Float = 1
    /// Whether the app is told while the finger moves.
    open var isContinuous = true
    /// The colour below the value.
    open var minimumTrackTintColor: UIColor?
    /// The colour above the value.
    open var maximumTrackTintColor: UIColor?

    /// Sets the value. Nobody is told, as on a device.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A control for a value that is counted up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// The value.
    open var value: Double = 0
    /// The least value.
    open var minimumValue: Double = 0
    /// The greatest value.
    open var maximumValue: Double = 100
    /// How much a touch adds or takes.
    open var stepValue: Double = 1
}

/// A control with several parts, one of which is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// For no part.
    public nonisolated static let noSegment = -1
    /// The number of the chosen part, from 0; -1 for none.
    open var selectedSegmentIndex = noSegment
    private var titles: [String?] = []

    /// Makes a control of titles and pictures.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }

    /// How many parts there are.
    open var numberOfSegments: Int { titles.count }

    /// Adds a part.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: min(segment, titles.count))
    }

    /// Takes a part away.
    open func removeSegment(at segment: Int, animated: Bool) {
        if titles.indices.contains(segment) { titles.remove(at: segment) }
    }

    /// Sets what a part says.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title }
    /// What a part says.
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }

    override var ownTexts: [String] { titles.compactMap { $0 } }
}

/// Dots that say which page is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How many pages there are.
    open var numberOfPages = 0
    /// The page that is shown, from 0.
    open var currentPage = 0
    /// Whether it goes where there is one page alone.
    open var hidesForSinglePage = false
    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the page's dot.
    open var currentPageIndicatorTintColor: UIColor?
}

/// A control for a date. Nobody turns it here.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The date.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The earliest date.
    open var minimumDate: Date?
    /// The latest date.
    open var maximumDate: Date?

    /// Sets the date. Nobody is told, as on a device.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// A wheel that says that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How it looks.
    open var style: Style = .medium
    /// Whether it goes where nothing goes on.
    open var hidesWhenStopped = true
    /// Its colour.
    open var color: UIColor! = .systemGray
    /// Whether something goes on.
    open private(set) var isAnimating = false

    /// Makes a wheel.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// Something goes on.
    open func startAnimating() { isAnimating = true }
    /// Nothing goes on.
    open func stopAnimating() { isAnimating = false }

    /// How a wheel looks.
    public enum Style: Int, Sendable {
        /// The usual size.
        case medium = 100
        /// The greater size.
        case large = 101
    }
}

/// A bar that says how far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How far it is, from 0 to 1.
    open var progress: Float = 0
    /// The colour of what is done.
    open var progressTintColor: UIColor?
    /// The colour of what is to be done.
    open var trackTintColor: UIColor?

    /// Makes a bar.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
    }

    /// Sets how far it is.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// How a bar looks.
    public enum Style: Int, Sendable {
        /// Alone, or in another bar.
        case `default`, bar
    }
}

/// A view that blurs what is below. Nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// What it does to what is below.
    open var effect: UIVisualEffect?
    /// The view for what is in front.
    public private(set) lazy var contentView = UIView()

    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// What a view does to what is below it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    public override init() {
        super.init()
    }
}

/// Blurs what is below.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// Makes a blur of a style, which is not kept.
    public convenience init(style: Style) {
        self.init()
    }

    /// How a blur looks.
    public enum Style: Int, Sendable {
        /// A look.
        case extraLight, light, dark
        /// A look that adapts to light and dark.
        case regular = 4
        /// A look.
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        /// A look.
        case systemThickMaterial, systemChromeMaterial
    }
}

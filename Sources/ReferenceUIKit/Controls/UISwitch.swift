public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// True if the switch is on.
    open var isOn = false
    /// The colour of the switch while it is on.
    open var onTintColor: UIColor?
    /// The colour of the part that moves.
    open var thumbTintColor: UIColor?

    /// Turns the switch on or off. Sends no action, as on a device.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A control for a value in a range.
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
    /// True if the control sends its actions while the finger moves.
    open var isContinuous = true
    /// The colour of the track below the value.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track above the value.
    open var maximumTrackTintColor: UIColor?

    /// Sets the value. Sends no action, as on a device.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A control that increases and decreases a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// The value.
    open var value: Double = 0
    /// The least value.
    open var minimumValue: Double = 0
    /// The greatest value.
    open var maximumValue: Double = 100
    /// The amount that a touch adds or subtracts.
    open var stepValue: Double = 1
}

/// A control with several segments, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    public nonisolated static let noSegment = -1
    /// The index of the selected segment, from 0; -1 for none.
    open var selectedSegmentIndex = noSegment
    private var titles: [String?] = []

    /// Creates a control from titles and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }

    /// The number of segments.
    open var numberOfSegments: Int { titles.count }

    /// Inserts a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: min(segment, titles.count))
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        if titles.indices.contains(segment) { titles.remove(at: segment) }
    }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title }
    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }

    /// Sets the attributes of the titles in a state. They are not kept: nothing is drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    override var ownTexts: [String] { titles.compactMap { $0 } }
}

/// A row of dots that shows which page is visible.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The number of pages.
    open var numberOfPages = 0
    /// The index of the visible page, from 0.
    open var currentPage = 0
    /// True if the control is hidden when there is only one page.
    open var hidesForSinglePage = false
    /// The colour of the dots of the other pages.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the visible page's dot.
    open var currentPageIndicatorTintColor: UIColor?
}

/// A control for a date. It is never touched here.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The date.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The earliest date.
    open var minimumDate: Date?
    /// The latest date.
    open var maximumDate: Date?
    /// The parts of a date that are chosen.
    open var datePickerMode: Mode = .dateAndTime
    /// The look of the control.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
    /// The number of minutes between two choices.
    open var minuteInterval = 1
    /// The calendar.
    open var calendar: Calendar! = .current
    /// The language and region.
    open var locale: Locale?
    /// The time zone.
    open var timeZone: TimeZone?

    /// The parts of a date that are chosen.
    public enum Mode: Int, Sendable {
        /// A mode.
        case time, date, dateAndTime, countDownTimer
    }

    /// Sets the date. Sends no action, as on a device.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The looks of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// A look.
    case automatic, wheels, compact, inline
}

/// A spinning wheel that shows that work is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The style of the wheel.
    open var style: Style = .medium
    /// True if the wheel is hidden while it does not spin.
    open var hidesWhenStopped = true
    /// The colour of the wheel.
    open var color: UIColor! = .systemGray
    /// True if the wheel spins.
    open private(set) var isAnimating = false

    /// Creates a wheel.
    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) { super.init(coder: coder)! }

    /// Starts the wheel.
    open func startAnimating() { isAnimating = true }
    /// Stops the wheel.
    open func stopAnimating() { isAnimating = false }

    /// The styles of a wheel.
    public enum Style: Int, Sendable {
        /// The smaller size.
        case medium = 100
        /// The larger size.
        case large = 101
    }
}

/// A bar that shows the progress of work.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The progress, from 0 to 1.
    open var progress: Float = 0
    /// The colour of the finished part.
    open var progressTintColor: UIColor?
    /// The colour of the unfinished part.
    open var trackTintColor: UIColor?

    /// Creates a bar.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
    }

    /// Sets the progress.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The styles of a bar.
    public enum Style: Int, Sendable {
        /// A style: on its own, or in another bar.
        case `default`, bar
    }
}

/// A view that blurs the content behind it. Nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The effect on the content behind.
    open var effect: UIVisualEffect?
    /// The view for the content in front.
    public private(set) lazy var contentView = UIView()

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// An effect of a view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    public override init() {
        super.init()
    }
}

/// An effect that blurs the content behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// Creates a blur of a style, which is not kept.
    public convenience init(style: Style) {
        self.init()
    }

    /// The styles of a blur.
    public enum Style: Int, Sendable {
        /// A style.
        case extraLight, light, dark
        /// A style.
        case regular = 4
        /// A style.
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        /// A style.
        case systemThickMaterial, systemChromeMaterial
    }
}

public import Foundation

/// Something that a menu offers.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What it says.
    open internal(set) var title: String
    /// Its picture.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// How an element looks.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Greyed.
        public static let disabled = Self(rawValue: 1)
        /// In red.
        public static let destructive = Self(rawValue: 2)
        /// Left out.
        public static let hidden = Self(rawValue: 4)
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        /// No, yes, or in part.
        case off, on, mixed
    }
}

/// Something that is done when a control or a menu's element is used.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What tells it apart.
    public let identifier: Identifier
    /// How it looks.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is ticked.
    open var state: UIMenuElement.State
    /// What used it last.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Makes an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
    }

    /// What tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Elements below each other. No menu is shown here.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The elements.
    public let children: [UIMenuElement]
    /// How it is shown.
    public let options: Options

    /// Makes a menu.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, image: image)
    }

    /// What tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Within the menu around it.
        public static let displayInline = Self(rawValue: 1)
        /// In red.
        public static let destructive = Self(rawValue: 2)
        /// One element alone is ticked.
        public static let singleSelection = Self(rawValue: 32)
    }
}

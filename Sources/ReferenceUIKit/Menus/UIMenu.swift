public import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The title of the element.
    open internal(set) var title: String
    /// The image of the element.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// The attributes of an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The attribute of a disabled element.
        public static let disabled = Self(rawValue: 1)
        /// The attribute of an element in red.
        public static let destructive = Self(rawValue: 2)
        /// The attribute of a hidden element.
        public static let hidden = Self(rawValue: 4)
    }

    /// The states of an element: with or without a tick.
    public enum State: Int, Sendable {
        /// A state: not ticked, ticked, or in part.
        case off, on, mixed
    }
}

/// An action that a control or an element of a menu performs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The identifier of the action.
    public let identifier: Identifier
    /// The attributes of the action.
    open var attributes: UIMenuElement.Attributes
    /// The state of the action: with or without a tick.
    open var state: UIMenuElement.State
    /// The object that performed the action last.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Creates an action.
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

    /// An identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// The function that an action calls.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A list of menu elements. No menu is shown here.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The elements.
    public let children: [UIMenuElement]
    /// The options of the menu.
    public let options: Options

    /// Creates a menu.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, image: image)
    }

    /// An identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The options of a menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The option to show the menu's elements inside the menu around it.
        public static let displayInline = Self(rawValue: 1)
        /// The option to show the menu in red.
        public static let destructive = Self(rawValue: 2)
        /// The option to allow only one ticked element.
        public static let singleSelection = Self(rawValue: 32)
    }
}

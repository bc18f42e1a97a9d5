internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// The loading of one scene of a storyboard, or of a nib.
///
/// All objects are created first, each by `init(coder:)`. Then the attributes that the user defined are set, then outlets
/// and actions are connected, then each object that the file created receives `awakeFromNib()`; its owner does not.
/// Source: Apple, Resource Programming Guide, "The Nib Object Life Cycle", and awakeFromNib(); the attributes come before
/// the connections in public disassembly of `-[UINib instantiateWithOwner:options:]`. The order among the objects is not
/// documented: here it is the file's.
@MainActor
final class NibLoading {
    typealias Element = InterfaceDocument.Element

    /// The file's name, for messages.
    let name: String
    let bundle: Bundle
    /// The storyboard that the scene belongs to; nil for a nib.
    let storyboard: UIStoryboard?
    /// The top-level elements.
    let elements: [Element]
    /// The scene's view controller, which owns this.
    private(set) weak var controller: UIViewController?
    private var controllerID: String?
    /// The objects by their elements' identifiers, while they are being created.
    private var objects: [String: AnyObject] = [:]
    /// The elements of objects in the order in which their creation began. Those awake already are left out.
    private var waking: [String] = []
    private lazy var index: [String: Element] = Self.index(elements)
    /// The identifiers at the ends of outlets.
    private lazy var outletEnds = Set(
        index.values.filter { $0.name == "outlet" || $0.name == "outletCollection" }.compactMap { $0["destination"] })
    /// The identifiers of connections and attributes that were dealt with.
    private var done: Set<String> = []
    /// The elements of all objects, in order.
    private var sources: [Element] = []
    /// The embedding segues of container views, until they are performed.
    var embeddings: [(segue: Element, container: UIView)] = []
    /// Top-level objects that nothing else holds: they live as long as this.
    private var kept: [AnyObject] = []

    init(name: String, bundle: Bundle, storyboard: UIStoryboard? = nil, elements: [Element]) {
        self.name = name
        self.bundle = bundle
        self.storyboard = storyboard
        self.elements = elements
    }

    /// Returns the element with an identifier.
    func element(id: String) -> Element? { index[id] }

    /// Returns the object of an element if it exists.
    func existing(_ id: String?) -> AnyObject? {
        guard let id else { return nil }
        return id == controllerID ? controller : objects[id]
    }

    /// Takes in an object that is there already, such as the file's owner. It will not receive `awakeFromNib()`.
    func adopt(_ object: AnyObject, for element: Element) {
        guard let id = element["id"] else { return }
        objects[id] = object
        sources.append(element)
    }

    /// Says that the creation of an object begins.
    func begin(_ element: Element) {
        sources.append(element)
        if let id = element["id"] { waking.append(id) }
    }

    /// Takes in an object that was created.
    func register(_ object: AnyObject, for element: Element) {
        if let id = element["id"] { objects[id] = object }
    }

    /// Takes in the scene's view controller.
    func register(_ controller: UIViewController, for element: Element) {
        self.controller = controller
        controllerID = element["id"]
        sources.append(element)
    }

    /// Creates the top-level objects that do not exist yet, and keeps those that are not views of a controller.
    ///
    /// - Returns: The objects, in the file's order.
    @discardableResult
    func makeTopLevel() -> [AnyObject] {
        let made = elements.compactMap { element -> AnyObject? in
            Self.placeholders.contains(element.name) || element["sceneMemberID"] == "viewController"
                ? nil : object(element)
        }
        kept = made
        return made
    }

    /// Sets attributes and connections whose objects all exist, and tells the new objects that they are awake.
    func connect() {
        for element in sources { setAttributes(of: element) }
        for element in sources { connectOutlets(of: element) }
        let ids = waking
        waking = []
        for id in ids { objects[id].map(Self.awaken) }
    }

    /// Lets go of the objects: from now on those keep them that have to, and the top-level objects live as long as this.
    func end() {
        objects = [:]
        sources = []
        done = []
    }

    /// Returns true if an outlet leads to an element.
    func isOutlet(_ element: Element) -> Bool { element["id"].map(outletEnds.contains) ?? false }

    /// Returns true the first time that it is asked about an identifier.
    func isNew(_ id: String) -> Bool { done.insert(id).inserted }

    /// Sends `awakeFromNib()`.
    private static func awaken(_ object: AnyObject) {
        switch object {
        case let view as UIView:
            CallbackDispatch.call("awakeFromNib", of: view, .window) { view.awakeFromNib() }
        default:
            guard let method = ClassTable.entry(for: type(of: object), "awakeFromNib")?.call else { return }
            CallbackDispatch.call("awakeFromNib", of: object, .window) { _ = method(object, MessageArguments([])) }
        }
    }

    /// The elements that stand for objects that the file does not create.
    static let placeholders: Set<String> = ["exit", "placeholder", "viewControllerPlaceholder"]

    private static func index(_ elements: [Element]) -> [String: Element] {
        var index: [String: Element] = [:]
        func add(_ element: Element) {
            if let id = element["id"], index[id] == nil { index[id] = element }
            for child in element.children { add(child) }
        }
        elements.forEach(add)
        return index
    }

    /// The things that were reported. Each kind is reported once.
    private static var told: Set<String> = []

    /// Says that a file holds something that the model does not do.
    func notModelled(_ name: String, _ consequence: String) {
        guard Self.told.insert(name).inserted else { return }
        CallbackDispatch.notModelled(name, "\(consequence) (\(self.name))")
    }
}

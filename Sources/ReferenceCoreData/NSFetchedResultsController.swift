public import Foundation
public import ReferenceUIKit

/// The results of a request, in sections, for a list.
///
/// Apple's page:
/// [`NSFetchedResultsController`](https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller).
open class NSFetchedResultsController<ResultType>: NSObject {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The key path of the sections' names; nil for one section.
    public let sectionNameKeyPath: String?
    /// The name of a cache. There is none here.
    public let cacheName: String?
    /// The object that hears of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet { if delegate != nil { listen() } }
    }
    /// The results; nil until they are fetched.
    open private(set) var fetchedObjects: [ResultType]?
    private var observer: (any NSObjectProtocol)?
    private var changes: Changes?

    /// A controller without results.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    /// Fetches the results.
    ///
    /// The process ends if the request has no order, as on Apple's systems.
    open func performFetch() throws {
        if (fetchRequest.sortDescriptors ?? []).isEmpty {
            CoreDataException.raise(
                "NSInvalidArgumentException",
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    }

    /// The sections.
    open var sections: [any NSFetchedResultsSectionInfo]? {
        fetchedObjects.map { all in
            guard let path = sectionNameKeyPath else { return [Section(name: "", objects: all)] }
            var sections: [Section] = []
            for object in all {
                let name = KeyedValue.of(object, path).map { "\($0)" } ?? ""
                if sections.last?.name == name {
                    sections[sections.count - 1].all.append(object)
                } else {
                    sections.append(Section(name: name, objects: [object]))
                }
            }
            return sections
        }
    }

    /// Returns the result at a place.
    open func object(at indexPath: IndexPath) -> ResultType {
        sections![indexPath[0]].objects![indexPath[1]] as! ResultType
    }

    /// Returns the place of a result.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, info) in (sections ?? []).enumerated() {
            if let row = info.objects?.firstIndex(where: { $0 as AnyObject === object as AnyObject }) {
                return IndexPath(indexes: [section, row])
            }
        }
        return nil
    }

    /// Fetches again when the context was saved or took changes over.
    private func listen() {
        guard observer == nil else { return }
        let changes = Changes { [weak self] in self?.update($0) }
        self.changes = changes
        observer = NotificationCenter.default.addObserver(
            forName: nil, object: managedObjectContext, queue: nil
        ) { [weak changes] notification in
            let names: [NSNotification.Name] = [
                .NSManagedObjectContextDidSave, .NSManagedObjectContextObjectsDidChange,
            ]
            guard names.contains(notification.name) else { return }
            changes?.heard(notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
        }
    }

    private func update(_ updated: Set<NSManagedObject>) {
        guard let before = fetchedObjects else { return }
        let places = before.map { ($0, indexPath(forObject: $0)) }
        guard (try? performFetch()) != nil, let after = fetchedObjects else { return }
        let erased = erased
        let isSame = { (one: ResultType, other: ResultType) in one as AnyObject === other as AnyObject }
        let kept = after.filter { object in before.contains { isSame($0, object) } }
        let changed = kept.filter { object in (object as? NSManagedObject).map(updated.contains) ?? false }
        guard !changed.isEmpty || kept.count != before.count || kept.count != after.count else { return }
        delegate?.controllerWillChangeContent(erased)
        for (object, place) in places where !after.contains(where: { isSame($0, object) }) {
            delegate?.controller(erased, didChange: object, at: place, for: .delete, newIndexPath: nil)
        }
        for object in after where !before.contains(where: { isSame($0, object) }) {
            delegate?.controller(
                erased, didChange: object, at: nil, for: .insert, newIndexPath: indexPath(forObject: object))
        }
        for object in changed {
            let (old, new) = (places.first { isSame($0.0, object) }?.1, indexPath(forObject: object))
            delegate?.controller(
                erased, didChange: object, at: old, for: old == new ? .update : .move, newIndexPath: new)
        }
        delegate?.controllerDidChangeContent(erased)
    }

    /// The controller with results of any type, as its delegate gets it: Swift's generic classes, unlike Objective-C's, are
    /// not of each other's types.
    private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
        let request = fetchRequest.cast(NSFetchRequest<any NSFetchRequestResult>.self)
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
            cacheName: cacheName)
        controller.fetchedObjects = fetchedObjects.map { $0.compactMap { $0 as? any NSFetchRequestResult } }
        return controller
    }

    private struct Section: NSFetchedResultsSectionInfo {
        var name: String
        var all: [ResultType]

        init(name: String, objects: [ResultType]) {
            self.name = name
            all = objects
        }

        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { all.count }
        var objects: [Any]? { all }
    }
}

/// A function to be called when a context's objects have changed.
private final class Changes: @unchecked Sendable {
    // The context's queue calls it, which alone uses the controller.
    let heard: (Set<NSManagedObject>) -> Void

    init(_ heard: @escaping (Set<NSManagedObject>) -> Void) { self.heard = heard }
}

/// A section of results.
///
/// Apple's page:
/// [`NSFetchedResultsSectionInfo`](https://developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo).
public protocol NSFetchedResultsSectionInfo {
    /// The name.
    var name: String { get }
    /// The title in the list's index.
    var indexTitle: String? { get }
    /// The number of results.
    var numberOfObjects: Int { get }
    /// The results.
    var objects: [Any]? { get }
}

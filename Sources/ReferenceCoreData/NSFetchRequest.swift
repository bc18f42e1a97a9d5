public import Foundation

/// A kind of result: objects, their identities, dictionaries.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// A request to a context.
///
/// Apple's page: [`NSPersistentStoreRequest`](https://developer.apple.com/documentation/coredata/nspersistentstorerequest).
open class NSPersistentStoreRequest: NSObject {
    /// The stores that it is for. There is one.
    open var affectedStores: [NSPersistentStore]?
}

/// A request for objects.
///
/// Apple's page: [`NSFetchRequest`](https://developer.apple.com/documentation/coredata/nsfetchrequest).
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The name of the entity.
    open private(set) var entityName: String?
    /// The entity; nil until the request is carried out if it was made with a name.
    open var entity: NSEntityDescription?
    /// The condition; nil for all objects.
    open var predicate: NSPredicate?
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The greatest number of results; 0 for any.
    open var fetchLimit = 0
    /// The number of results to leave out at the beginning.
    open var fetchOffset = 0
    /// The number of objects that are read at once. It makes no difference here.
    open var fetchBatchSize = 0
    /// The kind of results.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// True if objects of entities that inherit from this one are results, too.
    open var includesSubentities = true
    /// True if changes count that are not saved.
    open var includesPendingChanges = true
    /// True if values are read with the objects. It makes no difference here.
    open var includesPropertyValues = true
    /// True if objects may be without values. It makes no difference here.
    open var returnsObjectsAsFaults = true
    /// True if equal results count once.
    open var returnsDistinctResults = false
    /// The relationships whose objects are read at once. It makes no difference here.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The properties of dictionaries: names or descriptions.
    open var propertiesToFetch: [Any]?
    /// True if the objects' values are read again. It makes no difference here.
    open var shouldRefreshRefetchedObjects = false

    /// A request without an entity.
    public override init() {}

    /// A request for objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        if let entity { return entity }
        guard let name = entityName, let found = context.model?.entitiesByName[name] else {
            CoreDataException.raise(
                "NSInvalidArgumentException",
                "executeFetchRequest:error: A fetch request must have an entity.")
        }
        entity = found
        return found
    }
}

extension NSFetchRequest {
    /// Returns the request with results of another type, as a cast returns it on Apple's systems: generic classes of
    /// Objective-C are of each other's types.
    func cast<Other>(_ type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other> {
        if let same = self as? NSFetchRequest<Other> { return same }
        let request = NSFetchRequest<Other>()
        request.entityName = entityName
        request.entity = entity
        request.predicate = predicate
        request.sortDescriptors = sortDescriptors
        request.fetchLimit = fetchLimit
        request.fetchOffset = fetchOffset
        request.resultType = resultType
        request.includesSubentities = includesSubentities
        request.includesPendingChanges = includesPendingChanges
        request.propertiesToFetch = propertiesToFetch
        return request
    }
}

/// A request with results of any type.
private protocol AnyFetchRequest {
    func cast<Other>(_ type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other>
}

extension NSFetchRequest: AnyFetchRequest {}

/// Returns a request with results of another type: a copy, unlike on Apple's systems, where it is the same object.
///
/// The process ends if the value is not a request.
public func _requestCast<Other>(_ value: Any?, _ type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other> {
    guard let request = _requestCastIfPossible(value, type) else {
        fatalError("Could not cast value of type \(value.map { "\(Swift.type(of: $0))" } ?? "nil") to NSFetchRequest")
    }
    return request
}

/// Returns a request with results of another type; nil if the value is not a request.
public func _requestCastIfPossible<Other>(_ value: Any?, _ type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other>? {
    (value as? any AnyFetchRequest)?.cast(type)
}

/// The kind of a request's results.
///
/// Apple's page: [`NSFetchRequestResultType`](https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype).
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A type by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Their identities.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of their values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// Their number.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

extension NSManagedObjectContext {
    /// Returns the objects, or what else the request asks for.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = matching(request)
        let results: [Any] =
            switch request.resultType {
            case .managedObjectIDResultType: found.map(\.objectID)
            case .countResultType: [NSNumber(value: found.count)]
            case .dictionaryResultType: found.map { NSDictionary(dictionary: $0.dictionary(request.propertiesToFetch)) }
            default: found
            }
        return results.compactMap { $0 as? T }
    }

    /// Returns the number of results.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { matching(request).count }

    /// Carries out a request: one for objects, or one that deletes objects at once.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let batch = request as? NSBatchDeleteRequest else {
            CoreDataException.raise("NSInvalidArgumentException", "Unknown command type \(type(of: request))")
        }
        let found = matching(batch.fetchRequest)
        let ids = found.map(\.objectID)
        persistentStoreCoordinator?.save([:], deleted: ids)
        return NSBatchDeleteResult(
            resultType: batch.resultType,
            result: batch.resultType == .resultTypeObjectIDs
                ? ids : batch.resultType == .resultTypeCount ? ids.count : true)
    }

    func matching<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
        var found = all(
            of: request.entity(in: self), withSubentities: request.includesSubentities,
            pending: request.includesPendingChanges)
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let order = request.sortDescriptors, !order.isEmpty {
            found.sort { one, other in
                for descriptor in order {
                    switch descriptor.compare(one, to: other) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return false
            }
        }
        found = Array(found.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }
}

extension NSManagedObject {
    fileprivate func dictionary(_ properties: [Any]?) -> [String: Any] {
        let names = properties?.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
        return loaded.filter { name, value in
            names.map { $0.contains(name) } ?? (entity.attributesByName[name] != nil)
        }
    }
}

/// A request that deletes objects from the store without reading them.
///
/// Apple's page: [`NSBatchDeleteRequest`](https://developer.apple.com/documentation/coredata/nsbatchdeleterequest).
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The request for the objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// The kind of result.
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

    /// A request that deletes what another finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// The kind of a batch's result.
///
/// Apple's page: [`NSBatchDeleteRequestResultType`](https://developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype).
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// True if it succeeded.
    case resultTypeStatusOnly
    /// The identities of the objects.
    case resultTypeObjectIDs
    /// Their number.
    case resultTypeCount
}

/// The result of a request.
///
/// Apple's page: [`NSPersistentStoreResult`](https://developer.apple.com/documentation/coredata/nspersistentstoreresult).
open class NSPersistentStoreResult: NSObject {}

/// The result of a request that deletes.
///
/// Apple's page: [`NSBatchDeleteResult`](https://developer.apple.com/documentation/coredata/nsbatchdeleteresult).
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The kind of result.
    public let resultType: NSBatchDeleteRequestResultType
    /// True, the identities or their number.
    public let result: Any?

    init(resultType: NSBatchDeleteRequestResultType, result: Any?) {
        self.resultType = resultType
        self.result = result
    }
}

internal import Foundation

/// The values that are saved, and the objects of an entity.
extension NSManagedObjectContext {
    /// Returns the values of an object as the next one up has them: the parent, or the store.
    func row(_ id: NSManagedObjectID) -> [String: Any]? {
        guard let parent else { return persistentStoreCoordinator?.row(id) }
        return parent.performAndWait { parent.objects[id].map { $0.row } ?? parent.row(id) }
    }

    /// Returns the values of a saved object, with this context's objects.
    func values(of id: NSManagedObjectID) -> [String: Any]? {
        row(id)?.mapValues { value in
            switch value {
            case let id as NSManagedObjectID: object(with: id)
            case let several as SavedObjects:
                several.isOrdered
                    ? NSOrderedSet(array: several.ids.map(object)) : NSSet(array: several.ids.map(object))
            default: value
            }
        }
    }

    /// Returns the objects of an entity that are saved or new here, without those that are to be deleted.
    func all(of entity: NSEntityDescription, withSubentities: Bool, pending: Bool) -> [NSManagedObject] {
        let isWanted = { (other: NSEntityDescription) in
            withSubentities ? other.isKindOf(entity: entity) : other === entity
        }
        let above =
            parent.map { parent in
                parent.performAndWait {
                    parent.all(of: entity, withSubentities: withSubentities, pending: true).map(\.objectID)
                }
            }
            ?? persistentStoreCoordinator?.ids(of: entity).filter { isWanted($0.entity) } ?? []
        let saved = above.map(object)
        let new = pending ? inserted.filter { isWanted($0.entity) } : []
        let known = Set(saved.map(ObjectIdentifier.init))
        return (saved + new.filter { !known.contains(ObjectIdentifier($0)) })
            .filter { !pending || !deleted.contains($0) }
    }
}

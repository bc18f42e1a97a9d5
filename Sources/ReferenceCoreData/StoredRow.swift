internal import Foundation

/// Several objects in a row of the store.
struct SavedObjects {
    var ids: [NSManagedObjectID]
    var isOrdered: Bool
}

extension NSManagedObject {
    /// The values as a store has them: objects by their identities, and nothing transient.
    var row: [String: Any] {
        var row: [String: Any] = [:]
        for (name, property) in entity.propertiesByName where !property.isTransient {
            guard let value = loaded[name] else { continue }
            switch (property as? NSRelationshipDescription, value) {
            case (let relationship?, _) where relationship.isToMany:
                row[name] = SavedObjects(
                    ids: ReferenceCoreData.objects(value).map(\.objectID), isOrdered: relationship.isOrdered)
            case (_?, let object as NSManagedObject): row[name] = object.objectID
            default: row[name] = value
            }
        }
        return row
    }
}

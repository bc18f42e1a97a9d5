import Foundation

/// Makes objects of classes whose initialisers are not available, and sets their properties by their keys.
enum InstanceHelper {
    @MainActor
    static func create<Instance: NSObject>(_ type: Instance.Type, properties: [String: Any] = [:]) throws -> Instance {
        guard let instance = (type as NSObject.Type).init() as? Instance else {
            throw CannotCreate(type: type)
        }
        for (key, value) in properties {
            instance.setValue(value, forKey: key)
        }
        return instance
    }

    struct CannotCreate: Error {
        let type: AnyClass
    }
}

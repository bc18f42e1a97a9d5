internal import CProcess
internal import Foundation
internal import ReferenceObjectiveC

extension Instances {
    /// Makes an object that has a class and no life: none of the app's initialisers runs. UIKit's appearance proxies are
    /// such objects, which only record what they are sent.
    ///
    /// What the app's own classes store is zero, as in an object of Objective-C before its initialiser.
    static func standIn<Object: NSObject>(for type: Object.Type) -> Object {
        let base: AnyClass = _isApples(type) ? type : _getSuperclass(_ownSuperclasses(of: type).last ?? type) ?? type
        guard let made = base == UICollectionView.self ? collectionView() : make(base) else {
            preconditionFailure("\(type) derives from NSObject, so it has an init().")
        }
        if base == type, let object = made as? Object { return object }
        guard let object = class_createInstance(type, 0) as? Object else {
            preconditionFailure("\(type) is not what it made.")
        }
        // The object takes over what the other one stores, so that one is never released.
        let source = Unmanaged.passRetained(made).toOpaque()
        understudy_copy_properties(Unmanaged.passUnretained(object).toOpaque(), source)
        return object
    }

    private static func collectionView() -> NSObject {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
}

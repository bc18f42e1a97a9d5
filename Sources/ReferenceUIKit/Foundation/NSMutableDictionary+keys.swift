public import Foundation

extension NSMutableDictionary {
    /// The value of a key that is known as something that can be copied, as Objective-C has it; nil removes it.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? NSObject else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}

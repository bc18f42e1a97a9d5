internal import CProcess

/// Creates an object of a class without calling an initialiser: all its properties are zero, as Objective-C's are.
///
/// - Parameters:
///   - cls: The class.
///   - extraBytes: Nothing here uses more bytes than the class has.
/// - Returns: The object; nil for a nil class.
public func class_createInstance(_ cls: AnyClass?, _ extraBytes: Int) -> Any? {
    guard let cls, let object = understudy_create_instance(unsafeBitCast(cls, to: UnsafeRawPointer.self)) else {
        return nil
    }
    return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
}

/// Returns the class that a class inherits from.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap(_getSuperclass)
}

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    obj.map { type(of: $0 as AnyObject) }
}

/// Returns the class that Objective-C knows by a name; nil if none is in the process.
public func objc_lookUpClass(_ name: String) -> AnyClass? {
    _lookUpClass(name, "objc_lookUpClass(_:)")
}

/// Returns the class that Objective-C knows by a name; nil if none is in the process.
public func objc_getClass(_ name: String) -> Any! {
    _lookUpClass(name, "objc_getClass(_:)")
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}

/// Returns the selector with a name.
public func sel_registerName(_ str: String) -> Selector {
    Selector(str)
}

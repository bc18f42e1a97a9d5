internal import CProcess

/// An object of a class for which no initialiser was called: all its properties are zero, as Objective-C's are.
///
/// - Parameter extraBytes: Nothing here uses more bytes than the class has.
/// - Returns: nil for a nil class.
public func class_createInstance(_ cls: AnyClass?, _ extraBytes: Int) -> Any? {
    guard let cls, let object = understudy_create_instance(unsafeBitCast(cls, to: UnsafeRawPointer.self)) else {
        return nil
    }
    return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
}

/// The class that a class inherits from.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap(_getSuperclass)
}

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    obj.map { type(of: $0 as AnyObject) }
}

/// The class that Objective-C knows by a name; nil where none is in the process.
public func objc_lookUpClass(_ name: String) -> AnyClass? {
    _classNamed(name)
}

/// The class that Objective-C knows by a name; nil where none is in the process.
public func objc_getClass(_ name: String) -> Any! {
    _classNamed(name)
}

/// The selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}

/// The selector with a name.
public func sel_registerName(_ str: String) -> Selector {
    Selector(str)
}

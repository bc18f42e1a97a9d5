/// The functions that find by a name, a string, what the code does not name.
enum NameLookups {
    /// Those that return the class of a name.
    static let ofClasses: Set<String> = [
        "NSClassFromString", "objc_getClass", "objc_lookUpClass", "objc_getRequiredClass", "classNamed",
    ]

    /// Those that return a class, or make a selector.
    static let all = ofClasses.union(["NSSelectorFromString", "sel_registerName", "sel_getUid"])
}

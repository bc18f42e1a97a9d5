extension Rule {
    static let lookups: [Rule] = [lookupModule, lookupObjectiveCName, lookupMissed]

    public static let lookupModule = Rule(
        "lookup.module", .documented,
        "The runtime's name of a Swift class is that of its module, a dot and its own: NSClassFromString needs both.",
        source: """
            Apple, [Using Swift with Cocoa and Objective-C](apple-swift-cocoa), on namespaces of Swift \
            classes; [Reid 2016](reid-2016)
            """)

    public static let lookupObjectiveCName = Rule(
        "lookup.objective-c-name", .documented,
        "@objc(Name) is a class's whole name at run time, without a module. Apple's own classes have such names.",
        source: """
            Apple, [Using Swift with Cocoa and Objective-C](apple-swift-cocoa), on @objc(name); \
            [Hackworth 2020](hackworth-2020)
            """)

    public static let lookupMissed = Rule(
        "lookup.missed", .convention,
        """
        The first time that a class is looked up by a name and is not in the process, an event says so. It names a \
        class of nearly that name, if there is one.
        """,
        source: "Understudy; on a device a lookup that fails leaves no trace, and many are meant to fail")
}

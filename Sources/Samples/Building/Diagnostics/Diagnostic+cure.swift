extension Diagnostic {
    /// What to do about an error whose message does not say it; nil for others.
    public var cure: String? {
        guard severity == .error else { return nil }
        for attribute in ["main", "UIApplicationMain"]
        where message.hasPrefix("'\(attribute)' attribute cannot be used in a module that contains top-level code") {
            return """
                An app begins at one place. Remove @\(attribute) where main.swift calls UIApplicationMain; where it does \
                not, remove main.swift.
                """
        }
        return nil
    }
}

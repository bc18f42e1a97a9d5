extension Rule {
    /// The name of its constant, which is its identifier in camel case.
    package var symbol: String {
        let parts = id.split { ".-".contains($0) }
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

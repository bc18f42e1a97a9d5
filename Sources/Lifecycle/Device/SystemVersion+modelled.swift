extension SystemVersion {
    /// The systems, and the SDKs for them, of which the model knows.
    public static let modelled = SystemVersion(12)..<SystemVersion(28)

    /// The newest of them.
    public static let newest = SystemVersion(27)

    /// The oldest system for which an SDK builds apps, where this is the version that the SDK is for.
    public var oldestTarget: SystemVersion {
        self >= SystemVersion(27) ? SystemVersion(15) : SystemVersion.modelled.lowerBound
    }
}

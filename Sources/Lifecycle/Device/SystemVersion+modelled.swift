extension SystemVersion {
    /// The systems, and the SDKs for them, that the model covers.
    public static let modelled = SystemVersion(12)..<SystemVersion(28)

    /// The newest of them.
    public static let newest = SystemVersion(27)

    /// The oldest system for which the SDK for this version builds apps.
    public var oldestTarget: SystemVersion {
        self >= SystemVersion(27) ? SystemVersion(15) : SystemVersion.modelled.lowerBound
    }
}

extension SystemVersion {
    /// The systems, and the SDKs for them, that the model covers.
    public static let modelled = SystemVersion(12)..<SystemVersion(28)

    /// The major versions of the systems that are modelled.
    public static let modelledMajors = modelled.lowerBound.major..<modelled.upperBound.major

    /// The range in words: `12 to 27`.
    public static let modelledRange = "\(modelledMajors.lowerBound) to \(newest.major)"

    /// The newest system that is modelled.
    public static let newest = SystemVersion(modelled.upperBound.major - 1)

    /// The oldest system for which the SDK for this version builds apps.
    public var oldestTarget: SystemVersion {
        self >= .scenesRequired ? SystemVersion(15) : SystemVersion.modelled.lowerBound
    }
}

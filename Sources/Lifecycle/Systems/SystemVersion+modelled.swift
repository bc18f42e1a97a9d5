extension SystemVersion {
    /// The major versions of iOS that exist and that the model covers, for systems and SDKs. iOS 18 was followed by 26.
    public static let modelledMajors = Array(12...lastBeforeRenumbering) + [firstAfterRenumbering, 27]

    /// The systems that are modelled, one for each major version.
    public static let modelled = modelledMajors.map { SystemVersion($0) }

    /// The major versions in words: `12 to 18, 26 and 27`.
    public static let modelledRange = words(modelledMajors)

    /// The oldest system that is modelled.
    public static let oldest = modelled[0]

    /// The newest system that is modelled.
    public static let newest = modelled[modelled.count - 1]

    /// The newest system that is modelled and whose SDK accepts apps without scenes.
    public static let lastBeforeScenesRequired = modelled.last { $0 < .scenesRequired } ?? oldest

    /// True if it is a version of a system that is modelled.
    public var isModelled: Bool { Self.modelledMajors.contains(major) && minor >= 0 }

    /// True if Apple skipped it: iOS 19 to 25 were never released.
    public var neverExisted: Bool { major > Self.lastBeforeRenumbering && major < Self.firstAfterRenumbering }

    /// Returns the statement that the system does not exist, without a full stop.
    ///
    /// - Parameter version: The version as it was written.
    public static func neverExisted(_ version: String) -> String {
        "iOS \(version) never existed; iOS \(lastBeforeRenumbering) was followed by iOS \(firstAfterRenumbering)"
    }

    /// The oldest system for which the SDK for this version builds apps.
    public var oldestTarget: SystemVersion {
        self >= .scenesRequired ? SystemVersion(15) : .oldest
    }

    /// Returns ascending numbers in words, with `to` for three or more in a row: `12 to 18, 26 and 27`.
    static func words(_ numbers: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        let parts = runs.flatMap { $0.count < 3 ? $0.map { "\($0)" } : ["\($0.lowerBound) to \($0.upperBound)"] }
        guard let last = parts.last, parts.count > 1 else { return parts.joined() }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    private static let lastBeforeRenumbering = 18
    private static let firstAfterRenumbering = 26
}

/// The changes by which an app would launch that the system refuses, each by itself.
public struct LaunchAlternatives: Codable, Hashable, Sendable {
    /// An SDK to build it with, by the version of iOS that it is for.
    public var sdk: SystemVersion?
    /// A version of iOS to launch it on.
    public var system: SystemVersion?
    /// A reading to leave out.
    public var withoutReading: Reading?
    /// The name of a reading to take, in a trace from before that reading became the default.
    public var reading: String?

    /// The changes that help; nil for each that does not.
    public init(
        sdk: SystemVersion? = nil, system: SystemVersion? = nil, withoutReading: Reading? = nil, reading: String? = nil
    ) {
        self.sdk = sdk
        self.system = system
        self.withoutReading = withoutReading
        self.reading = reading
    }
}

extension LaunchAlternatives {
    /// The changes in words.
    public var text: String {
        let ways = [
            sdk.map { "if built with the SDK of iOS \($0.short)" }, system.map { "on iOS \($0.short)" },
            withoutReading.map { "without the reading \($0.rawValue)" }, reading.map { "under the reading \($0)" },
        ].compactMap { $0 }
        return ways.isEmpty ? "no other device launches it" : "it would launch " + ways.joined(separator: ", or ")
    }
}

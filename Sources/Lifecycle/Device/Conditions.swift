/// What holds for everything on a device: its kind, its system, and which sources are believed.
public struct Conditions: Codable, Hashable, Sendable {
    /// The kind of device.
    public var idiom: Device.Idiom
    /// The device's version of iOS.
    public var system: SystemVersion
    /// Where sources contradict each other: the readings taken in place of the default, sorted by name.
    public let readings: [Reading]
    /// The identifiers of rules that are left out, sorted: what depends on a rule shows once it is gone.
    public let suspended: [Rule.ID]

    /// The conditions on a device of a kind with a system.
    public init(
        idiom: Device.Idiom = .phone, system: SystemVersion, readings: [Reading] = [], suspended: [Rule.ID] = []
    ) {
        self.idiom = idiom
        self.system = system
        self.readings = Set(readings).sorted { $0.rawValue < $1.rawValue }
        self.suspended = Set(suspended).sorted()
    }

    /// Whether a rule is in force: on this system, under these readings.
    public func holds(_ rule: Rule) -> Bool {
        guard rule.systems.contains(system) else { return false }
        if let reading = rule.under, !readings.contains(reading) { return false }
        if !readings.isEmpty, let reading = rule.unless, readings.contains(reading) { return false }
        return suspended.isEmpty || !suspended.contains(rule.id)
    }

    /// Whether the rule with an identifier was left out.
    func isSuspended(_ rule: Rule.ID) -> Bool {
        !suspended.isEmpty && suspended.contains(rule)
    }
}

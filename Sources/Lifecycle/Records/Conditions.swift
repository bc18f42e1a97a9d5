/// The conditions for everything on a device: its kind, its system, and the sources that are believed.
public struct Conditions: Codable, Hashable, Sendable {
    /// The kind of device.
    public var idiom: Idiom
    /// The device's version of iOS.
    public var system: SystemVersion
    /// The readings taken in place of the default for sources that contradict each other, sorted by name.
    public let readings: [Reading]
    /// The identifiers of rules that are left out, sorted: leaving out a rule shows what depends on it.
    public let disabled: [Rule.ID]

    /// Devices that were kept earlier have the disabled rules under an older name.
    private enum CodingKeys: String, CodingKey {
        case idiom, system, readings
        case disabled = "suspended"
    }

    /// Creates the conditions on a device of a kind with a system.
    public init(
        idiom: Idiom = .phone, system: SystemVersion, readings: [Reading] = [], disabled: [Rule.ID] = []
    ) {
        self.idiom = idiom
        self.system = system
        self.readings = Set(readings).sorted { $0.rawValue < $1.rawValue }
        self.disabled = Set(disabled).sorted()
    }

    /// Reads conditions, without the readings that became the default since they were written.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        idiom = try values.decode(Idiom.self, forKey: .idiom)
        system = try values.decode(SystemVersion.self, forKey: .system)
        readings = try values.decode([KeptReading].self, forKey: .readings).compactMap(\.reading)
        disabled = try values.decode([Rule.ID].self, forKey: .disabled)
    }

    /// Returns true if a rule is in force on this system, under these readings.
    public func holds(_ rule: Rule) -> Bool {
        guard rule.systems.contains(system) else { return false }
        if let reading = rule.under, !readings.contains(reading) { return false }
        if !readings.isEmpty, let reading = rule.unless, readings.contains(reading) { return false }
        return disabled.isEmpty || !disabled.contains(rule.id)
    }

    /// Returns true if the rule with an identifier was left out.
    func isDisabled(_ rule: Rule.ID) -> Bool {
        !disabled.isEmpty && disabled.contains(rule)
    }
}

/// A reading in a kept device; nil if it became the default since.
private struct KeptReading: Decodable {
    let reading: Reading?

    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let known = Reading(rawValue: name) else {
            guard Reading.retired[name] != nil else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "There is no reading \"\(name)\"."))
            }
            reading = nil
            return
        }
        reading = known
    }
}

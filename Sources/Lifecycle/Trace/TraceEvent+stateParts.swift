/// The states whose parts are values of their own, with the keys beside the state's word.
extension ClassLookup {
    typealias Parts = TraceEvent.State.CodingKeys

    init(from parts: KeyedDecodingContainer<Parts>) throws {
        api = try parts.decode(String.self, forKey: .api)
        name = try parts.decode(String.self, forKey: .type)
        near = try parts.decodeIfPresent(String.self, forKey: .near).map { name in
            NearMiss(name: name, difference: try parts.decode(Difference.self, forKey: .difference))
        }
    }

    func encode(to parts: inout KeyedEncodingContainer<Parts>) throws {
        try parts.encode(api, forKey: .api)
        try parts.encode(name, forKey: .type)
        try parts.encodeIfPresent(near?.name, forKey: .near)
        try parts.encodeIfPresent(near?.difference, forKey: .difference)
    }
}

extension LaunchAlternatives {
    typealias Parts = TraceEvent.State.CodingKeys

    init(from parts: KeyedDecodingContainer<Parts>) throws {
        func version(_ key: Parts) throws -> SystemVersion? {
            try parts.decodeIfPresent(String.self, forKey: key).map { text in
                guard let version = SystemVersion(text) else {
                    throw DecodingError.dataCorruptedError(
                        forKey: key, in: parts, debugDescription: "This is not a version of iOS.")
                }
                return version
            }
        }
        self.init(
            sdk: try version(.sdk), system: try version(.os),
            withoutReading: try parts.decodeIfPresent(Reading.self, forKey: .withoutReading),
            reading: try parts.decodeIfPresent(String.self, forKey: .reading))
    }

    func encode(to parts: inout KeyedEncodingContainer<Parts>) throws {
        try parts.encodeIfPresent(sdk?.short, forKey: .sdk)
        try parts.encodeIfPresent(system?.short, forKey: .os)
        try parts.encodeIfPresent(withoutReading, forKey: .withoutReading)
        try parts.encodeIfPresent(reading, forKey: .reading)
    }
}

extension LeftOutUse {
    typealias Parts = TraceEvent.State.CodingKeys

    init(from parts: KeyedDecodingContainer<Parts>) throws {
        self.init(
            code: try parts.decode(String.self, forKey: .code), reason: try parts.decode(String.self, forKey: .reason),
            effect: try parts.decode(Effect.self, forKey: .effect))
    }

    func encode(to parts: inout KeyedEncodingContainer<Parts>) throws {
        try parts.encode(code, forKey: .code)
        try parts.encode(reason, forKey: .reason)
        try parts.encode(effect, forKey: .effect)
    }
}

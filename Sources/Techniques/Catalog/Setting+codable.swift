internal import Lifecycle
internal import Runs

extension Setting {
    private enum Key: String, CodingKey {
        case system, sdk, device, supportsMultipleScenes, usesStoryboard, cache, hosting
    }

    /// Reads a setting. Fields that are left out are as on a fresh iPhone with a storyboard.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            system: try Self.version(.system, values) ?? SystemVersion(17), sdk: try Self.version(.sdk, values),
            device: try values.decodeIfPresent(Idiom.self, forKey: .device) ?? .phone,
            supportsMultipleScenes: try values.decodeIfPresent(Bool.self, forKey: .supportsMultipleScenes) ?? false,
            usesStoryboard: try values.decodeIfPresent(Bool.self, forKey: .usesStoryboard) ?? true,
            cache: try values.decodeIfPresent(DeviceHistory.self, forKey: .cache) ?? .fresh,
            hosting: try values.decodeIfPresent(HostingProfile.self, forKey: .hosting) ?? .newest)
    }

    private static func version(_ key: Key, _ values: KeyedDecodingContainer<Key>) throws -> SystemVersion? {
        guard let text = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let version = SystemVersion(text) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: values, debugDescription: "\(text) is not a version of iOS")
        }
        return version
    }

    /// Writes a setting as it is read.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(system.description, forKey: .system)
        try values.encode(sdk.description, forKey: .sdk)
        try values.encode(device, forKey: .device)
        try values.encode(supportsMultipleScenes, forKey: .supportsMultipleScenes)
        try values.encode(usesStoryboard, forKey: .usesStoryboard)
        try values.encode(cache, forKey: .cache)
        try values.encode(hosting, forKey: .hosting)
    }
}

extension Rule: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, statement, source, citation, certainty, systems, under, unless
    }

    /// Reads a rule. Its words about the source are made of the citation.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        statement = try container.decode(String.self, forKey: .statement)
        citation = try container.decode(String.self, forKey: .citation)
        certainty = try container.decode(Certainty.self, forKey: .certainty)
        systems = try container.decode(Systems.self, forKey: .systems)
        under = try container.decodeIfPresent(Reading.self, forKey: .under)
        unless = try container.decodeIfPresent(Reading.self, forKey: .unless)
    }

    /// Writes a rule, with the words about its source for readers that know no references.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(statement, forKey: .statement)
        try container.encode(source, forKey: .source)
        try container.encode(citation, forKey: .citation)
        try container.encode(certainty, forKey: .certainty)
        try container.encode(systems, forKey: .systems)
        try container.encodeIfPresent(under, forKey: .under)
        try container.encodeIfPresent(unless, forKey: .unless)
    }
}

/// A field for each option that was mentioned: a text, a list of texts, or true or false, by the option's form.
extension LaunchParameters: Codable {
    private struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    package init(from decoder: any Decoder) throws {
        self.init()
        let fields = try decoder.container(keyedBy: Name.self)
        for option in LaunchOption.all {
            let name = Name(stringValue: option.name)
            self[option] =
                switch option.form {
                case .one: try fields.decodeIfPresent(String.self, forKey: name).map { [$0] }
                case .list, .repeated: try fields.decodeIfPresent([String].self, forKey: name)
                case .flag: try fields.decodeIfPresent(Bool.self, forKey: name).map { ["\($0)"] }
                }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Name.self)
        for option in LaunchOption.all {
            guard let texts = self[option] else { continue }
            let name = Name(stringValue: option.name)
            switch option.form {
            case .one: try fields.encode(texts.first, forKey: name)
            case .list, .repeated: try fields.encode(texts, forKey: name)
            case .flag: try fields.encode(texts == ["true"], forKey: name)
            }
        }
    }
}

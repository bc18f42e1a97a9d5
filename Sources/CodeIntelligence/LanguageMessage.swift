internal import FoundationEssentials
internal import Lowering

/// A message of a language server, as far as it matters here. This is the only place that decodes what one says.
enum LanguageMessage: Hashable, Sendable {
    /// The answer to a request: the message it came in.
    case answer(id: Int, [UInt8])
    /// The server cannot answer a request.
    case refusal(id: Int, String)
    /// The server asks for something; it waits for an answer with this identifier.
    case question(id: Identifier)
    /// Anything that needs no answer.
    case notice

    /// The identifier of a server's own request.
    enum Identifier: Hashable, Sendable, Codable {
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self =
                if let number = try? container.decode(Int.self) { .number(number) } else {
                    .text(try container.decode(String.self))
                }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }
    }

    private struct Envelope: Decodable {
        struct Failure: Decodable {
            var message: String
        }
        var id: Identifier?
        var method: String?
        var error: Failure?
    }

    /// - Throws: An error if the bytes are not a message.
    init(_ bytes: [UInt8]) throws {
        let envelope = try JSONDecoder().decode(Envelope.self, from: Data(bytes))
        switch (envelope.id, envelope.method, envelope.error) {
        case (let id?, .some, _): self = .question(id: id)
        case (.number(let id)?, nil, let error?): self = .refusal(id: id, error.message)
        case (.number(let id)?, nil, nil): self = .answer(id: id, bytes)
        default: self = .notice
        }
    }

    /// Returns the result of an answer; nil if it has none.
    ///
    /// - Throws: An error if it is none of this type.
    static func result<Result: Decodable>(_ type: Result.Type = Result.self, of answer: [UInt8]) throws -> Result? {
        try JSONDecoder().decode(Answer<Result>.self, from: Data(answer)).result
    }

    private struct Answer<Result: Decodable>: Decodable {
        var result: Result?
    }
}

/// The results of a language server, with its names. They are turned into ours at once.
enum LanguageResult {
    struct Place: Decodable {
        var line: Int
        var character: Int

        var place: TextPlace { TextPlace(line: line, column: character) }
    }

    struct Range: Decodable {
        var start: Place
        var end: Place

        var span: TextSpan { TextSpan(start.place, end.place) }
    }

    struct Hover: Decodable {
        struct Contents: Decodable {
            var value: String
        }
        var contents: Contents
        var range: Range?
    }

    struct Edit: Decodable {
        var range: Range
        var newText: String
    }

    struct CompletionList: Decodable {
        struct Item: Decodable {
            var label: String
            var detail: String?
            var kind: Int?
            var sortText: String?
            var textEdit: Edit?
        }
        var isIncomplete: Bool?
        var items: [Item]
    }

    struct Diagnostics: Decodable {
        struct Item: Decodable {
            var message: String
            var range: Range
            var codeActions: [Action]?
        }
        struct Action: Decodable {
            struct Changes: Decodable {
                var changes: [String: [Edit]]?
            }
            var title: String
            var edit: Changes?
        }
        var items: [Item]?
    }

    /// The answer to a request of which nothing is taken.
    struct Nothing: Decodable {}
}

internal import FoundationEssentials
internal import Wording

/// The messages to a language server, as their JSON.
enum LanguageRequest {
    /// A request, which is answered by its number, or a notice if it has none.
    private struct Message<Parameters: Encodable>: Encodable {
        var jsonrpc = "2.0"
        var id: Int?
        var method: String
        var params: Parameters?
    }

    private struct Reply: Encodable {
        var jsonrpc = "2.0"
        var id: LanguageMessage.Identifier
        var result = Null()
    }

    struct Null: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }

    struct Empty: Encodable {}

    struct Document: Encodable {
        var uri: String
        var languageId: String?
        var version: Int?
        var text: String?
    }

    struct Opened: Encodable {
        var textDocument: Document
    }

    struct Changed: Encodable {
        struct Change: Encodable {
            var text: String
        }
        var textDocument: Document
        var contentChanges: [Change]
    }

    struct Asked: Encodable {
        struct Place: Encodable {
            var line: Int
            var character: Int
        }
        var textDocument: Document
        var position: Place?

        init(_ uri: String, at place: TextPlace? = nil) {
            textDocument = Document(uri: uri)
            position = place.map { Place(line: $0.line, character: $0.column) }
        }
    }

    struct Cancelled: Encodable {
        var id: Int
    }

    /// The first message to the server: what its answers may hold, and that it is to build and to index nothing.
    struct Beginning: Encodable {
        struct Abilities: Encodable {
            struct Texts: Encodable {
                struct Completion: Encodable {
                    struct Item: Encodable {
                        var snippetSupport = false
                    }
                    var completionItem = Item()
                }
                struct Diagnostics: Encodable {
                    var codeActionsInline = true
                }
                struct Actions: Encodable {
                    struct Literals: Encodable {
                        struct Kinds: Encodable {
                            var valueSet = ["quickfix"]
                        }
                        var codeActionKind = Kinds()
                    }
                    var codeActionLiteralSupport = Literals()
                }
                var completion = Completion()
                var publishDiagnostics = Diagnostics()
                var codeAction = Actions()
                /// With it, the server finds diagnostics only when it is asked for them.
                var diagnostic = Empty()
            }
            struct General: Encodable {
                var positionEncodings = ["utf-16"]
            }
            var textDocument = Texts()
            var general = General()
        }
        struct Options: Encodable {
            var backgroundIndexing = false
        }
        var processId = Null()
        var rootUri: String
        var capabilities = Abilities()
        var initializationOptions = Options()
    }

    static func bytes(_ method: String, _ parameters: some Encodable, id: Int? = nil) -> [UInt8] {
        bytes(Message(id: id, method: method, params: parameters))
    }

    /// Returns the answer that there is nothing to answer.
    static func nothing(to id: LanguageMessage.Identifier) -> [UInt8] {
        bytes(Reply(id: id))
    }

    private static func bytes(_ message: some Encodable) -> [UInt8] {
        guard let data = try? JSONEncoder().encode(message) else {
            preconditionFailure("A request to a language server has no JSON: \(message)")
        }
        return Array(data)
    }
}

/// The JSON of a tutorial's page, as far as it is read.
///
/// DocC adds keys from version to version; unknown ones are skipped.
struct RenderNode: Decodable {
    var kind: String
    var metadata: Metadata
    var sections: [Section]
    var references: [String: Reference]
    var variants: [Variant]?

    struct Metadata: Decodable {
        var title: String
    }

    struct Variant: Decodable {
        var paths: [String]
    }

    struct Section: Decodable {
        var kind: String
        var chapter: String?
        var estimatedTimeInMinutes: Int?
        var content: [Block]?
        var tasks: [Task]?
        var assessments: [Assessment]?
        var chapters: [Chapter]?
    }

    struct Chapter: Decodable {
        var name: String
        var tutorials: [String]
    }

    struct Task: Decodable {
        var title: String
        var anchor: String
        var contentSection: [Content]
        var stepsSection: [Block]

        struct Content: Decodable {
            var content: [Block]?
            var media: String?
        }
    }

    struct Assessment: Decodable {
        var title: [Block]
        var content: [Block]
        var choices: [Choice]

        struct Choice: Decodable {
            var content: [Block]
            var isCorrect: Bool
            var reaction: String?
            var justification: [Block]
        }
    }

    /// A block of text, or a step, which is one of the blocks.
    struct Block: Decodable {
        var type: String
        var inlineContent: [Inline]?
        var content: [Block]?
        var text: String?
        var level: Int?
        var anchor: String?
        var name: String?
        var style: String?
        var syntax: String?
        var items: [Item]?
        // Of a step. A code listing has lines under the same key.
        var codeFile: String?
        var codeLines: [String]?
        var caption: [Block]?
        var media: String?
        var runtimePreview: String?
        var rows: [[[Block]]]?
        var tabs: [Tab]?
        var terms: [Term]?

        struct Item: Decodable {
            var content: [Block]
        }

        struct Tab: Decodable {
            var title: String
            var content: [Block]
        }

        struct Term: Decodable {
            var term: Name
            var definition: Item

            struct Name: Decodable {
                var inlineContent: [Inline]
            }
        }

        private enum Key: String, CodingKey {
            case type, inlineContent, content, text, level, anchor, name, style, syntax, items, code, caption, media
            case runtimePreview, rows, tabs
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            type = try values.decode(String.self, forKey: .type)
            inlineContent = try values.decodeIfPresent([Inline].self, forKey: .inlineContent)
            content = try values.decodeIfPresent([Block].self, forKey: .content)
            text = try values.decodeIfPresent(String.self, forKey: .text)
            level = try values.decodeIfPresent(Int.self, forKey: .level)
            anchor = try values.decodeIfPresent(String.self, forKey: .anchor)
            name = try values.decodeIfPresent(String.self, forKey: .name)
            style = try values.decodeIfPresent(String.self, forKey: .style)
            syntax = try values.decodeIfPresent(String.self, forKey: .syntax)
            // A list has items of blocks; other blocks may use the key for something else.
            items = try? values.decodeIfPresent([Item].self, forKey: .items)
            caption = try values.decodeIfPresent([Block].self, forKey: .caption)
            media = try values.decodeIfPresent(String.self, forKey: .media)
            runtimePreview = try values.decodeIfPresent(String.self, forKey: .runtimePreview)
            rows = try? values.decodeIfPresent([[[Block]]].self, forKey: .rows)
            tabs = try values.decodeIfPresent([Tab].self, forKey: .tabs)
            terms = type == "termList" ? try values.decodeIfPresent([Term].self, forKey: .items) : nil
            if type == "step" {
                codeFile = try values.decodeIfPresent(String.self, forKey: .code)
            } else {
                codeLines = try? values.decodeIfPresent([String].self, forKey: .code)
            }
        }
    }

    struct Inline: Decodable {
        var type: String
        var text: String?
        var code: String?
        var identifier: String?
        var overridingTitle: String?
        var inlineContent: [Inline]?
        var overridingTitleInlineContent: [Inline]?
    }

    struct Reference: Decodable {
        var type: String
        var title: String?
        var url: String?
        var abstract: [Inline]?
        var alt: String?
        var variants: [Picture]?
        var fileName: String?
        var content: Content?
        var highlights: [Highlight]?

        struct Picture: Decodable {
            var url: String
        }

        struct Highlight: Decodable {
            var line: Int
        }

        /// The lines of a file. Other references have other things under that key.
        struct Content: Decodable {
            var lines: [String]

            init(from decoder: any Decoder) throws {
                lines = (try? decoder.singleValueContainer().decode([String].self)) ?? []
            }
        }
    }
}

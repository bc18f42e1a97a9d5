internal import Storage

/// The part after the colon in `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
    /// Returns a value changed by a modifier. An unknown modifier leaves it as it is.
    static func apply(_ modifier: String, to value: String) -> String {
        if modifier.hasPrefix("default=") {
            return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
        }
        return switch modifier {
        case "c99extidentifier": c99Identifier(value)
        case "identifier":
            replacing(value) { character, isFirst in
                character == "_" || character.isASCII && (character.isLetter || character.isNumber && !isFirst)
            }
        case "rfc1034identifier":
            replacing(value, with: "-") { character, _ in
                character.isASCII && (character.isLetter || character.isNumber) || "-.".contains(character)
            }
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "dir": Path.folder(value)
        case "file": Path.name(value)
        case "base": Path.stem(value)
        case "suffix": String(Path.name(value).dropFirst(Path.stem(value).count))
        case "standardizepath": Path.join(".", value)
        default: value
        }
    }

    /// Returns a name as a module's: each character that a C99 identifier can't hold becomes `_`.
    static func c99Identifier(_ name: String) -> String {
        replacing(name) { character, isFirst in
            character == "_" || character.isLetter || character.isNumber && !isFirst
        }
    }

    private static func replacing(
        _ value: String, with replacement: Character = "_", unless isAllowed: (Character, Bool) -> Bool
    ) -> String {
        String(value.enumerated().map { isAllowed($1, $0 == 0) ? $1 : replacement })
    }
}

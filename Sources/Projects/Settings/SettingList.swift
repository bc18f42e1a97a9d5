/// A build setting that is a list: items between spaces, in quotes if they hold spaces themselves.
enum SettingList {
    static func items(_ text: String) -> [String] {
        var items: [String] = []
        var item: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                item = (item ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { item?.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                item = item ?? ""
            } else if character.isWhitespace {
                if let whole = item { items.append(whole) }
                item = nil
            } else {
                item = (item ?? "") + String(character)
            }
        }
        return items + (item.map { [$0] } ?? [])
    }

    static func text(_ items: [String]) -> String {
        items.map { item in
            item.contains { $0.isWhitespace } && !item.contains("\"") ? "\"\(item)\"" : item
        }.joined(separator: " ")
    }
}

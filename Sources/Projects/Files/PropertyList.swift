internal import Foundation

/// A property list as a value, read from any format: XML, binary or the OpenStep text of `project.pbxproj`.
enum PropertyList: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case date(Date)
    case data(Data)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// The reason why some bytes are not a property list, in the parser's words, as a sentence.
    struct Unreadable: Error, Hashable {
        let reason: String

        init(_ reason: String) {
            let text = String(reason.prefix(300)).trimmingSpaces
            self.reason = text.hasSuffix(".") ? text : text + "."
        }
    }

    init(_ data: Data) throws(Unreadable) {
        let decoder = PropertyListDecoder()
        decoder.userInfo[Budget.key] = Budget(data)
        do {
            self = try decoder.decode(PropertyList.self, from: data)
        } catch let unreadable as Unreadable {
            throw unreadable
        } catch DecodingError.dataCorrupted(let context) {
            let reason = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
            throw Unreadable(reason ?? context.debugDescription)
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.keyNotFound(_, let context)
        {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw Unreadable("It has a value that a property list cannot have" + (path.isEmpty ? "." : ": \(path)."))
        } catch {
            throw Unreadable("It is not a property list.")
        }
    }

    /// The number of values that may still be read.
    ///
    /// A binary property list can name one array many times: 40 of them stand for more values than there is memory for.
    /// `@unchecked`, because one decoder alone has it, and decodes on one thread.
    private final class Budget: @unchecked Sendable {
        static let key = CodingUserInfoKey(rawValue: "budget")!
        private var rest: Int

        /// A text has fewer values than bytes.
        init(_ data: Data) {
            rest = 10_000 + data.count
        }

        func take() throws {
            rest -= 1
            if rest < 0 { throw Unreadable("It stands for many times more values than it has bytes.") }
        }
    }

    var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    var array: [PropertyList]? {
        if case .array(let value) = self { value } else { nil }
    }

    var dictionary: [String: PropertyList]? {
        if case .dictionary(let value) = self { value } else { nil }
    }

    /// True if it says yes, as a boolean, a number or a build setting's text.
    var isTrue: Bool {
        switch self {
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .string(let value): ["YES", "yes", "true", "1"].contains(value)
        default: false
        }
    }

    /// Returns the same value with each of its strings, but no key, rewritten.
    func mapStrings(_ transform: (String) -> String) -> PropertyList {
        switch self {
        case .string(let value): .string(transform(value))
        case .array(let values): .array(values.map { $0.mapStrings(transform) })
        case .dictionary(let values): .dictionary(values.mapValues { $0.mapStrings(transform) })
        default: self
        }
    }
}

extension PropertyList: Decodable {
    /// The depth to which arrays and dictionaries may be nested. No honest file comes near it.
    static let depthLimit = 200

    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.depthLimit else {
            throw Unreadable("It is nested more than \(Self.depthLimit) levels deep.")
        }
        try (decoder.userInfo[Budget.key] as? Budget)?.take()
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self = .string(text)
        } else if var list = try? decoder.unkeyedContainer() {
            var values: [PropertyList] = []
            while !list.isAtEnd { values.append(try list.decode(PropertyList.self)) }
            self = .array(values)
        } else if let values = try? decoder.container(keyedBy: Key.self) {
            self = .dictionary(
                try Dictionary(
                    uniqueKeysWithValues: values.allKeys.map {
                        ($0.stringValue, try values.decode(PropertyList.self, forKey: $0))
                    }))
        } else {
            self = try Self.single(try decoder.singleValueContainer())
        }
    }

    private static func single(_ container: any SingleValueDecodingContainer) throws -> PropertyList {
        if let value = try? container.decode(Bool.self) { return .boolean(value) }
        if let value = try? container.decode(Int.self) { return .integer(value) }
        if let value = try? container.decode(Double.self) { return .real(value) }
        if let value = try? container.decode(Date.self) { return .date(value) }
        return .data(try container.decode(Data.self))
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            return nil
        }
    }
}

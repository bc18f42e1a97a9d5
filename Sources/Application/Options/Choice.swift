internal import Wording

/// A choice of one word among several, as an option takes it.
package enum Choice {
    /// The value with that name.
    ///
    /// - Throws: `Unknown` with the nearest name and all names.
    package static func of<Value: RawRepresentable & CaseIterable>(_ text: String) throws -> Value
    where Value.RawValue == String {
        try of(text, among: Array(Value.allCases))
    }

    /// The value among some with that name.
    ///
    /// - Throws: `Unknown` with the nearest name and all names.
    package static func of<Value: RawRepresentable>(_ text: String, among values: [Value]) throws -> Value
    where Value.RawValue == String {
        guard let value = values.first(where: { $0.rawValue == text }) else {
            throw Unknown(text, among: values.map(\.rawValue))
        }
        return value
    }

    /// An unknown name. ArgumentParser says which option it was given to.
    package struct Unknown: Error, CustomStringConvertible {
        package var description: String

        init(_ name: String, among names: [String]) {
            description = Spelling.question(name, among: names) + "There are: \(names.joined(separator: ", "))."
        }
    }
}

import Samples

/// One word of several: what an option takes.
enum Choice {
    /// The value with that name.
    ///
    /// - Throws: `Unknown` with the nearest name and all names.
    static func of<Value: RawRepresentable & CaseIterable>(_ text: String) throws -> Value
    where Value.RawValue == String {
        guard let value = Value(rawValue: text) else { throw Unknown(text, among: Value.allCases.map(\.rawValue)) }
        return value
    }

    /// A name that there is not. ArgumentParser says which option it was given to.
    struct Unknown: Error, CustomStringConvertible {
        var description: String

        init(_ name: String, among names: [String]) {
            description = Spelling.question(name, among: names) + "There are: \(names.joined(separator: ", "))."
        }
    }
}

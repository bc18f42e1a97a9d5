internal import Wording

/// The output of `ld.lld`.
enum LinkerOutput {
    private static let errorMark = "ld.lld: error: "
    private static let undefinedMark = "undefined symbol: "

    /// Returns the mangled names that the linker missed, in order.
    static func undefinedSymbols(_ output: String) -> [String] {
        errors(output).compactMap { $0.hasPrefix(undefinedMark) ? String($0.dropFirst(undefinedMark.count)) : nil }
    }

    /// Returns a diagnostic for each error.
    ///
    /// - Parameter readable: The names of symbols as Swift writes them, by the mangled ones.
    static func parse(_ output: String, readable: [String: String]) -> [Diagnostic] {
        errors(output).map { error in
            Diagnostic(severity: .error, message: message(error, readable: readable))
        }
    }

    private static func message(_ error: String, readable: [String: String]) -> String {
        guard error.hasPrefix(undefinedMark) else { return error }
        let symbol = String(error.dropFirst(undefinedMark.count))
        if symbol == "main" {
            return
                "The app has no entry point: it has neither a main.swift nor a type marked @main or @UIApplicationMain."
        }
        return "\(readable[symbol] ?? symbol) is declared, but no library that the target links defines it."
    }

    private static func errors(_ output: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            line.hasPrefix(errorMark) ? String(line.dropFirst(errorMark.count)) : nil
        }
    }
}

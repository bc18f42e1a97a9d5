/// The methods of a delegate's protocol, and the optional calls of those that share their base name with others.
struct CallbackMethods {
    let file: CallbackFile
    /// The constants of the callbacks that the model sends.
    let sent: Set<String>

    var text: String {
        let methods = file.callbacks.map(method).joined(separator: "\n\n")
        let extended =
            file.comment.map { "/// \($0)".trimmed + "\n" }.joined() + "extension \(file.delegate) {\n\(methods)\n}\n"
        let shared = file.callbacks.filter { !$0.isFunctionProperty }
        let bases = shared.map(\.base).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let calls = bases.map { base in
            let calls = shared.filter { $0.base == base }.map(call).joined(separator: "\n\n")
            return "\nextension \(OptionalCalls.type(base)) {\n\(calls)\n}\n"
        }
        let properties = file.callbacks.filter(\.isFunctionProperty).map(property).joined(separator: "\n\n")
        return extended + calls.joined()
            + (properties.isEmpty ? "" : "\nextension \(file.delegate) {\n\(properties)\n}\n")
    }

    private func method(_ callback: CallbackDeclaration) -> String {
        let lines =
            comment(callback).map { "/// \($0)".trimmed } + [callback.availability].compactMap(\.self) + [
                "public func \(callback.base)\(callback.parameterClause)\(callback.result.map { " -> \($0)" } ?? "") {"
            ]
        return lines.map { "    \($0)\n" }.joined()
            + "        \(answer(callback, pass(callback, to: "self")))\n    }"
    }

    /// The declaration's own comment, then what is derived, before what is said about parameters and results.
    private func comment(_ callback: CallbackDeclaration) -> [String] {
        var derived = ["Apple's page: [`\(callback.name)`](\(callback.page))."]
        if !sent.contains(callback.constant) {
            derived = ["The model does not send it; an app may call it itself.", ""] + derived
        }
        let lists = callback.comment.firstIndex { $0.hasPrefix("- ") } ?? callback.comment.endIndex
        let said = callback.comment[..<lists]
        return said + (said.last == "" ? [] : [""]) + derived
            + (lists == callback.comment.endIndex ? [] : [""] + callback.comment[lists...])
    }

    private func answer(_ callback: CallbackDeclaration, _ call: String) -> String {
        switch (callback.result, callback.fallback) {
        case ("Any?", _): "CallbackDispatch.result(of: \(call))"
        case (let result?, "nil"): "\(call) as? \(result.dropLast())"
        case (let result?, let fallback?): "\(call) as? \(result)\n            ?? \(fallback)"
        default: call
        }
    }

    private func pass(_ callback: CallbackDeclaration, to receiver: String) -> String {
        "CallbackDispatch.pass(.\(callback.constant), to: \(receiver)\(callback.arguments))"
    }

    private func call(_ callback: CallbackDeclaration) -> String {
        let pass = pass(callback, to: "receiver")
        let (type, body) =
            switch callback.result {
            case nil: ("Void?", "\(pass).map { _ in }")
            case "Any?"?: ("Any?", pass)
            case let result? where result.hasSuffix("?"): (result, "\(pass) as? \(result.dropLast())")
            case let result?: ("\(result)?", "\(pass) as? \(result)")
            }
        let lines =
            ["@discardableResult"] + [callback.availability].compactMap(\.self) + [
                "public func callAsFunction\(callback.parameterClause) -> \(type) {", "    \(body)", "}",
            ]
        return lines.map { "    \($0)" }.joined(separator: "\n")
    }

    private func property(_ callback: CallbackDeclaration) -> String {
        let type = "((\(callback.parameters[0].type)) -> \(callback.result ?? "Void"))?"
        return """
                /// The method of that name; nil if the class does not implement it.
                public var \(callback.base): \(type) {
                    CallbackDispatch.method(.\(callback.constant), of: self)
                }
            """
    }
}

/// The types through which callbacks that share a base name are called as optional methods are.
enum OptionalCalls {
    /// The type for a base name.
    static func type(_ base: String) -> String { "_\(base.prefix(1).uppercased() + base.dropFirst())Messages" }

    static func text(_ callbacks: [CallbackDeclaration]) -> String {
        let shared = callbacks.filter { !$0.isFunctionProperty }
        let firsts = shared.reduce(into: [CallbackDeclaration]()) { found, callback in
            if !found.contains(where: { $0.base == callback.base }) { found.append(callback) }
        }
        return firsts.map { callback in
            let label = callback.parameters[0].label.map { "\($0): " } ?? ""
            return """
                extension \(callback.delegate) {
                    /// The callbacks named `\(callback.base)`, called as optional methods are: `delegate.\(callback.base)?(\(label)…)`.
                    ///
                    /// The result is nil if the delegate's class does not implement the callback.
                    public var \(callback.base): \(type(callback.base))? { \(type(callback.base))(receiver: self) }
                }

                /// The callbacks named `\(callback.base)`. Each returns nil if the class has none.
                @MainActor
                public struct \(type(callback.base)) {
                    let receiver: any \(callback.delegate)
                }

                """
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text without spaces at its end.
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}

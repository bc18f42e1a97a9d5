internal import SwiftSyntax

/// The parameters of a function, an initialiser or a subscript, as calls see them.
package struct CallSignature: Hashable, Sendable, Codable {
    package struct Parameter: Hashable, Sendable, Codable {
        /// The label that a call writes, `_` for none.
        var label: String
        /// True if a call may leave it out.
        var hasDefault = false
        /// True for a closure, which a call may write behind its parentheses, without the label.
        var isClosure = false
        /// The type as written.
        var type = ""
        /// True if a call may give several values, or none.
        var isVariadic = false

        package init(_ label: String, hasDefault: Bool = false) {
            self.label = label
            self.hasDefault = hasDefault
        }

        /// True if a call may leave it out.
        var isOptional: Bool { hasDefault || isVariadic }
    }

    package var parameters: [Parameter]

    package init(_ parameters: [Parameter]) { self.parameters = parameters }

    init(_ clause: FunctionParameterClauseSyntax, ofSubscript: Bool = false) {
        parameters = clause.parameters.map { written in
            // The name of a subscript's parameter is not a label.
            let label = ofSubscript && written.secondName == nil ? "_" : written.firstName.text.plain
            var parameter = Parameter(label, hasDefault: written.defaultValue != nil)
            parameter.type = written.type.trimmedDescription
            parameter.isClosure = written.type.mayBeClosure
            // A pack of parameters is one for each value.
            parameter.isVariadic = written.ellipsis != nil || parameter.type.contains("repeat ")
            return parameter
        }
    }

    /// The labels, `_` for none; nil if calls may have more of them.
    var labels: [String]? { parameters.contains(where: \.isVariadic) ? nil : parameters.map(\.label) }

    /// The labels that every call writes.
    var required: [String] { parameters.filter { !$0.isOptional }.map(\.label) }

    /// True if uses of a subscript may be ones of those that Swift's and Foundation's collections have.
    var mayBeSystemsSubscript: Bool {
        let required = parameters.filter { !$0.isOptional }
        guard required.allSatisfy({ $0.label == "_" }) else { return false }
        return required.first.map { first in
            Self.indexTypes.contains(first.type) || first.type.count < 3 || first.type.contains("Range<")
                || ["some ", "any "].contains(where: first.type.hasPrefix)
        } ?? true
    }

    /// The types of those subscripts' parameters.
    private static let indexTypes: Set<String> = [
        "Any", "AnyHashable", "Element", "Index", "Int", "Key", "NSCopying", "Self.Index", "String", "String.Index",
        "Value",
    ]

    /// True if one call may be one of either, as far as labels tell.
    func mayShareCall(with other: CallSignature) -> Bool {
        var open: Set = [Pair(0, 0)]
        var seen = open
        while let pair = open.popFirst() {
            let (mine, others) = (parameters.dropFirst(pair.mine), other.parameters.dropFirst(pair.others))
            if mine.allSatisfy(\.isOptional), others.allSatisfy(\.isOptional) { return true }
            var next: [Pair] = []
            if let first = mine.first, first.isOptional { next.append(Pair(pair.mine + 1, pair.others)) }
            if let first = others.first, first.isOptional { next.append(Pair(pair.mine, pair.others + 1)) }
            if let one = mine.first, let two = others.first {
                if one.label == two.label || one.isClosure && two.isClosure {
                    next.append(Pair(pair.mine + 1, pair.others + 1))
                }
                if one.isVariadic, two.label == "_" || two.label == one.label {
                    next.append(Pair(pair.mine, pair.others + 1))
                }
                if two.isVariadic, one.label == "_" || one.label == two.label {
                    next.append(Pair(pair.mine + 1, pair.others))
                }
            }
            for pair in next where seen.insert(pair).inserted { open.insert(pair) }
        }
        return false
    }

    /// The numbers of parameters of each that a call has passed.
    private struct Pair: Hashable {
        var mine: Int
        var others: Int

        init(_ mine: Int, _ others: Int) {
            self.mine = mine
            self.others = others
        }
    }
}

extension TypeSyntax {
    /// True for a type that a closure has, as far as its words say.
    fileprivate var mayBeClosure: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case .functionType: true
        case .attributedType(let type): type.baseType.mayBeClosure
        case .optionalType(let type): type.wrappedType.mayBeClosure
        case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.mayBeClosure
        case .tupleType(let type): type.elements.count == 1 && type.elements.first?.type.mayBeClosure == true
        case .identifierType(let type): Self.closureEndings.contains(where: type.name.text.hasSuffix)
        default: false
        }
    }

    private static let closureEndings = ["Action", "Block", "Callback", "Closure", "Completion", "Handler"]
}

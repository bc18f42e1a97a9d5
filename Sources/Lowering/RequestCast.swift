internal import SwiftSyntax

/// A cast of a fetch request to one with results of another type: `Person.fetchRequest() as! NSFetchRequest<Person>`.
///
/// It succeeds on Apple's systems, where generic classes of Objective-C are of each other's types. Here, it calls a
/// function of the reference module.
struct RequestCast {
    /// Removes the cast.
    let edit: Edit
    /// Calls the function: what comes before the operand, and behind it.
    let insertions: [Insertion]

    /// Returns the casts among the elements of an expression without parentheses.
    static func all(in node: SequenceExprSyntax) -> [RequestCast] {
        let elements = Array(node.elements)
        return elements.indices.compactMap { index in
            guard index > 0, index + 1 < elements.count, let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                let mark = cast.questionOrExclamationMark,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription,
                type.hasPrefix("NSFetchRequest<"), index == 1 || elements[index - 2].isLooser
            else { return nil }
            let operand = elements[index - 1].textRange
            return RequestCast(
                edit: Edit(range: cast.textRange.lowerBound..<elements[index + 1].textRange.upperBound),
                insertions: [
                    Insertion(
                        offset: operand.lowerBound,
                        text: mark.text == "!" ? "_requestCast(" : "_requestCastIfPossible("),
                    Insertion(offset: operand.upperBound, text: ", \(type).self)"),
                ])
        }
    }
}

extension ExprSyntax {
    /// True for an operator that takes what stands behind it together with the cast.
    fileprivate var isLooser: Bool {
        self.is(AssignmentExprSyntax.self) || self.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
}

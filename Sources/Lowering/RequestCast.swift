internal import SwiftSyntax

/// A cast of a fetch request to one with results of another type: `Person.fetchRequest() as! NSFetchRequest<Person>`.
///
/// It succeeds on Apple's systems, where generic classes of Objective-C are of each other's types. Here, it calls a
/// function of the request's.
struct RequestCast {
    /// Removes the cast.
    let edit: Edit
    /// Calls the function.
    let insertion: Insertion

    /// nil if the expression does not end with such a cast.
    init?(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count >= 3, let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self),
            let mark = cast.questionOrExclamationMark,
            let type = elements[elements.count - 1].as(TypeExprSyntax.self)?.type.trimmedDescription,
            type.hasPrefix("NSFetchRequest<")
        else { return nil }
        let function = mark.text == "!" ? "_cast" : "_castIfPossible"
        edit = Edit(range: cast.textRange.lowerBound..<elements[elements.count - 1].textRange.upperBound)
        insertion = Insertion(
            offset: elements[elements.count - 3].textRange.upperBound, text: ".\(function)(\(type).self)")
    }
}

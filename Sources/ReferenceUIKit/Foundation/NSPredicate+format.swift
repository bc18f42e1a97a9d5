public import Foundation
internal import ReferenceObjectiveC

/// Conditions as texts. Apple's Foundation has them; Linux's has functions alone.
extension NSPredicate {
    /// A condition as a text, with the values of its placeholders.
    ///
    /// Comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `ANY`, `ALL` and `NONE` are here. The process ends over a wrong
    /// text, as on Apple's systems. What is right and not here, such as `SUBQUERY`, counts as code that is left out.
    public convenience init(
        format predicateFormat: String, _ args: Any..., _file: String = #filePath, _line: Int = #line
    ) {
        self.init(format: predicateFormat, argumentArray: args, _file: _file, _line: _line)
    }

    /// A condition as a text, with the values of its placeholders.
    public convenience init(
        format predicateFormat: String, argumentArray arguments: [Any]?, _file: String = #filePath, _line: Int = #line
    ) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        guard let condition = parser.condition() else {
            if PredicateParser.isBeyond(predicateFormat) {
                _leftOutValue(
                    "NSPredicate(format: \"\(predicateFormat)\")", "Understudy does not read this condition", _file,
                    _line)
            }
            let reason = "Unable to parse the format string \"\(predicateFormat)\""
            if Thread.isMainThread {
                MainActor.assumeIsolated { CallbackDispatch.raise("NSInvalidArgumentException", reason) }
            }
            fatalError(reason)
        }
        self.init { object, _ in condition(object) }
    }
}

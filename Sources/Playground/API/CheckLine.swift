internal import Logging
internal import Wording

/// A line of the answer to a page that has its project checked.
enum CheckLine {
    /// The activity of now, in words.
    case working(String)
    /// The report, as a line of JSON.
    case report(String)
    /// The reason why there is no report, and the advice.
    case refused(String, cure: String)

    /// The line, without its end.
    var text: String {
        switch self {
        case .working(let words): JSON.text(Words(type: "working", text: words))
        case .report(let json): Escaping.jsonLine(#"{"answer":\#(json),"type":"report"}"#)
        case .refused(let what, let cure): JSON.text(Words(type: "refused", text: what, cure: cure))
        }
    }

    private struct Words: Encodable {
        var type: String
        var text: String
        var cure: String?
    }

    /// Returns the last line: what some work returns, or why it failed.
    static func end(_ logger: Logger, _ work: () async throws -> String) async -> String {
        do {
            return CheckLine.report(try await work()).text
        } catch is CancellationError {
            return CheckLine.refused("The check was ended.", cure: "Check the project again.").text
        } catch let error as any UserFacingError {
            let what = [error.place, error.what].compactMap(\.self).joined(separator: ": ")
            return CheckLine.refused(what, cure: error.cure).text
        } catch {
            logger.error(
                "A check failed because of a fault in Understudy or on this machine.", metadata: ["error": "\(error)"])
            return CheckLine.refused(
                "Something is wrong with Understudy or this machine.",
                cure: "The terminal in which it runs says what. Check the project again."
            ).text
        }
    }
}

internal import CodeIntelligence
internal import Runs

/// The work of answering questions about code.
struct LanguageBackend: Sendable {
    /// The reason why nothing is answered; nil if it is.
    var absence: String?
    var answer: @Sendable (LanguageOrder) async throws -> LanguageReply
    /// Ends all that goes on.
    var end: @Sendable () async -> Void = {}

    /// Knows nothing.
    static let none = LanguageBackend { _ in LanguageReply() }
}

/// A question about a file of a lesson's app, checked.
struct LanguageOrder: Sendable {
    var app: LessonApp
    /// The lesson's name of the file.
    var file: String
    var question: LanguageQuestion
}

/// The answer, as the page gets it. Lines and columns are from 0, and columns are units of UTF-16.
struct LanguageReply: Encodable, Hashable, Sendable {
    /// The reason why there is no answer, in sentences; nil if there is one.
    var problem: String?
    /// The declaration and the comment; nil if there is nothing to say.
    var hover: HoverText?
    var completions: Completions?
    var fixes: [Fix]?

    init(problem: String? = nil) {
        self.problem = problem
    }

    init(_ answer: LanguageAnswer) {
        switch answer {
        case .hover(let hover): self.hover = hover
        case .completions(let completions): self.completions = completions
        case .fixes(let fixes): self.fixes = fixes
        }
    }
}

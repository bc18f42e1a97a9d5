package import Wording

/// The reason why a language server does not help, in words for the reader. The editor goes on without.
package struct LanguageUnavailable: UserFacingError, Hashable {
    package var what: String
    package var cure: String
    package var blame: Blame { .usage }
    package var sentences: String { "\(what) \(cure)" }

    /// The toolchain has no server.
    package static let absent = LanguageUnavailable(
        what: "This Swift toolchain has no sourcekit-lsp, which knows types and names.",
        cure: "Install the whole toolchain from https://www.swift.org/install.")

    static func broken(_ times: Int) -> LanguageUnavailable {
        LanguageUnavailable(
            what: "sourcekit-lsp broke off \(times) times on this code.",
            cure: "The editor and its error messages work without it. It is tried again later.")
    }

    static func unprepared(_ times: Int) -> LanguageUnavailable {
        LanguageUnavailable(
            what: "sourcekit-lsp could not read the system's modules\(times > 1 ? ", \(times) times" : "").",
            cure: "The editor and its error messages work without it. It is tried again later.")
    }

    static let late = LanguageUnavailable(
        what: "sourcekit-lsp took too long on this code, and was ended.", cure: "Ask again.")

    static let brokeOff = LanguageUnavailable(what: "sourcekit-lsp broke off on this code.", cure: "Ask again.")

    static let gaveWay = LanguageUnavailable(
        what: "sourcekit-lsp was ended to make room for other code.", cure: "Ask again.")

    static let busy = LanguageUnavailable(
        what: "Too many questions are waiting for sourcekit-lsp.", cure: "Ask again in a moment.")

    /// A file that is in no module of a run.
    package static func notCompiled(_ file: String) -> LanguageUnavailable {
        LanguageUnavailable(what: "\(file) is not compiled in this run.", cure: "Ask in a Swift file of the app.")
    }
}

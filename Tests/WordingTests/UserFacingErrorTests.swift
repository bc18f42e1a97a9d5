import Testing
import Wording

struct UserFacingErrorTests {
    private struct Placed: UserFacingError {
        var what = "It is wrong."
        var place: String? = "File.swift:3"
        var cure = "Correct it."
        var blame: Blame { .usage }
    }

    private struct Bare: UserFacingError {
        var what: String { "It broke." }
        var blame: Blame { .program }
    }

    @Test func `An error says what happened, where, and what to do`() {
        #expect("\(Placed())" == "File.swift:3: It is wrong.\nCorrect it.")
        #expect("\(Bare())" == "It broke.")
        #expect(Bare().terminalMessage == "understudy: It broke.")
    }
}

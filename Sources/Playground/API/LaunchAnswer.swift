internal import Foundation
internal import Lifecycle
internal import Samples

/// The answer of `/api/launch`: what a page's controls come to.
struct LaunchAnswer: Encodable {
    struct Problem: Encodable {
        var control: LaunchProblem.Control
        var sentence: String
    }

    /// What an address that asks for the same ends in; empty where it needs nothing.
    var query: String
    /// What differs from the defaults among what the page shows only when asked.
    var remarkable: String
    var problems: [Problem]
    /// The same in a terminal.
    var commands: [String]

    init(_ lesson: Lesson, _ wish: LaunchWish, then actions: [Action], limits: Limits) {
        let answer = wish.answer(over: lesson.start, limits: limits)
        var components = URLComponents()
        let then =
            actions.isEmpty ? [] : [URLQueryItem(name: "then", value: actions.map(\.name).joined(separator: ","))]
        components.queryItems = answer.choice.query(from: lesson.start) + then
        // A plus sign is a space to those who read a query as a form's.
        query = (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
        remarkable = answer.choice.remarkable.joined(separator: ", ")
        problems = answer.problems.map { Problem(control: $0.control, sentence: $0.sentence) }
        commands = lesson.commands(for: answer.choice, then: actions)
    }
}

extension Lesson {
    /// The commands that launch it so in a terminal.
    func commands(for choice: LaunchChoice, then actions: [Action]) -> [String] {
        choice.commands(for: name.description, hasTests: hasTests, before: host.before, then: actions)
    }
}

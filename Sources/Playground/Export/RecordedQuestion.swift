internal import Lifecycle
internal import Runs

/// A launch that a page asks for, as far as a published copy can have its answer.
struct RecordedQuestion: Hashable, Sendable {
    /// The index of the command from which the controls began; nil if the lesson has none.
    var command: Int?
    var launch: LaunchConfiguration

    /// The words by which the page's script looks for the answer: `1 test fresh iphone 26.0`.
    var key: String {
        [Self.name(command), kind.rawValue, launch.scenario.word, launch.idiom.word, "\(launch.system)"]
            .joined(separator: " ")
    }

    /// The button that asks for it.
    var kind: StepData.Command.Kind { launch.kind == .test ? .test : .run }

    /// Returns the number of a command as a key has it: `-` if the lesson has none.
    static func name(_ command: Int?) -> String { command.map { "\($0 + 1)" } ?? "-" }
}

extension Lesson {
    /// The launches that a published copy of the lesson's page answers, in the order of its menus.
    ///
    /// They are those of every scenario, device and system that the page offers, with its other settings as they are at
    /// first; and each of the lesson's commands as it is.
    var recordedQuestions: [RecordedQuestion] {
        let first = index(of: nil)
        let start = launch(of: first)
        let own: [LaunchScenario] = first.flatMap { history(before: $0) } == nil ? [] : [.lesson]
        var questions: [RecordedQuestion] = []
        for scenario in DeviceHistory.offered.map(LaunchScenario.history) + own {
            for idiom in Idiom.allCases {
                for system in SystemVersion.offered {
                    var launch = start
                    launch.scenario = scenario
                    launch.idiom = idiom
                    launch.system = system
                    questions.append(RecordedQuestion(command: first, launch: launch))
                }
            }
        }
        let commands = first == nil ? [start] : commands.indices.map { launch(of: $0) }
        for (index, launch) in commands.enumerated() {
            let question = RecordedQuestion(command: first == nil ? nil : index, launch: launch)
            if !questions.contains(question) { questions.append(question) }
        }
        return questions
    }

    /// Returns the launch of the main button with which a page begins from a command.
    func launch(of command: Int?) -> LaunchConfiguration {
        var launch = start(of: command)
        launch.kind = mainKind(of: launch)
        return launch
    }
}

/// The values of the template `tutorials`: the list of tutorials.
struct TutorialsPage: Sendable {
    var title: String
    /// The numbers of things that are run, in a sentence; empty if they were not counted.
    var numbers = ""
    var tutorials: [Card]

    struct Card: Sendable {
        var link: String
        var title: String
        /// HTML.
        var abstract: String
        var minutes: Int?
        var stepCount: Int
        /// The tutorial's name, by which a browser keeps what was read: `hackworth`.
        var name: String
        /// A picture of the tutorial's idea; nil if it has none.
        var picture: TutorialPage.Picture?
    }
}

/// The values of the template `tutorial`: a whole tutorial, to be read without a script.
struct TutorialPage: Sendable {
    var title: String
    /// HTML.
    var introduction: String
    var minutes: Int?
    /// The same tutorial in the archive that DocC made.
    var doccLink: String?
    /// The address of its Xcode project; nil if there is none.
    var download: String?
    /// The files of the project before the first step.
    var start: [File]
    var contents: [Contents]
    var sections: [Section]
    var questions: [Question]

    struct Contents: Sendable {
        var id: String
        var title: String
    }

    struct Section: Sendable {
        var id: String
        var title: String
        /// HTML.
        var content: String
        /// A picture of the section's idea.
        var picture: Picture?
        var items: [Item]

        /// A step, or a text between steps as HTML; the other one is nil.
        struct Item: Sendable {
            var prose: String?
            var step: Step?
        }
    }

    struct Step: Sendable {
        var id: String
        var heading: String
        /// HTML.
        var text: String
        var playLink: String
        var commands: [String]
        var file: File?
        var picture: Picture?
        /// The verdict of the step's last run.
        var sentence: String?
        /// A label for an end that came before the run was over; nil if it ended as it should.
        var ending: String?
        var diagnostics: [Diagnostic]
        var runs: [Run]
    }

    struct File: Sendable {
        var name: String
        /// The changes in it, in words.
        var change: String
        var belongsToTests: Bool
        var lines: [Line]
    }

    struct Line: Sendable {
        /// Empty for a line that was removed.
        var number: String
        var isAdded: Bool
        var isRemoved: Bool
        var text: String
    }

    struct Picture: Sendable {
        var source: String
        var alt: String
    }

    struct Diagnostic: Sendable {
        var place: String
        var severity: String
        var message: String
    }

    struct Run: Sendable {
        var command: String
        var events: [Event]
    }

    struct Event: Sendable {
        var text: String
        var detail: String?
        var className: String?
        var isTest: Bool
        var isProduction: Bool
        var isConsole: Bool
        var rule: Rule?
    }

    struct Rule: Sendable {
        var statement: String
        var source: String
        var certainty: String
    }

    struct Question: Sendable {
        var number: Int
        /// HTML.
        var question: String
        var choices: [Choice]
    }

    struct Choice: Sendable {
        /// HTML.
        var text: String
        var isRight: Bool
        /// HTML.
        var reason: String
    }
}

/// The values of the template `play`: one step of a tutorial, ready to be read without a script and run with one.
///
/// Mustache sees only stored properties, so everything on a page is filled in beforehand.
struct PlayPage: Sendable {
    /// The title for the browser's tab.
    var title: String
    /// The address of the tutorial or technique that this belongs to, and the names of both.
    var place: PlaceView
    /// The address of the page: `/play/hackworth/flush`.
    var address: String
    /// True if it is the reader's own project, which needs no download.
    var isOwnProject: Bool
    /// The name of the lesson: `hackworth/flush`, `T47/code`.
    var step: String
    var stepTitle: String
    /// The text as HTML; everything else is plain text.
    var lesson: String
    var technique: TechniqueView?
    /// The ways of making a technique's app.
    var variants: [VariantLink]
    var files: [FileView]
    var commands: [String]
    var tutorials: [TutorialLink]
    /// Empty if there is none before or after.
    var previous: String
    var next: String
    var launch: LaunchView
    /// The device that is drawn at first: `ipad`.
    var device: String
    /// True if the main button is Run.
    var isRun: Bool
    var actions: [ActionView]
    /// The further actions that an iPad allows.
    var windowActions: [ActionView]
    var furtherActions: [ActionView]
    /// The actions that take a text.
    var textActions: [TextActionView]
    /// The numbers of things that are run, in a sentence; empty if they were not counted.
    var numbers: String
    /// The verdict of the recorded run of the command with which the page begins.
    var verdict: String
    /// The launch that it is the verdict of, in words.
    var verdictLabel: String
    /// A label for an end that came before the run was over; empty if it ended as it should.
    var ending: String
    var facts: [FactView]
    var protections: [ProtectionView]
    /// The step's data for the script, safe within a `<script type="application/json">`.
    var stepJSON: String
}

/// The place of a page among others.
struct PlaceView: Sendable {
    /// The text of the link above the lesson, `Hackworth, section 2, step 3`, and its address.
    var title: String
    var link: String
    /// The address of the tutorial's Xcode project; nil if there is none.
    var download: String?
    /// The number in words: `Section 2, step 3`.
    var number: String
    /// The kind of the pages before and after: `step`.
    var kind: String
    /// True if the link leads to a page with all that this one has.
    var isWhole: Bool
}

struct VariantLink: Sendable {
    var title: String
    var href: String
    var current: Bool
}

/// A file of a step.
struct FileView: Sendable {
    /// The path: `StageTests/TestingAppDelegate.swift`.
    var name: String
    var text: String
    /// True if its tab is the one open at first.
    var selected: Bool
}

/// A tutorial with its steps, in the list of the lessons to play.
struct TutorialLink: Sendable {
    var title: String
    /// The address of its first step.
    var href: String
    /// The sections of the tutorial that is open; none for others.
    var sections: [SectionLinks]
}

/// A section of a tutorial with its steps.
struct SectionLinks: Sendable {
    /// `Section 2: Who finds the delegate`.
    var title: String
    var steps: [StepLink]
}

struct StepLink: Sendable {
    var title: String
    /// The address: `/play/hackworth/flush`.
    var href: String
    var current: Bool
    var trap: Bool
}

/// A value to choose among several.
struct ChoiceView: Sendable {
    var value: String
    var title: String
    /// The source of what the title says; empty if it needs none.
    var source = ""
    var selected: Bool
    /// True if it cannot be chosen yet.
    var isHidden = false
}

/// An action on the device during a run.
struct ActionView: Sendable {
    /// The name in `POST /api/runs/{id}/actions`.
    var name: String
    var title: String
    /// True if it does nothing while the app is not running.
    var needsProcess: Bool
}

/// An action on the device that takes a text.
struct TextActionView: Sendable {
    /// The name: `open-url`.
    var name: String
    var title: String
    /// The meaning of the text, and an example.
    var label: String
    var example: String
}

struct FactView: Sendable {
    var name: String
    var value: String
}

/// A protection of this machine against the code of a sample.
struct ProtectionView: Sendable {
    var name: String
    var on: Bool
    var why: String
}

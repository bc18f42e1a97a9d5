/// What the template `play` shows: one step of a tutorial, ready to be read without a script and run with one.
///
/// Mustache sees stored properties only, so all that a page says is filled in beforehand.
struct PlayPage: Sendable {
    /// For the browser's tab.
    var title: String
    /// Where the page of the whole is, where it speaks of this, and what both are called.
    var place: PlaceView
    /// `hackworth/flush`, `T47/code`
    var step: String
    var stepTitle: String
    /// HTML already; everything else is text.
    var lesson: String
    var technique: TechniqueView?
    /// The ways of making a technique's app.
    var variants: [VariantLink]
    var files: [FileView]
    var commands: [String]
    var tutorials: [TutorialLink]
    /// Empty where there is none before or after.
    var previous: String
    var next: String
    var launch: LaunchView
    /// The device that is drawn at first: `ipad`.
    var device: String
    var actions: [ActionView]
    /// What an iPad can do besides.
    var windowActions: [ActionView]
    var furtherActions: [ActionView]
    /// What takes a text.
    var textActions: [TextActionView]
    /// The actions that the address asked for, `home,activate`; only shown until the reader runs the step.
    var then: String
    /// How much is run, in a sentence; empty where nobody counted.
    var numbers: String
    /// What the recorded trace of the step's last command came to.
    var verdict: String
    /// A label for an end that came before the run was over; empty if it ended as it should.
    var ending: String
    var facts: [FactView]
    var protections: [ProtectionView]
    /// The step's data for the script, safe within a `<script type="application/json">`.
    var stepJSON: String
}

/// Where a page stands among others.
struct PlaceView: Sendable {
    /// `Hackworth, step 9`: what stands above the lesson, and where it leads.
    var title: String
    var link: String
    /// `Step 9 of 30`
    var number: String
    /// What the one before and after are: `step`.
    var kind: String
    /// Whether the link leads to a page with all that this one has.
    var isWhole: Bool
}

struct VariantLink: Sendable {
    var title: String
    var href: String
    var current: Bool
}

/// A file of a step.
struct FileView: Sendable {
    /// `StageTests/TestingAppDelegate.swift`
    var name: String
    var text: String
    /// Whether its tab is the one open at first.
    var selected: Bool
}

/// A tutorial with its steps, in the list of what there is to play.
struct TutorialLink: Sendable {
    var name: String
    var title: String
    var steps: [StepLink]
}

struct StepLink: Sendable {
    var number: Int
    var title: String
    /// `/play/hackworth/flush`
    var href: String
    var current: Bool
    var trap: Bool
}

/// One of several values to choose from.
struct ChoiceView: Sendable {
    var value: String
    var title: String
    var selected: Bool
}

/// Something to do with the device while a run is on.
struct ActionView: Sendable {
    /// What `POST /api/runs/{id}/actions` takes.
    var name: String
    var title: String
}

/// Something to do with the device that takes a text.
struct TextActionView: Sendable {
    /// `open-url`
    var name: String
    var title: String
    /// What the text is, and one such.
    var label: String
    var example: String
}

struct FactView: Sendable {
    var name: String
    var value: String
}

/// A protection of this machine against what a sample does.
struct ProtectionView: Sendable {
    var name: String
    var on: Bool
    var why: String
}

/// What the template `play` shows: one step of a tutorial, ready to be read without a script and run with one.
///
/// Mustache sees stored properties only, so all that a page says is filled in beforehand.
struct PlayPage: Sendable {
    /// For the browser's tab.
    var title: String
    var tutorial: String
    var tutorialTitle: String
    /// `hackworth/9`
    var step: String
    var stepNumber: Int
    var stepCount: Int
    var stepTitle: String
    /// HTML already; everything else is text.
    var lesson: String
    var files: [FileView]
    var commands: [String]
    var tutorials: [TutorialLink]
    /// Empty where the step is the first or the last.
    var previous: String
    var next: String
    var scenarios: [ChoiceView]
    var systems: [ChoiceView]
    var devices: [ChoiceView]
    var actions: [ActionView]
    /// The actions that the address asked for, `home,activate`; only shown until the reader runs the step.
    var then: String
    /// What the recorded trace of the step's last command came to.
    var verdict: String
    var facts: [FactView]
    var protections: [ProtectionView]
    /// The answer of `/api/step/...`, safe within a `<script type="application/json">`.
    var stepJSON: String
}

/// A file of a step.
struct FileView: Sendable {
    /// From 0.
    var index: Int
    /// `StageTests/TestingAppDelegate.swift`
    var name: String
    /// `TestingAppDelegate.swift`
    var shortName: String
    var text: String
    /// Whether this step changed it.
    var changed: Bool
    /// Whether it belongs to the tests: the understudy's colour.
    var belongsToTests: Bool
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
    /// `/play/hackworth/9`
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

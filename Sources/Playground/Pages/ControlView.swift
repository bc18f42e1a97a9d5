internal import Runs

/// The control of an option of a launch.
struct ControlView: Sendable {
    /// The option's name, by which scripts and addresses know it.
    var name: String
    var form: String
    var label: String
    var hint: String
    /// Empty if there is none.
    var problem: String
    /// The elements that describe it, for a screen reader.
    var descriptions: String
    /// True if a device that was used decides the value.
    var belongsToDevice: Bool
    /// The kinds; one of them is true.
    var isMenu = false, isLines = false, isField = false, isBox = false, isBoxes = false
    /// The choices of a menu or of boxes.
    var choices: [ChoiceView] = []
    /// The texts of a field, as it shows them.
    var text = ""
    /// True if a single box is ticked.
    var isOn = false

    init(_ option: LaunchOption, _ launch: LaunchConfiguration, problem: String? = nil) {
        let texts = option.texts(launch) ?? []
        name = option.name
        form = option.form.word
        label = option.control.label
        hint = option.control.hint
        self.problem = problem ?? ""
        descriptions = (hint.isEmpty ? "" : "\(name)-hint ") + "\(name)-problem"
        belongsToDevice = option.control.belongsToDevice
        switch option.control.kind {
        case .menu: isMenu = true
        case .lines:
            isLines = true
            text = texts.joined(separator: "\n")
        case .field:
            isField = true
            text = texts.joined(separator: ",")
        case .box:
            isBox = true
            isOn = texts == ["true"]
        case .boxes: isBoxes = true
        }
        choices = option.choices.map {
            ChoiceView(value: $0.value, title: $0.title, source: $0.source, selected: texts.contains($0.value))
        }
    }

    /// Has it described by the problems of other controls, too.
    mutating func describe(withProblemsOf names: [String]) {
        descriptions += names.map { " \($0)-problem" }.joined()
    }

    /// Offers the scenarios that some pages have: after a lesson's own launches, and on the device that a run left.
    mutating func add(after earlier: String?, _ chosen: LaunchScenario) {
        if let earlier { choices.append(ChoiceView(.lesson, earlier, isChosen: chosen == .lesson)) }
        choices.append(ChoiceView(.kept, isChosen: false, isHidden: true))
    }
}

extension ChoiceView {
    fileprivate init(_ scenario: LaunchScenario, _ earlier: String? = nil, isChosen: Bool, isHidden: Bool = false) {
        self.init(value: scenario.word, title: scenario.title(earlier), selected: isChosen, isHidden: isHidden)
    }
}

extension LaunchOption.Form {
    /// The word by which a page's script knows it.
    fileprivate var word: String {
        switch self {
        case .one: "one"
        case .list: "list"
        case .repeated: "repeated"
        case .flag: "flag"
        }
    }
}

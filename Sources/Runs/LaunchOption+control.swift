extension LaunchOption {
    /// The control of a page.
    package struct Control: Hashable, Sendable {
        package var label: String
        package var kind: Kind
        /// A sentence below it; empty if it needs none.
        package var hint: String
        /// True if the page shows it at once; false if only when asked.
        package var isInSight: Bool
        /// True if a device that was used decides the value.
        package var belongsToDevice: Bool

        init(
            _ label: String, _ kind: Kind, hint: String = "", isInSight: Bool = false, belongsToDevice: Bool = false
        ) {
            self.label = label
            self.kind = kind
            self.hint = hint
            self.isInSight = isInSight
            self.belongsToDevice = belongsToDevice
        }
    }

    /// The kinds of control.
    package enum Kind: Hashable, Sendable {
        /// A list of which one is chosen.
        case menu([Choice])
        /// A field with one text on each line.
        case lines
        /// A field of one line, with commas between the texts.
        case field
        /// A box to tick.
        case box
        /// Several boxes to tick.
        case boxes([Choice])
    }

    /// A value that can be chosen.
    package struct Choice: Hashable, Sendable {
        package var value: String
        package var title: String
        /// The source of what is said in the title; empty if it needs none.
        package var source: String

        init(_ value: String, _ title: String, source: String = "") {
            self.value = value
            self.title = title
            self.source = source
        }
    }

    /// The choices of a control; none if it has no list of them.
    package var choices: [Choice] {
        switch control.kind {
        case .menu(let choices), .boxes(let choices): choices
        case .lines, .field, .box: []
        }
    }
}

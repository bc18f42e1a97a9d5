/// A fact about a device that no life of its apps brings about.
public struct DeviceProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bundle identifier of the app that it concerns; nil for the device itself.
    public let app: String?
    /// The problem as a clause: `two sessions are A`.
    public let what: String

    init(app: String? = nil, _ what: String) {
        self.app = app
        self.what = what
    }

    public var description: String {
        app.map { "of \(Self.shown($0)), \(what)" } ?? what
    }

    /// Returns a text as a message can show it: its beginning, without characters that a terminal takes for a command.
    static func shown(_ text: String) -> String {
        let isLong = text.unicodeScalars.count > 60
        let scalars = text.unicodeScalars.prefix(60).map { scalar in
            (0x20..<0x7F).contains(scalar.value) ? Character(scalar) : "?"
        }
        return String(scalars) + (isLong ? "..." : "")
    }
}

extension Device {
    /// The ways in which the device differs from every one that inputs have made of a fresh one; empty for a valid one.
    ///
    /// Apps come in the order of their identifiers. A device without problems takes every input.
    public var problems: [DeviceProblem] {
        var problems = conditions.problems
        guard apps.count <= DeviceBounds.apps else {
            return problems + [DeviceProblem("there are \(apps.count) apps; \(DeviceBounds.apps) are taken")]
        }
        for (bundle, app) in apps.sorted(by: { $0.key < $1.key }) {
            if app.description.bundleIdentifier != bundle {
                let other = DeviceProblem.shown(app.description.bundleIdentifier)
                problems.append(DeviceProblem(app: bundle, "the description is that of \(other)"))
            }
            problems += app.problems(under: conditions)
        }
        return problems
    }
}

extension Conditions {
    /// The ways in which these conditions differ from all that a device can have.
    fileprivate var problems: [DeviceProblem] {
        var problems: [DeviceProblem] = []
        if !system.isModelled {
            problems.append(
                DeviceProblem(
                    system.neverExisted
                        ? SystemVersion.neverExisted(system.short) : "iOS \(system) is not modelled"))
        }
        if readings != Set(readings).sorted(by: { $0.rawValue < $1.rawValue }) {
            problems.append(DeviceProblem("the readings are not in order, each once"))
        }
        if !disabled.isEmpty {
            problems.append(DeviceProblem("rules of the model are left out"))
        }
        return problems
    }
}

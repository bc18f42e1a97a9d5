internal import Storage

/// Build settings in their layers, the later over the earlier, and the values that result.
///
/// A layer is an `.xcconfig` file, the project's configuration or the target's. `$(inherited)` stands for the value of
/// the assignment below.
struct BuildSettings: Hashable, Sendable {
    /// The values with which conditions such as `[sdk=iphonesimulator*]` are compared.
    private let surroundings: [String: String]
    /// The configuration files that the settings are based on, and that do not exist.
    var missingFiles: [String] = []
    /// The assignments of each setting that count, lowest first.
    private var assignments: [String: [String]] = [:]

    init(configuration: String) {
        surroundings = ["sdk": "iphonesimulator", "arch": "arm64", "config": configuration]
    }

    /// Puts a layer on top.
    mutating func add(_ layer: [SettingAssignment]) {
        for assignment in layer where assignment.holds(in: surroundings) {
            assignments[assignment.name, default: []].append(assignment.value)
        }
    }

    /// Puts a layer on top; its conditional assignments are over its unconditional ones.
    mutating func add(_ layer: [String: String]) {
        let all = layer.map { SettingAssignment(key: $0.key, value: $0.value) }
        add(all.sorted { ($0.conditions.count, $0.value) < ($1.conditions.count, $1.value) })
    }

    /// The names that are assigned, sorted.
    var names: [String] {
        assignments.keys.sorted()
    }

    /// Returns the value of a setting; nil if nothing assigns it.
    func value(_ name: String) -> String? {
        guard let count = assignments[name]?.count else { return nil }
        var expansion = Expansion()
        let value = value(name, layer: count - 1, asked: [name], &expansion)
        if expansion.isBeyond { ReachedBounds.note("The build setting \(name) \(Expansion.note)") }
        return value
    }

    /// Returns the value of a setting; nil if it is empty or nothing assigns it.
    func text(_ name: String) -> String? {
        value(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    func isOn(_ name: String) -> Bool {
        PropertyList.string(value(name) ?? "").isTrue
    }

    /// Returns the items of a setting that is a list.
    func list(_ name: String) -> [String] {
        SettingList.items(value(name) ?? "")
    }

    /// Returns a text with its references to settings replaced; a reference to an unassigned setting is removed.
    func substitute(_ text: String) -> String {
        var expansion = Expansion()
        let result = SettingText(text).replacingReferences { value(of: $0, within: nil, asked: [], &expansion) }
        if expansion.isBeyond { ReachedBounds.note("A text with references to build settings \(Expansion.note)") }
        return result
    }

    /// The references that one value may come to, with those in their values. Honest settings have a few dozen.
    ///
    /// Settings that name each other twice would stand for more text than there is memory for. What exceeds a bound is
    /// removed, as an unassigned setting is, and the user gets a note.
    private struct Expansion {
        private var references = 2_000
        private var bytes = 1 << 20
        private var depth = 100
        /// True if something was removed.
        private(set) var isBeyond = false

        static let note =
            "stands for more than 2,000 references, 100 levels or 1 MiB of text; the rest of it is left empty. "
            + "Write its value out."

        /// Returns the value of a reference, as long as the bounds are kept.
        ///
        /// The reference's own text counts, too: brackets within brackets are read once for each level.
        mutating func value(of reference: SettingText.Reference, _ value: (inout Expansion) -> String) -> String {
            bytes -= reference.modifiers.reduce(reference.name.text.utf8.count) { $0 + $1.text.utf8.count }
            guard references > 0, bytes > 0, depth > 0 else {
                isBeyond = true
                return ""
            }
            references -= 1
            depth -= 1
            let text = value(&self)
            depth += 1
            bytes -= text.utf8.count
            if bytes < 0 { isBeyond = true }
            return bytes >= 0 ? text : ""
        }
    }

    private func value(_ name: String, layer: Int, asked: Set<String>, _ expansion: inout Expansion) -> String {
        guard layer >= 0, let values = assignments[name], layer < values.count else { return "" }
        return SettingText(values[layer]).replacingReferences { reference in
            value(of: reference, within: (name, layer), asked: asked, &expansion)
        }
    }

    private func value(
        of reference: SettingText.Reference, within place: (name: String, layer: Int)?, asked: Set<String>,
        _ expansion: inout Expansion
    ) -> String {
        expansion.value(of: reference) { expansion in
            let name = reference.name.replacingReferences { value(of: $0, within: place, asked: asked, &expansion) }
            var result = ""
            if let place, name == "inherited" || name == place.name {
                result = value(place.name, layer: place.layer - 1, asked: asked, &expansion)
            } else if !asked.contains(name) {
                let layer = (assignments[name]?.count ?? 0) - 1
                result = value(name, layer: layer, asked: asked.union([name]), &expansion)
            }
            for modifier in reference.modifiers {
                let text = modifier.replacingReferences { value(of: $0, within: place, asked: asked, &expansion) }
                result = SettingModifier.apply(text, to: result)
            }
            return result
        }
    }
}

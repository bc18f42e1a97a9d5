internal import Storage
package import Wording

/// A `project.yml` of XcodeGen: the project that it would generate, as far as a launch needs it.
package struct XcodeGenFile {
    /// The path of the file.
    package let path: String
    package let contents: YAMLValue
    /// The targets with their templates applied, sorted by name.
    package let targets: [(name: String, value: YAMLValue)]

    package static let name = "project.yml"
    /// The most files that one may include.
    private static let mostIncludes = 100
    /// The most uses of templates and of groups of settings, with those that they use in their turn.
    package static let mostUses = 2_000

    package init(at path: String) throws(Mistake) {
        self.path = path
        var count = 0
        let contents = try Self.contents(at: path, &count)
        self.contents = contents
        var uses = 0
        var targets: [(name: String, value: YAMLValue)] = []
        for (name, value) in (contents["targets"]?.map ?? [:]).sorted(by: { $0.key < $1.key }) {
            targets.append(
                (name, Self.templated(value, name: name, contents["targetTemplates"], open: [], &uses)))
        }
        self.targets = targets
        guard uses <= Self.mostUses else {
            throw .unreadableXcodeGenFile(path, reason: "It uses templates more than \(Self.mostUses) times.")
        }
        guard contents["targets"]?.map != nil else {
            throw .unreadableXcodeGenFile(path, reason: "It has no targets.")
        }
    }

    private static func contents(at path: String, _ count: inout Int) throws(Mistake) -> YAMLValue {
        count += 1
        guard count <= mostIncludes else {
            throw .unreadableXcodeGenFile(path, reason: "It includes more than \(mostIncludes) files.")
        }
        let own: YAMLValue
        do {
            own = try YAMLValue(try Disk.text(path))
        } catch let mistake as Mistake {
            throw mistake
        } catch let unreadable as YAMLValue.Unreadable {
            throw .unreadableXcodeGenFile(
                path + (unreadable.line.map { ":\($0)" } ?? ""), reason: unreadable.reason)
        } catch {
            throw .unreadableXcodeGenFile(path, reason: "\(error)")
        }
        guard own.map != nil else { throw .unreadableXcodeGenFile(path, reason: "It holds no dictionary.") }
        var merged = YAMLValue.map([:])
        for include in own["include"]?.elements ?? [] {
            guard let name = include.text ?? include["path"]?.text else { continue }
            merged = merged.merging(try contents(at: Path.join(Path.folder(path), name), &count))
        }
        return merged.merging(own)
    }

    package var folder: String { Path.folder(path) }

    /// Returns true if a target makes an app.
    package func isApp(_ name: String) -> Bool {
        target(name)?["type"]?.text == "application"
    }

    package func target(_ name: String) -> YAMLValue? {
        targets.first { $0.name == name }?.value
    }

    /// The most bytes of a text in which attributes are filled in, and of an attribute.
    private static let longestText = 64 << 10
    private static let longestAttribute = 1 << 10

    private static func templated(
        _ value: YAMLValue, name: String, _ templates: YAMLValue?, open: Set<String>, _ uses: inout Int
    ) -> YAMLValue {
        var base = YAMLValue.map([:])
        for template in value["templates"]?.elements.compactMap(\.text) ?? [] where !open.contains(template) {
            guard let found = templates?[template] else { continue }
            uses += 1
            guard uses <= mostUses else { break }
            base = base.merging(templated(found, name: name, templates, open: open.union([template]), &uses))
        }
        let attributes = (value["templateAttributes"]?.map ?? [:]).compactMapValues(\.text)
            .filter { $0.value.utf8.count <= longestAttribute }
        let filled = base.mapTexts { text in
            attributes.reduce(text.replacing("${target_name}", with: name)) { text, attribute in
                // Attributes can name each other: each could double the text.
                text.utf8.count <= longestText ? text.replacing("${\(attribute.key)}", with: attribute.value) : text
            }
        }
        return filled.merging(value)
    }
}

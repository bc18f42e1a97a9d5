internal import Storage
internal import Wording

/// An `.xcconfig` file: build settings as text.
struct ConfigurationFile: Hashable, Sendable {
    enum Line: Hashable, Sendable {
        case assignment(SettingAssignment)
        /// `#include "Base.xcconfig"`; optional for `#include?`. Lines count from 1.
        case include(path: String, isOptional: Bool, line: Int)
    }

    var lines: [Line]

    init(_ text: String) {
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .compactMap { Self.line(String($1), number: $0 + 1) }
    }

    private static func line(_ text: String, number: Int) -> Line? {
        let text = text.firstRange(of: "//").map { String(text[..<$0.lowerBound]) } ?? text
        let line = text.trimmingSpaces
        if line.hasPrefix("#include") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count >= 2 else { return nil }
            return .include(path: String(parts[1]), isOptional: line.hasPrefix("#include?"), line: number)
        }
        guard let equals = assignmentSign(in: line) else { return nil }
        let value = line[line.index(after: equals)...].trimmingSpaces
        let key = line[..<equals].trimmingSpaces
        return .assignment(
            SettingAssignment(key: key, value: value.hasSuffix(";") ? String(value.dropLast()) : value))
    }

    /// Returns the equals sign outside the brackets of a condition.
    private static func assignmentSign(in line: String) -> String.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    /// The most lines with `#include` that one file and those that it includes may have.
    private static let mostIncludes = 500

    /// Returns the assignments of a file and of those that it includes, in the order in which they count.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - project: The project, for mistakes.
    ///   - root: The folder in which an included file is looked for if it is not beside the one that includes it.
    static func assignments(
        at path: String, project: String, root: String
    ) throws(Mistake) -> [SettingAssignment] {
        var count = 0
        return try assignments(at: path, from: project, root: root, open: [], &count)
    }

    private static func assignments(
        at path: String, from asker: String, root: String, open: Set<String>, _ count: inout Int
    ) throws(Mistake) -> [SettingAssignment] {
        guard let path = Disk.file(path) else { throw .missingConfigurationFile(path, from: asker) }
        let open = open.union([path])
        var result: [SettingAssignment] = []
        for line in ConfigurationFile(try Disk.text(path)).lines {
            switch line {
            case .assignment(let assignment): result.append(assignment)
            case .include(let name, let isOptional, let line):
                count += 1
                guard count <= mostIncludes else { throw .tooManyIncludes(path, limit: mostIncludes) }
                let beside = Path.join(Path.folder(path), name)
                let included = Disk.file(beside) ?? Disk.file(Path.join(root, name))
                guard included != nil || !isOptional else { continue }
                if open.contains(included ?? beside) {
                    ReachedBounds.note(
                        Mistake.at(line, of: path)
                            + ": The file includes itself by \(name), which adds nothing. Remove the line.")
                    continue
                }
                result += try assignments(at: included ?? beside, from: path, root: root, open: open, &count)
            }
        }
        return result
    }
}

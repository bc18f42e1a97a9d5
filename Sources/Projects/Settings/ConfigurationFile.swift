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

    /// The assignments of a file and of those that it includes.
    struct Reading: Hashable, Sendable {
        /// The assignments in the order in which they count.
        var assignments: [SettingAssignment] = []
        /// The paths of files that do not exist.
        var missing: [String] = []
    }

    /// Returns what a file and those that it includes assign.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - root: The folder in which an included file is looked for if it is not beside the one that includes it.
    static func reading(at path: String, root: String) throws(Mistake) -> Reading {
        var (count, reading) = (0, Reading())
        try read(path, root: root, open: [], &count, into: &reading)
        return reading
    }

    private static func read(
        _ path: String, root: String, open: Set<String>, _ count: inout Int, into reading: inout Reading
    ) throws(Mistake) {
        guard let path = Disk.file(path) else { return reading.missing.append(path) }
        let open = open.union([path])
        for line in ConfigurationFile(try Disk.text(path)).lines {
            switch line {
            case .assignment(let assignment): reading.assignments.append(assignment)
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
                try read(included ?? beside, root: root, open: open, &count, into: &reading)
            }
        }
    }
}

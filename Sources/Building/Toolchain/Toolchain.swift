package import Storage

/// The Swift tools of this machine, and the arguments that a direct call of them needs.
package struct Toolchain: Hashable, Sendable, Codable {
    /// `swift-frontend`, absolute and with links resolved.
    package var compiler: String
    /// `clang`, for the reference modules in C.
    package var clang: String
    /// `ld.lld`.
    package var linker: String
    /// The compiler's description of itself, with a mark that a rebuilt compiler changes.
    package var version: String
    /// The target, such as `x86_64-unknown-linux-gnu`.
    package var triple: String
    /// The folders of Swift's own libraries.
    package var runtimeLibraries: [String]
    /// The object that registers an image's metadata with the runtime.
    package var runtimeObject: String
    /// The folders in which the compiler finds macros, Swift Testing's among them.
    package var macroFolders: [String]
    /// The library that runs macros inside the compiler, if there is one.
    package var macroServer: String?
    /// The way to link an executable.
    package var executableLink: LinkLine
    /// The way to link a shared library.
    package var libraryLink: LinkLine

    /// The hash of all that results depend on.
    package var identity: ContentHash {
        var hash = ContentHash()
        hash.add([compiler, clang, linker, version, triple, runtimeObject, macroServer ?? ""])
        hash.add(runtimeLibraries)
        hash.add(macroFolders)
        for line in [executableLink, libraryLink] {
            hash.add(line.before)
            hash.add(line.after)
        }
        return hash
    }
}

/// The arguments that clang puts around the inputs of a link: start files, library folders, libgcc.
package struct LinkLine: Hashable, Sendable, Codable {
    package var before: [String]
    package var after: [String]

    /// The files that the line names and that must exist.
    var files: [String] {
        (before + after).filter { $0.hasPrefix("/") && $0.hasSuffix(".o") }
    }

    /// Splits the linker call that `clang -###` printed, at the input `placeholder`.
    ///
    /// - Returns: nil if the output holds no such call.
    static func parse(clangOutput: String, placeholder: String) -> LinkLine? {
        guard let line = clangOutput.split(separator: "\n").last(where: { $0.contains("\"\(placeholder)\"") }),
            let words = words(of: line), let input = words.firstIndex(of: placeholder)
        else { return nil }
        var before = Array(words[1..<input])
        guard let output = before.firstIndex(of: "-o"), output + 1 < before.count else { return nil }
        before.removeSubrange(output...output + 1)
        return LinkLine(before: before, after: Array(words[(input + 1)...]))
    }

    /// Returns the words of a line in which each is quoted, `"` and `\` escaped.
    private static func words(of line: Substring) -> [String]? {
        var words: [String] = []
        var current: String?
        var escaped = false
        for character in line {
            if escaped {
                current?.append(character)
                escaped = false
            } else if character == "\\", current != nil {
                escaped = true
            } else if character == "\"" {
                if let word = current {
                    words.append(word)
                    current = nil
                } else {
                    current = ""
                }
            } else if current != nil {
                current?.append(character)
            } else if character != " " {
                return nil
            }
        }
        return current == nil && !words.isEmpty ? words : nil
    }
}

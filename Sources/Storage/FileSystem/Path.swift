/// Paths as text: joined and tidied without asking the disk.
package enum Path {
    /// Returns a path seen from a folder, without `.`, `..` and doubled slashes; an absolute path by itself.
    package static func join(_ folder: String, _ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : folder + "/" + path
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == "..", parts.last.map({ $0 != ".." }) ?? whole.hasPrefix("/") {
                _ = parts.popLast()
            } else {
                parts.append(part)
            }
        }
        return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// Returns the last part: `Main.storyboard`.
    package static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Returns the folder that a path is in; empty if it names none.
    package static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the last part without its ending: `Main`.
    package static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Returns the ending of the last part, in lower case, without the dot: `storyboard`.
    package static func ending(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}

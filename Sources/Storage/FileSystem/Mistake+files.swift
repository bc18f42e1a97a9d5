package import Wording

/// Mistakes about a file that is read.
extension Mistake {
    package static func unreadableFile(_ path: String) -> Mistake {
        Mistake(
            .usage, what: "The file cannot be read.", place: path,
            cure: "Check that it exists and that you may read it.")
    }

    package static func notPlain(_ path: String) -> Mistake {
        Mistake(
            .usage, what: "This is not a file, but a folder, a pipe or a device.", place: path,
            cure: "Take it out of the project, or put a file in its place.")
    }

    package static func tooLarge(_ path: String, limit: Int) -> Mistake {
        Mistake(
            .usage, what: "The file has more than \(limit >> 20) MiB.", place: path,
            cure: "Take it out of the project: no source or settings file needs that much.")
    }

    package static func notText(_ path: String) -> Mistake {
        Mistake(.usage, what: "The file is not UTF-8 text.", place: path, cure: "Save it as UTF-8.")
    }
}

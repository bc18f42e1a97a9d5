internal import Building
internal import FoundationEssentials
internal import Samples
internal import Storage

/// The folder of a language server: the modules of a sample as the compiler gets them, and how it gets them.
///
/// Files have names of ours, so that none of the reader's means anything to a server; `main.swift` alone keeps its
/// meaning.
struct LanguageWorkspace: Sendable {
    let folder: String
    private let places: [String: String]
    private let modules: [ModuleInput]

    /// The folder with the interfaces of the modules that others import.
    var interfaces: String { folder + "/interfaces" }
    /// The folder for whatever the server wants to write.
    var home: String { folder + "/home" }
    var uri: String { Self.uri(folder) }

    init(_ modules: [ModuleInput], in folder: String) {
        self.folder = folder
        self.modules = modules
        var places: [String: String] = [:]
        for (number, module) in modules.enumerated() {
            for (index, file) in module.allFiles.enumerated() {
                let name = Path.name(file.path) == "main.swift" ? "main" : "f\(index)"
                places["\(module.name)/\(file.path)"] = "\(folder)/m\(number)/\(name).swift"
            }
        }
        self.places = places
    }

    /// The place of a module's file.
    func place(of file: String, in module: String) -> String? { places["\(module)/\(file)"] }

    /// Writes everything except for the sources.
    ///
    /// - Parameters:
    ///   - compiler: The path of a Swift compiler, beside whose folder the server looks for the toolchain.
    ///   - flags: The flags that all modules share.
    func write(compiler: String, target: String, flags: (ModuleInput) -> [String]) throws {
        for folder in [interfaces, home] { try Files.makeFolder(folder) }
        let commands = modules.flatMap { module in
            let files = module.allFiles.compactMap { place(of: $0.path, in: module.name) }
            let arguments =
                [compiler] + files + ["-module-name", module.name, "-target", target, "-I", interfaces] + flags(module)
            return files.map { Command(directory: folder, file: $0, arguments: arguments) }
        }
        try Files.write(Array(try JSONEncoder().encode(commands)), to: folder + "/compile_commands.json")
    }

    /// Writes a source file in one step: the server may read it at any time.
    func write(_ text: String, to place: String) throws {
        let parent = Files.parent(place)
        if !Files.exists(parent) { try Files.makeFolder(parent) }
        try Files.replace(place, with: Array(text.utf8), by: folder + "/new")
    }

    /// An entry of a compilation database.
    private struct Command: Encodable {
        var directory: String
        var file: String
        var arguments: [String]
    }

    static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

    /// Returns true if an address is that of a file, however the server writes it.
    static func isSame(_ uri: String, _ path: String) -> Bool {
        guard let url = URL(string: uri), url.scheme == "file" else { return false }
        return url.path == path
    }
}

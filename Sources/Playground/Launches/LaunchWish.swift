internal import Lifecycle
internal import Tutorials

/// What is asked for of a launch, as it comes: in an address, in a request, in a step's command.
///
/// The names are those of the command line's options. What is nil was not spoken of.
struct LaunchWish: Hashable, Sendable, Decodable {
    var scenario: String?
    var device: String?
    var os: String?
    var sdk: String?
    var xcode: String?
    var reading: [String]?
    var argument: [String]?
    /// `NAME=VALUE`
    var environment: [String]?
    var preview: Bool?

    init() {}

    /// Reads an address's query. A value that is empty stands for none.
    ///
    /// - Parameter query: The values of a name, in order.
    init(query: (String) -> [String]) {
        func one(_ name: String) -> String? { query(name).first.flatMap { $0.isEmpty ? nil : $0 } }
        func list(_ name: String) -> [String]? {
            let values = query(name)
            return values.isEmpty ? nil : values.filter { !$0.isEmpty }
        }
        scenario = one("scenario")
        device = one("device")
        os = one("os")
        sdk = one("sdk")
        xcode = one("xcode")
        reading = list("reading")?.flatMap { $0.split(separator: ",").map(String.init) }
        argument = list("argument")
        environment = list("environment")
        preview = query("preview").first.map { $0 == "true" }
    }

    /// Reads a command as a reader types it.
    init(command: String) {
        let words = StepCommand(command).arguments
        func values(_ option: String) -> [String] {
            words.indices.filter { words[$0] == option && words.indices.contains($0 + 1) }.map { words[$0 + 1] }
        }
        self.init { values("--\($0)") }
        preview = words.contains("--preview") ? true : nil
    }
}

/// The bounds on what a scheme passes, for texts that anyone may have written.
package struct SchemeLimits: Hashable, Sendable {
    /// Arguments, and environment variables.
    package var entries: Int
    /// Bytes of each.
    package var bytes: Int
    /// True if a scheme may set the variables by which the system's loader finds code on this machine.
    package var allowsLoading: Bool

    package init(entries: Int, bytes: Int, allowsLoading: Bool = false) {
        self.entries = entries
        self.bytes = bytes
        self.allowsLoading = allowsLoading
    }

    /// No bounds: the text is from the person at this machine.
    package static let none = SchemeLimits(entries: .max, bytes: .max, allowsLoading: true)

    /// Any number of texts of any length. Variables by which the loader finds code are refused anyway: a page
    /// passes the scheme, and a link can fill in the page.
    package static let anyLength = SchemeLimits(entries: .max, bytes: .max)

    /// The beginnings of the variables that decide which code is loaded.
    private static let loading = ["LD_", "DYLD_", "GLIBC_", "GCONV_", "LOCPATH"]

    /// Checks a variable's name: a link may carry variables, and some make the process load a library of this machine.
    func check(variable name: String) throws(LaunchProblem) {
        guard allowsLoading || !Self.loading.contains(where: name.hasPrefix) else {
            throw LaunchProblem(
                .environment, "\(name) decides which code this machine loads.",
                cure: "Leave it out, or set it in a terminal: understudy run --environment \(name)=...")
        }
    }

    /// Checks the arguments or the variables.
    func check(_ texts: [String], _ option: LaunchOption) throws(LaunchProblem) {
        let what = option.name == "argument" ? "arguments" : "environment variables"
        guard texts.count <= entries else {
            throw LaunchProblem(
                option, "\(texts.count) \(what) are set; \(entries) are taken.", cure: "Take some of them out.")
        }
        guard texts.allSatisfy({ $0.utf8.count <= bytes }) else {
            throw LaunchProblem(
                option, "One of the \(what) is longer than \(bytes) bytes.", cure: "Shorten it.")
        }
        guard !texts.contains(where: { $0.utf8.contains(0) }) else {
            throw LaunchProblem(
                option, "One of the \(what) contains a zero byte, which would cut it off.", cure: "Take it out.")
        }
    }
}

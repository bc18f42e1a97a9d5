internal import Building
internal import FoundationEssentials
internal import Lifecycle
internal import PackageResources
internal import Storage

/// The version of the program, and of what its results depend on.
package struct ProgramVersion: Hashable, Sendable {
    /// The number of the release, which is written nowhere else. The tag of its commit is `v` and this number.
    package static let number = "0.2.0"

    /// The commit that the program's checkout is at; nil for a program that was moved out of one. What the program was built
    /// from may be older, or edited.
    var checkout: String?
    /// The commit that a release was built from; nil for a program that is of none.
    var commit: String?
    /// The toolchain that builds apps here, in its own words; nil if there is none.
    var toolchain: String?

    /// Asks the checkout and the toolchain of this machine.
    package static func ofThisProgram(environment: [String: String]) async -> ProgramVersion {
        var version = ProgramVersion()
        version.checkout = PackageResources.checkout.flatMap { CheckedOutCommit(in: $0)?.hash }
        version.commit = PackageResources.commit.flatMap { CheckedOutCommit(notedIn: $0)?.hash }
        if let cache = BuildCache.standard(environment: environment) {
            version.toolchain = try? await Toolchain.find(environment: environment, cache: cache).words
        }
        return version
    }

    private var origin: String {
        if let commit { return "commit \(commit)" }
        return checkout.map { "checkout at \($0)" } ?? "commit not known"
    }

    /// The version in lines, as `understudy --version` prints it.
    package var text: String {
        """
        understudy \(Self.number)
        \(origin)
        trace version \(TraceLine.Version.newest.rawValue)
        toolchain \(toolchain ?? "none found on the PATH")
        """
    }
}

extension Toolchain {
    /// The compiler's first words about itself, and the target.
    fileprivate var words: String {
        // What follows the name of the release tells rebuilt compilers apart.
        let first = version.prefix { $0 != "\n" }
        let name = first.firstIndex(of: ")").map { first[...$0] } ?? first
        return "\(name), \(triple)"
    }
}

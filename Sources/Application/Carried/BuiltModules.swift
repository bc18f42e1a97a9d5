package import Foundation

/// The reference modules that came with a release, built by its toolchain: a cache that has no other entries.
package struct BuiltModules: Hashable, Sendable {
    /// The folder of the cache.
    package var folder: String
    /// The toolchain that built them, in its own words.
    var toolchain: String

    /// - Parameter folder: Beside the cache's entries it has a file `toolchain`, as `understudy --version` words it.
    package init(in folder: URL) {
        self.folder = folder.path
        let words = try? String(contentsOf: folder.appending(path: "toolchain"), encoding: .utf8)
        toolchain = words.map { String($0.prefix { !$0.isNewline }) } ?? "another toolchain"
    }

    /// The line for a toolchain for which they are of no use.
    var unfit: String {
        "The reference modules that came with this program are of \(toolchain). "
            + "This toolchain is not exactly that one, so it builds them, once."
    }
}

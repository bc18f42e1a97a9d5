internal import Foundation
package import Samples

/// The code of the app that ships which the tests' own host, or the tests, compile or link, too.
package struct SharedCode: Hashable, Sendable {
    /// The files that both compile.
    private let files: [SourceFile]
    /// The modules that both link.
    private let libraries: Set<String>
    private let shippedModule: String
    private let hostModules: [String]

    package init(host: Sample, shipped: Sample) {
        let targets = [host.app] + [host.tests].compactMap(\.self)
        let paths = Set(targets.flatMap(\.sources).map(\.path))
        files = shipped.app.sources.filter { paths.contains($0.path) }
        libraries = Set(host.libraries.map(\.module)).intersection(shipped.libraries.map(\.module))
        shippedModule = shipped.app.module
        hostModules = targets.map(\.module)
    }

    /// True if nothing of the app that ships is in the tests' process.
    package var isEmpty: Bool { files.isEmpty && libraries.isEmpty }

    /// Returns the classes of the app that ships with the names that they have in the tests' process, too.
    ///
    /// A file that the host compiles makes a class of the host's module.
    package func inHost(_ classes: Set<String>) -> Set<String> {
        classes.reduce(into: classes) { all, name in
            guard name.hasPrefix(shippedModule + "."), let last = name.split(separator: ".").last.map(String.init),
                files.contains(where: { Self.declares(last, $0.text) })
            else { return }
            for module in hostModules { all.insert(module + name.dropFirst(shippedModule.count)) }
        }
    }

    /// True if a text declares a type of a name.
    private static func declares(_ name: String, _ text: String) -> Bool {
        let pattern = "\\b(?:class|struct|enum|actor)\\s+\(NSRegularExpression.escapedPattern(for: name))\\b"
        return text.range(of: pattern, options: .regularExpression) != nil
    }
}

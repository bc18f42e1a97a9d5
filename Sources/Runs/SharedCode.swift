package import Lowering
package import Samples

/// The code of the app that ships which the tests' process has: of a library, or of files that two targets compile.
///
/// One file that two targets compile makes two classes, each of its target's module. Names alone share nothing: two
/// targets may have a module or a class of one name.
package struct SharedCode: Hashable, Sendable {
    private let inProcess: CodePlaces
    private let shipped: CodePlaces
    /// True if the tests' process is the app that ships, with the tests in it.
    private let isSameApp: Bool

    /// The code of the app that ships in tests with their own host.
    package init(host: CodePlaces, shipped: CodePlaces) {
        inProcess = host
        self.shipped = shipped
        isSameApp = false
    }

    /// The code of an app that its tests' target compiles, too; nil if it compiles none.
    package init?(of sample: Sample, _ places: CodePlaces) {
        let others = [sample.app] + sample.libraries.filter { !$0.isForTests }
        let paths = Set(others.flatMap(\.sources).map(\.path))
        guard let tests = sample.tests, tests.sources.contains(where: { paths.contains($0.path) }) else { return nil }
        inProcess = places
        shipped = places
        isSameApp = true
    }

    /// True if nothing of the app that ships is in the tests' process.
    package var isEmpty: Bool { !isSameApp && inProcess.files.isDisjoint(with: shipped.files) }

    /// Returns the classes of the app that ships with the names that they have in the tests' process.
    ///
    /// A class of which no file is known is taken for one that both have.
    package func inProcess(_ classes: Set<String>) -> Set<String> {
        classes.reduce(into: []) { all, name in
            let files = shipped.files(declaring: name)
            if files.isEmpty || isSameApp { all.insert(name) }
            for file in files { all.formUnion(inProcess.types(of: file, named: name)) }
        }
    }
}

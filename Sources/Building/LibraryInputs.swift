internal import Lowering
internal import Samples

/// The libraries of a build, each after those that it depends on.
package struct LibraryInputs: Hashable, Sendable {
    /// Those that are linked into the app.
    package var app: [ModuleInput]
    /// Those that are linked into the test bundle. They may depend on the app's.
    package var tests: [ModuleInput]

    package init(app: [ModuleInput] = [], tests: [ModuleInput] = []) {
        self.app = app
        self.tests = tests
    }
}

extension LibraryInputs {
    /// The libraries of a sample.
    init(_ sample: Sample, _ lowered: LoweredSample) {
        let all = zip(sample.libraries, lowered.libraries)
        app = all.filter { !$0.0.isForTests }.map { ModuleInput($0, $1) }
        tests = sample.tests == nil ? [] : all.filter(\.0.isForTests).map { ModuleInput($0, $1) }
    }
}

/// A sample as Linux compiles it.
package struct LoweredSample: Hashable, Sendable, Codable {
    package var app: LoweredTarget
    package var tests: LoweredTarget?
    /// The libraries, in the sample's order.
    package var libraries: [LoweredTarget] = []
    /// The classes of the app and of the libraries that it is linked with, as `NSStringFromClass` names them.
    package var appClasses: Set<String>
    /// The classes of the tests and of the libraries that only they are linked with.
    package var testClasses: Set<String>
    /// The classes that a storyboard names and the app lacks.
    package var missing: [StoryboardCheck.MissingClass]
    /// The lines on which the sample declares what a trace reports.
    package var places = CodePlaces()
}

extension LoweredSample {
    /// The notes for the user: things that cannot work here, and classes that a storyboard names and the app lacks.
    package var notes: [String] {
        (libraries.flatMap(\.notes) + app.notes + (tests?.notes ?? [])).map(\.description) + missing.map(\.description)
    }
}

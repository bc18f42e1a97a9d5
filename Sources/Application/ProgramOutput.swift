package import Building

/// The places to which work writes while it goes on. The command line's are the terminal.
package struct ProgramOutput: Sendable {
    /// Takes a part of the result.
    package var write: @Sendable (String) -> Void
    /// Takes a line about the work.
    package var say: @Sendable (String) -> Void
    /// Takes a build's step, which the next one replaces.
    package var building: @Sendable (BuildProgress) -> Void
    /// Takes an activity that lasts, which the next one replaces; nil ends it.
    package var working: @Sendable (String?) -> Void

    package init(
        write: @escaping @Sendable (String) -> Void, say: @escaping @Sendable (String) -> Void,
        building: @escaping @Sendable (BuildProgress) -> Void, working: @escaping @Sendable (String?) -> Void
    ) {
        self.write = write
        self.say = say
        self.building = building
        self.working = working
    }

    /// Nowhere.
    package static let none = ProgramOutput(write: { _ in }, say: { _ in }, building: { _ in }, working: { _ in })
}

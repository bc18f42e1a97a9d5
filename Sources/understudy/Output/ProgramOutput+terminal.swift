internal import Application

extension ProgramOutput {
    /// The terminal.
    static let terminal = ProgramOutput(
        write: { Terminal.write($0) }, say: { Terminal.say($0) }, building: { Terminal.show($0) },
        working: { Terminal.show($0) })

    /// The terminal, without what is said about the work.
    static let quiet = ProgramOutput(
        write: { Terminal.write($0) }, say: { _ in }, building: { _ in }, working: { _ in })
}

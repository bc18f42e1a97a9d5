internal import Dispatch
internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// The app's main run loop: carries out the device's commands and lets the app's own work have its turn.
@MainActor
final class MainLoop {
    private let conversation: Conversation
    private let performer: CommandPerformer
    /// The tests are on: they may wait for what the system has to do.
    private var testsAreOn = false

    init(conversation: Conversation, performer: CommandPerformer) {
        self.conversation = conversation
        self.performer = performer
    }

    /// Performs work in a later turn, as UIKit calls completion handlers.
    static func later(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }

    func run() -> Never {
        conversation.send(.entered)
        let source = conversation.onReadable {
            MainActor.assumeIsolated { self.performBetweenTests() }
        }
        defer { source.cancel() }
        while true {
            // The app's own work comes before the system's next message, whichever arrived first.
            Self.turn()
            _releaseAssociations()
            if let command = conversation.nextCommand() {
                perform(command)
            } else {
                _ = RunLoop.main.run(mode: .default, before: .distantFuture)
            }
        }
    }

    private func perform(_ command: Command) {
        let outer = CallbackDispatch.rule
        defer { CallbackDispatch.rule = outer }
        CallbackDispatch.rule = Rule.named(command.rule)
        UIKitProcess.usesScenes = command.lifeCycle == .scenes
        if command.instruction == .runTests { testsAreOn = true }
        conversation.send(.replied(id: command.id, performer.perform(command.instruction)))
        if command.instruction == .runTests { testsAreOn = false }
    }

    /// A test that lets the run loop turn lets the system do its part.
    private func performBetweenTests() {
        while testsAreOn, let command = conversation.nextCommand() { perform(command) }
    }

    /// Performs a callback, and leaves an event if it lets the main run loop turn before it returns.
    ///
    /// The system's messages wait here until it has returned; on a device, scenes would connect meanwhile.
    static func noticingSpins<Result>(in callback: Callback, _ body: () -> Result) -> Result {
        let returned = Reached()
        defer { returned.value = true }
        if UIKitProcess.usesScenes {
            later {
                guard !returned.value else { return }
                CallbackDispatch.notModelled(
                    "RunLoop",
                    "\(callback.name) lets the main run loop turn; scenes connect once it has returned, unlike on a device"
                )
            }
        }
        return body()
    }

    /// Lets everything run that is ready on the main queue at this moment.
    static func turn() {
        let reached = Reached()
        DispatchQueue.main.async { reached.value = true }
        while !reached.value {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }

    private final class Reached: Sendable {
        // Only the main thread touches it: the main queue's block sets it, the loop around it reads it.
        nonisolated(unsafe) var value = false
    }
}

internal import Dispatch
internal import Foundation
internal import Lifecycle

/// The app's main run loop: carries out the device's orders and lets the app's own work have its turn.
@MainActor
final class MainLoop {
    private let conversation: Conversation
    private let performer: OrderPerformer
    /// The tests are on: they may wait for what the system has to do.
    private var testsAreOn = false

    init(conversation: Conversation, performer: OrderPerformer) {
        self.conversation = conversation
        self.performer = performer
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
            if let order = conversation.nextOrder() {
                perform(order)
            } else {
                _ = RunLoop.main.run(mode: .default, before: .distantFuture)
            }
        }
    }

    private func perform(_ order: Order) {
        let outer = Door.rule
        defer { Door.rule = outer }
        Door.rule = Rule.named(order.rule)
        if order.step == .runTests { testsAreOn = true }
        conversation.send(.answered(id: order.id, performer.perform(order.step)))
        if order.step == .runTests { testsAreOn = false }
    }

    /// A test that lets the run loop turn lets the system do its part.
    private func performBetweenTests() {
        while testsAreOn, let order = conversation.nextOrder() { perform(order) }
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

internal import Dispatch
internal import Foundation
internal import Lifecycle

/// The app's main run loop: carries out the device's orders and lets the app's own work have its turn.
@MainActor
final class MainLoop {
    private let conversation: Conversation
    private let performer: OrderPerformer

    init(conversation: Conversation, performer: OrderPerformer) {
        self.conversation = conversation
        self.performer = performer
    }

    func run() -> Never {
        conversation.send(.entered)
        let source = conversation.onReadable {}
        defer { source.cancel() }
        while true {
            // The app's own work comes before the system's next message, whichever arrived first.
            Self.turn()
            if let order = conversation.nextOrder() {
                Door.rule = Rule.named(order.rule)
                conversation.send(.answered(id: order.id, performer.perform(order.step)))
            } else {
                _ = RunLoop.main.run(mode: .default, before: .distantFuture)
            }
        }
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

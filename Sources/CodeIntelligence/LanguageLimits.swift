package import Confinement

/// The bounds of the language servers. They run for long, and readers wait for each answer.
package struct LanguageLimits: Hashable, Sendable {
    /// Servers at once. One more ends the one that was used least recently.
    package var servers: Int
    /// The time for which a server goes on without a question.
    package var idle: Duration
    /// The time for an answer, and for the first one of a server, which has much to read.
    package var answer: Duration
    package var start: Duration
    /// The time for filling the folder of clang's compiled headers, which all servers share.
    package var filling: Duration
    /// Bytes of one message of a server.
    package var messageBytes: Int
    /// Questions at once, those included that wait for their turn.
    package var questions: Int
    /// The times that a sample's server may break, within a time, before it is not started again.
    package var faults: Int
    package var faultSpan: Duration
    /// Of the process of a server.
    package var resources: ResourceLimits

    package init(
        servers: Int = 2, idle: Duration = .seconds(120), answer: Duration = .seconds(10),
        start: Duration = .seconds(30), filling: Duration = .seconds(120), messageBytes: Int = 8 << 20,
        questions: Int = 16, faults: Int = 3, faultSpan: Duration = .seconds(600),
        resources: ResourceLimits = ResourceLimits(
            memory: 4 << 30, processorTime: 600, fileSize: 64 << 20, processes: 256)
    ) {
        self.servers = servers
        self.idle = idle
        self.answer = answer
        self.start = start
        self.filling = filling
        self.messageBytes = messageBytes
        self.questions = questions
        self.faults = faults
        self.faultSpan = faultSpan
        self.resources = resources
    }
}

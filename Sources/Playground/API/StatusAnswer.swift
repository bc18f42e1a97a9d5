internal import CodeIntelligence
internal import Confinement
internal import Simulator

/// The answer of `/api/status`: what protects this machine, and how much is done for whom.
struct StatusAnswer: Encodable {
    var version: String
    var protections: [Protection.Measure]
    var limits: LimitsAnswer
    var running: Int
    var waiting: Int
    /// The reason why there is no completion and no help for words, in sentences; nil if there is.
    var languageAbsence: String?

    struct LimitsAnswer: Encodable {
        var wallClockSeconds: Double
        var buildSeconds: Double
        var idleSeconds: Double
        var outputBytes: Int
        var events: Int
        var memoryBytes: Int
        var processes: Int
        var fileBytes: Int
        var running: Int
        var waiting: Int
        var requestBytes: Int
        var files: Int
        var languageServers: Int

        init(_ limits: Limits) {
            wallClockSeconds = limits.run.wallClock / .seconds(1)
            buildSeconds = limits.build / .seconds(1)
            idleSeconds = limits.run.idle / .seconds(1)
            outputBytes = limits.run.outputBytes
            events = limits.run.events
            memoryBytes = limits.resources.memory
            processes = limits.resources.processes
            fileBytes = limits.resources.fileSize
            running = limits.running
            waiting = limits.waiting
            requestBytes = limits.requestBytes
            files = limits.files
            languageServers = limits.language.servers
        }
    }
}

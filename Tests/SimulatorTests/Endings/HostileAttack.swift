import Lifecycle
import Simulator
import TestSupport
import Testing

/// An attack that the fixture Hostile makes in its launch, and the end that its run is to have.
struct HostileAttack: Sendable, CustomTestStringConvertible {
    /// The name by which the fixture knows it.
    var name: String
    var exit: Verdict.Exit
    /// Another end that chance can bring.
    var otherExit: Verdict.Exit?
    /// The lines that the app prints; nil for as many as fit.
    var printed: [String]? = []
    /// The beginning of the run's message about its end, empty for any message; nil if it ends as it should.
    var fault: String?
    var extra: Extra = .none
    /// The measures that stop it. On a machine without them, which says so, it is not made.
    var stoppedBy: [String] = []
    var time = Duration.seconds(20)
    var events = 10_000
    var actions: [Action] = []

    /// The words that the attack gets.
    enum Extra: Sendable {
        case none
        /// The seconds for which a program is to sleep, by which it is found.
        case seconds
        /// A file of the owner's.
        case file
        /// A port on which a program listens.
        case port
    }

    var testDescription: String { name }

    private static let unresponsive = "after 2 s the app did not respond: its main thread is busy or blocked."
    private static let full = "the app's files came to more than 64 MiB, or to more than 10000."

    private static func hang(_ name: String, printed: [String] = [], stoppedBy: [String] = []) -> HostileAttack {
        HostileAttack(
            name: name, exit: .timedOut, printed: printed, fault: unresponsive, stoppedBy: stoppedBy,
            time: .seconds(2))
    }

    private static func crash(_ name: String, _ fault: String = Line.trap) -> HostileAttack {
        HostileAttack(name: name, exit: .crashed, printed: nil, fault: fault)
    }

    static let all =
        [
            // Time, output, trace.
            hang("compute"), hang("stop"), hang("a wait that never ends"), hang("a wait for the main actor"),
            HostileAttack(
                name: "print", exit: .limitExceeded, printed: nil, fault: "the app printed more than 262144 bytes."),
            HostileAttack(
                name: "print without a line's end", exit: .limitExceeded, printed: nil,
                fault: "the app printed more than 262144 bytes."),
            HostileAttack(
                name: "trace", exit: .limitExceeded, fault: "the run reached 200 events.", events: 200),
            // Processes, memory, disk.
            hang("fork", printed: ["refused"], stoppedBy: ["processes"]),
            HostileAttack(name: "threads", exit: .finished, printed: ["fewer than 16"], stoppedBy: ["processes"]),
            HostileAttack(name: "memory", exit: .finished, printed: ["less than 512 MiB"]),
            // The runtime ends itself by a signal, whichever comes first.
            crash("Swift's memory", "SIG"),
            crash("a large file", "SIGXFSZ, the limit on the size of a file"),
            HostileAttack(name: "large files", exit: .limitExceeded, fault: full),
            HostileAttack(name: "deleted files", exit: .limitExceeded, fault: full),
            HostileAttack(
                name: "memory of no process", exit: .finished, printed: ["-1 -1"], stoppedBy: ["system calls"]),
            HostileAttack(name: "many files", exit: .limitExceeded, fault: full),
            // What is left behind.
            HostileAttack(name: "a child", exit: .exited, fault: "status 0.", extra: .seconds),
            HostileAttack(name: "a child in another group", exit: .finished, extra: .seconds),
            HostileAttack(name: "a new session", exit: .finished, printed: ["setsid -1"], extra: .seconds),
            // The conversation.
            HostileAttack(name: "closed output", exit: .finished),
            // Dispatch ends the process by a trap if it waits on a descriptor that is closed under it.
            HostileAttack(
                name: "closed descriptors", exit: .exited, otherExit: .crashed, printed: nil, fault: ""),
            // The owner's things.
            HostileAttack(
                name: "the owner's file", exit: .finished, printed: ["reads false", "writes false", "sees nothing"],
                extra: .file, stoppedBy: ["files"]),
            HostileAttack(name: "the network", exit: .finished, printed: ["connects false"], extra: .port),
            HostileAttack(
                name: "signals", exit: .finished, printed: ["sent"], stoppedBy: ["other processes"]),
            // Ends.
            crash("a deadlock of the main queue"),
            crash("recursion", "SIGSEGV, an access to invalid memory, or a stack overflow"),
            crash("a null pointer", "SIGSEGV, an access to invalid memory"),
            HostileAttack(
                name: "exit in main.swift", exit: .exited, fault: "status 7, before UIApplicationMain was called."),
            HostileAttack(
                name: "exit in sceneDidBecomeActive", exit: .exited,
                fault: "status 7. To a user, an app that ends itself looks like a crash."),
            crash("crash in main.swift"),
        ] + callbacks.map { crash("crash in \($0)") }
        + ["sceneWillResignActive", "sceneDidEnterBackground"].map {
            var attack = crash("crash in \($0)")
            attack.actions = [.home]
            return attack
        }

    private static let callbacks = [
        "AppDelegate.init", "willFinishLaunching", "didFinishLaunching", "configurationForConnecting",
        "willConnectTo", "loadView", "viewDidLoad", "sceneWillEnterForeground", "viewWillAppear", "viewDidAppear",
        "sceneDidBecomeActive",
    ]
}

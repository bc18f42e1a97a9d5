internal import Confinement
internal import Foundation
internal import Glibc
internal import Lifecycle
internal import Wording

extension RunState {
    /// The signals to a whole process group.
    enum GroupSignal {
        case stop, resume, kill
    }

    mutating func handle(_ happening: AppRun.Happening) throws {
        switch happening {
        case .deadline(let number):
            pass(deadline: number)
        case .command(let command):
            take(command)
        case .filled:
            fail(
                .limitExceeded,
                """
                the app's files came to more than \(run.limits.diskBytes >> 20) MiB, or to more than \(run.limits.files). \
                They are removed with the app's folder.
                """)
        case .stream(let number, let piece):
            guard process?.number == number else { return }
            read(piece)
        case .process(let number, let what):
            guard process?.number == number else { return }
            switch what {
            case .started(let group):
                process?.group = group
                if process?.isDismissed == true { signal(.kill) }
            case .ended(let ending):
                let ending = run.protection.ending(ending)
                process?.ending = ending
                leaveIfEnded()
            case .failed(let why):
                process = nil
                fail(.crashed, "The app's process could not be started: \(why)")
            }
        }
    }

    func signal(_ signal: GroupSignal) {
        guard let group = process?.group else { return }
        switch signal {
        case .stop: kill(-group, SIGSTOP)
        case .resume: kill(-group, SIGCONT)
        case .kill: kill(-group, SIGKILL)
        }
    }

    private mutating func read(_ piece: AppStream.Piece) {
        switch piece {
        case .bytes(let bytes, let sender):
            if let known = process?.sender, known != sender {
                let items = process?.others.feed(bytes) ?? []
                if items.contains(where: \.isMessage) { forged("a message of another process") }
                process?.unread += items.filter { !$0.isMessage }
            } else {
                let items = process?.parser.feed(bytes) ?? []
                if items.contains(where: \.isMessage) { process?.sender = sender }
                process?.unread += items
            }
        case .end:
            let rest = (process?.parser.finish() ?? []) + (process?.others.finish() ?? [])
            process?.unread += rest
            process?.isClosed = true
        }
        readOn()
    }

    /// True if a piece was received and not taken in as a whole.
    var hasUnread: Bool { process?.unread.isEmpty == false }

    /// Takes in what was received, for a short time and until something else is to be done.
    mutating func readOn() {
        let end = ContinuousClock.now + .milliseconds(10)
        while let item = process?.unread.popFirst() {
            take(item)
            if happenings.hasUrgent || ContinuousClock.now > end { break }
        }
        guard !hasUnread else { return }
        process?.stream.taken()
        leaveIfEnded()
    }

    private mutating func take(_ item: OutputParser.Item) {
        switch item {
        case .line(let text):
            print(text)
        case .message(let bytes):
            // What the device ended or stopped is no longer heard.
            guard exit == nil, process?.isDismissed == false else { return }
            guard let message = try? JSONDecoder().decode(AppMessage.self, from: Data(bytes)) else {
                forged("text that is not a message")
                return
            }
            take(message)
        }
    }

    private mutating func print(_ text: String) {
        outputBytes += text.utf8.count + 1
        guard outputBytes <= run.limits.outputBytes else {
            fail(
                .limitExceeded,
                """
                the app printed more than \(run.limits.outputBytes) bytes. What it printed until then is kept; \
                \(text.utf8.count + 1) bytes and whatever followed were dropped.
                """)
            return
        }
        guard exit == nil || process?.isDismissed == true else { return }
        guard hasRoom() else { return }
        add(TraceEvent(kind: .console, lane: .console, text: text))
    }

    /// Returns true if the run takes another of the app's events. If not, the run ends.
    private mutating func hasRoom() -> Bool {
        guard recorder.count >= run.limits.events else { return true }
        fail(
            .limitExceeded,
            "the run reached \(run.limits.events) events. They are kept; everything after them was dropped."
        )
        return false
    }

    private mutating func take(_ message: AppMessage) {
        if let why = process?.check.take(message, at: TraceRecorder.now()) {
            forged(why)
            return
        }
        if let check = process?.check {
            progress = check.tests
            hasSettled = hasSettled || check.hasSettled
        }
        switch message {
        case .event(let event):
            guard hasRoom() else { return }
            if event.kind == .fault { process?.hasRaised = true }
            addTimed(event)
            if event.kind == .test { extendDeadline() }
            if case .leftOut(let use) = event.state, use.effect == .stops { stop(at: use) }
        case .replied(_, .tested):
            tests = progress.counted
            tell(.message(message))
        case .planned: break
        case .missed(let hosts): self.hosts.formUnion(hosts)
        case .entered:
            process?.hasEntered = true
            tell(.message(message))
        case .replied:
            tell(.message(message))
        case .requested:
            tell(.message(message))
            guard device.requests(of: bundle) >= run.limits.requests else { return }
            fail(
                .limitExceeded,
                """
                the app made \(run.limits.requests) requests for scenes that the system has not come to yet: the app's \
                main thread answers nothing meanwhile. Wait for the outcome of one before you make the next.
                """)
        }
    }

    /// Ends the process, which needs a value that is left out. If a test needs it, the other tests still run.
    private mutating func stop(at use: LeftOutUse) {
        let why = "the run needs the value of \(use.code), which is left out: \(use.reason)."
        guard isRestartable else { return fail(.leftOut, "\(why) What follows is not known.") }
        add(TraceEvent(kind: .fault, lane: .system, text: "\(why) What follows in this test is not known."))
        process?.isDismissed = true
        process?.isReplaced = .leftOut
        signal(.kill)
    }

    /// Ends the run, whose process sent a message that Understudy's own code does not send.
    private mutating func forged(_ why: String) {
        fail(
            .forged,
            """
            the app's process reported what cannot be: \(why). Understudy's own code does not send that, so code of the \
            sample did, and nothing that this run reported counts. Remove what writes to the process's conversation.
            """)
    }

    /// A process has left when it ended and all that it wrote was read.
    private mutating func leaveIfEnded() {
        guard let left = process, left.isClosed, left.unread.isEmpty, let ending = left.ending else { return }
        process = nil
        if let how = left.isReplaced, exit == nil {
            tell(.processEnded)
            return restartTests(after: how)
        }
        guard !left.isDismissed else { return }
        tell(.processEnded)
        let (exit, why) = ending.meaning(hasEntered: left.hasEntered)
        // An exception has told its reason already.
        if !left.hasRaised, self.exit == nil { add(TraceEvent(kind: .fault, lane: .system, text: why)) }
        if isRestartable { return restartTests(after: exit) }
        end(brokeOff ?? exit)
        tellWhetherBootstrapped()
    }

    mutating func timeOut() {
        let entered = process?.hasEntered ?? false
        let whole = testsBegan && tests == nil && testsHadTheirTime ? run.limits.tests : nil
        let what =
            whole != nil
            ? "the tests had not ended. A longer --time-limit gives them more time."
            : entered
                ? "the app did not respond: its main thread is busy or blocked."
                : "the app had not called UIApplicationMain. Call it from main.swift, or mark the app delegate with @main."
        fail(
            .timedOut,
            "after \((whole ?? run.limits.wallClock).formattedSeconds) \(what) Everything that it had started was stopped."
        )
        tellWhetherBootstrapped()
    }
}

extension ProcessEnding {
    /// Returns the exit and its explanation for a process that ended before the run was over.
    fileprivate func meaning(hasEntered: Bool) -> (Verdict.Exit, String) {
        switch (self, hasEntered) {
        case (.exited(let code), false):
            (
                .exited,
                """
                status \(code), before UIApplicationMain was called. Call it at the end of main.swift, or mark the app \
                delegate with @main.
                """
            )
        case (.exited(let code), true):
            (.exited, "status \(code). To a user, an app that ends itself looks like a crash.")
        case (.signaled(let signal), _):
            (.crashed, "\(Self.name(signal)). What it printed last comes before this in the trace.")
        }
    }

    private static func name(_ signal: Int32) -> String {
        switch signal {
        case SIGILL: "SIGILL, a Swift trap such as a failed precondition or an unexpected nil"
        case SIGTRAP: "SIGTRAP, a Swift trap such as a failed precondition or an unexpected nil"
        case SIGABRT: "SIGABRT, an uncaught exception or a call of abort()"
        case SIGSEGV: "SIGSEGV, an access to invalid memory, or a stack overflow"
        case SIGBUS: "SIGBUS, a use of memory that does not exist"
        case SIGXCPU: "SIGXCPU, the limit on processor time"
        case SIGXFSZ: "SIGXFSZ, the limit on the size of a file; what was written until then is lost with its folder"
        case SIGKILL: "SIGKILL, the process was killed from outside"
        default: "signal \(signal)"
        }
    }
}

extension OutputParser.Item {
    fileprivate var isMessage: Bool {
        if case .message = self { true } else { false }
    }
}

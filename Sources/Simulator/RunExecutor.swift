internal import Dispatch

/// A thread for the work of one run, so that an app that sends without end keeps no other task from a processor.
///
/// The queue is serial: Dispatch gives those threads of their own. Concurrent ones share the few threads on which all other
/// tasks run.
final class RunExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "run")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

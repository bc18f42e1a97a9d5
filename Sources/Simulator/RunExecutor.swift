internal import Dispatch

/// A thread for the work of one run, so that an app that sends without end keeps no other task from a processor.
final class RunExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "run", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

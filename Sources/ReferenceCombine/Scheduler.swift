public import Dispatch
public import Foundation
internal import Synchronization

/// A place to do work later: a queue or a run loop.
public protocol Scheduler<SchedulerTimeType> {
    /// The type of a moment.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of the options.
    associatedtype SchedulerOptions

    /// The moment of now.
    var now: SchedulerTimeType { get }
    /// The least delay that is allowed.
    var minimumTolerance: SchedulerTimeType.Stride { get }
    /// Performs work in its turn.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Performs work at a moment.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Performs work at a moment and again and again.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Performs work in its turn.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    /// Performs work at a moment.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A duration that is made from a number of seconds or parts of one.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// Returns thousandths of a millionth of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A duration in seconds.
public struct _SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable {
    /// The seconds.
    public var magnitude: Double

    init(_ seconds: Double) { magnitude = seconds }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
    /// The duration in seconds.
    public var timeInterval: Double { magnitude }

    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
    public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
    public static func + (one: Self, other: Self) -> Self { Self(one.magnitude + other.magnitude) }
    public static func - (one: Self, other: Self) -> Self { Self(one.magnitude - other.magnitude) }
    public static func * (one: Self, other: Self) -> Self { Self(one.magnitude * other.magnitude) }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

extension _SchedulerStride: ExpressibleByFloatLiteral {}

/// A moment by the clock of a queue or a run loop, in seconds.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
    let seconds: Double
    public typealias Stride = _SchedulerStride
    public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.magnitude) }

    static var now: Self { Self(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9) }

    /// The delay from now on.
    fileprivate var delay: Double { max(0, seconds - Self.now.seconds) }
}

/// The options of a queue or a run loop. They change nothing here.
public struct _SchedulerOptions: Sendable {
    public init() {}
}

/// Work on its way to another queue.
private struct Work: @unchecked Sendable {
    // Combine asks for no `@Sendable` closure: code that names a queue answers for what its work touches there.

    let perform: () -> Void
}

/// Work that is done again and again until it is cancelled.
private final class Repetition: Cancellable, @unchecked Sendable {
    // Nothing but `isCancelled` changes; `later` hands work to a queue, as any thread may.
    private let isCancelled = Mutex(false)
    private let work: Work
    private let interval: Double
    private let later: (Double, Work) -> Void

    init(_ work: Work, every interval: Double, later: @escaping (Double, Work) -> Void) {
        self.work = work
        self.interval = interval
        self.later = later
    }

    func start(after delay: Double) {
        later(
            delay,
            Work { [self] in
                let isOver = isCancelled.withLock { $0 }
                guard !isOver else { return }
                work.perform()
                start(after: interval)
            })
    }

    func cancel() { isCancelled.withLock { $0 = true } }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public typealias SchedulerOptions = _SchedulerOptions

    public var now: SchedulerTimeType { .now }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(perform: action)
        async { work.perform() }
    }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(perform: action)
        asyncAfter(deadline: .now() + date.delay) { work.perform() }
    }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition(Work(perform: action), every: interval.magnitude) { delay, work in
            self.asyncAfter(deadline: .now() + delay) { work.perform() }
        }
        repetition.start(after: date.delay)
        return repetition
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public typealias SchedulerOptions = _SchedulerOptions

    public var now: SchedulerTimeType { .now }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(perform: action)
        perform { work.perform() }
    }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(perform: action)
        add(Timer(timeInterval: date.delay, repeats: false) { _ in work.perform() }, forMode: .default)
    }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(perform: action)
        let timer = Timer(
            fire: Date(timeIntervalSinceNow: date.delay), interval: interval.magnitude, repeats: true
        ) { _ in work.perform() }
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public typealias SchedulerOptions = _SchedulerOptions

    public var now: SchedulerTimeType { .now }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(perform: action)
        addOperation { work.perform() }
    }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(perform: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + date.delay) { self.addOperation { work.perform() } }
    }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition(Work(perform: action), every: interval.magnitude) { delay, work in
            DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { work.perform() } }
        }
        repetition.start(after: date.delay)
        return repetition
    }
}

/// A place at which work is done at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = _SchedulerTime
    public typealias SchedulerOptions = Never

    /// The only one.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { .now }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

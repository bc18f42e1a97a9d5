internal import Glibc
internal import Synchronization

/// Locks an object or a class for this thread, as often as the thread asks. Other threads wait until it unlocks it as
/// often. Nothing locks a value such as a number, because each use of it makes another object.
///
/// - Returns: 0; another number for such a value.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    guard obj is AnyClass || type(of: obj) is AnyClass else { return EINVAL }
    let name = ObjectKey(obj).name
    let lock = ObjectLock.all.withLock { locks in
        let lock = locks[name] ?? ObjectLock()
        lock.users += 1
        locks[name] = lock
        return lock
    }
    return pthread_mutex_lock(lock.mutex)
}

/// Unlocks an object or a class that this thread locked.
///
/// - Returns: 0; another number if this thread has not locked it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let name = ObjectKey(obj).name
    guard let lock = ObjectLock.all.withLock({ $0[name] }) else { return EPERM }
    let status = pthread_mutex_unlock(lock.mutex)
    if status == 0 {
        ObjectLock.all.withLock { locks in
            lock.users -= 1
            if lock.users == 0 { locks[name] = nil }
        }
    }
    return status
}

/// The lock of an object that somebody holds or waits for.
///
/// The mutex may be used by every thread; the number of users changes under the lock of the table alone.
private final class ObjectLock: @unchecked Sendable {
    static let all = Mutex<[ObjectIdentifier: ObjectLock]>([:])

    let mutex: UnsafeMutablePointer<pthread_mutex_t>
    var users = 0

    init() {
        mutex = .allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }
}

import TestSupport
import Testing

extension EndToEnd {
    /// Values that are associated with objects, and locks of objects, as libraries from Objective-C's days use them.
    struct AssociatedObjectTests {
        @Test func `An object keeps what is associated with it, and another at its address does not`() async throws {
            try await MessageTests.expect(
                """
                let owner = NSObject()
                objc_setAssociatedObject(owner, &Keys.one, "kept", .OBJC_ASSOCIATION_COPY_NONATOMIC)
                objc_setAssociatedObject(owner, &Keys.two, Talker("held"), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                objc_setAssociatedObject(owner, &Keys.three, Talker("not held"), .OBJC_ASSOCIATION_ASSIGN)
                print(objc_getAssociatedObject(owner, &Keys.one) as? String ?? "none")
                print((objc_getAssociatedObject(owner, &Keys.two) as? Talker)?.name ?? "none")
                print((objc_getAssociatedObject(owner, &Keys.three) as? Talker)?.name ?? "none")
                print(objc_getAssociatedObject(NSObject(), &Keys.one) == nil)
                objc_setAssociatedObject(owner, &Keys.two, nil, .OBJC_ASSOCIATION_RETAIN)
                objc_setAssociatedObject(owner, &Keys.three, 3, .OBJC_ASSOCIATION_ASSIGN)
                print(objc_getAssociatedObject(owner, &Keys.three) as? Int ?? 0)
                objc_removeAssociatedObjects(owner)
                print(objc_getAssociatedObject(owner, &Keys.one) == nil)
                objc_setAssociatedObject(UIView.self, &Keys.one, "of the class", .OBJC_ASSOCIATION_COPY)
                print(objc_getAssociatedObject(UIView.self, &Keys.one) as? String ?? "none")
                var addresses: Set<ObjectIdentifier> = []
                var taken = 0
                for number in 0..<300 {
                    let passing = NSObject()
                    if objc_getAssociatedObject(passing, &Keys.one) != nil { taken += 1 }
                    addresses.insert(ObjectIdentifier(passing))
                    objc_setAssociatedObject(passing, &Keys.one, number, .OBJC_ASSOCIATION_COPY)
                }
                print(taken, addresses.count < 300)
                objc_setAssociatedObject(NSObject(), &Keys.one, Talker("late"), .OBJC_ASSOCIATION_RETAIN)
                print("a turn")
                DispatchQueue.main.async { DispatchQueue.main.async { print("later") } }
                """,
                with: """
                    @MainActor enum Keys {
                        static var one: UInt8 = 0
                        static var two: UInt8 = 0
                        static var three: UInt8 = 0
                    }
                    class Talker: NSObject {
                        let name: String
                        init(_ name: String) { self.name = name }
                        deinit { print(name, "goes") }
                    }
                    """,
                [
                    "not held goes", "kept", "held", "none", "true", "held goes", "3", "true", "of the class", "0 true",
                    "a turn", "late goes", "later",
                ])
        }

        @Test func `A thread locks an object as often as it likes, and others wait`() async throws {
            try await MessageTests.expect(
                """
                let lock = NSObject()
                print(objc_sync_enter(lock), objc_sync_enter(lock))
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    objc_sync_enter(lock)
                    print("other")
                    objc_sync_exit(lock)
                    done.signal()
                }
                Thread.sleep(forTimeInterval: 0.05)
                print("first")
                print(objc_sync_exit(lock), objc_sync_exit(lock))
                done.wait()
                print(objc_sync_exit(lock) != 0)
                print(objc_sync_enter(NSObject.self), objc_sync_exit(NSObject.self), objc_sync_enter(3) != 0)
                """, ["0 0", "first", "0 0", "other", "true", "0 0 true"])
        }
    }
}

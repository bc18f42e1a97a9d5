public import Foundation
public import ReferenceObjectiveC
internal import Synchronization

/// Observers that receive a notification as a message. Apple's Foundation has them; Linux's has blocks alone.
extension NotificationCenter {
    /// Adds an observer, which the center does not keep alive. It receives the message on the thread that posts.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let receiver = observer as AnyObject
        let observation = Observation(of: receiver, center: self, name: aName, object: anObject as AnyObject?)
        observation.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak observation] in
            observation?.deliver(Message(selector: aSelector, argument: $0))
        }
        Observations.add(observation)
    }

    /// Removes an observer from everything that it observes here.
    public func removeObserver(_ observer: AnyObject) {
        Observations.remove(observer, from: self) { _ in true }
        removeObserver(observer as Any)
    }

    /// Removes an observer from the notifications of a name and an object; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        Observations.remove(observer, from: self) { $0.isOf(aName, anObject as AnyObject?) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// An observer with its place in a center.
private final class Observation: @unchecked Sendable {
    // `token` is set before others know the object; all else never changes.

    private(set) weak var observer: AnyObject?
    let identity: ObjectIdentifier
    let center: NotificationCenter
    private let name: NSNotification.Name?
    private let object: ObjectIdentifier?
    var token: (any NSObjectProtocol)?

    init(of observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?) {
        self.observer = observer
        identity = ObjectIdentifier(observer)
        self.center = center
        self.name = name
        self.object = object.map(ObjectIdentifier.init)
    }

    func isOf(_ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
        (name == nil || name == self.name) && (object == nil || object.map(ObjectIdentifier.init) == self.object)
    }

    func deliver(_ message: Message) {
        guard let observer else { return Observations.remove(self) }
        message.send(to: observer)
    }

    func end() {
        if let token { center.removeObserver(token as Any) }
    }
}

/// All observers that receive messages, by their identity.
private enum Observations {
    private static let all = Mutex<[ObjectIdentifier: [Observation]]>([:])

    static func add(_ observation: Observation) {
        all.withLock { all in
            // A new object may have the place of one that is gone.
            let known = all[observation.identity, default: []].filter { $0.observer != nil }
            all[observation.identity] = known + [observation]
        }
    }

    static func remove(_ observation: Observation) {
        remove(observation.identity) { $0 === observation }
    }

    static func remove(_ observer: AnyObject, from center: NotificationCenter, if isMeant: (Observation) -> Bool) {
        remove(ObjectIdentifier(observer)) { $0.center === center && isMeant($0) }
    }

    private static func remove(_ identity: ObjectIdentifier, if isMeant: (Observation) -> Bool) {
        let removed = all.withLock { all -> [Observation] in
            let known = all[identity] ?? []
            let rest = known.filter { !isMeant($0) }
            all[identity] = rest.isEmpty ? nil : rest
            return known.filter(isMeant)
        }
        for observation in removed { observation.end() }
    }
}

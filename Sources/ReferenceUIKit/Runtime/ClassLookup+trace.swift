internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// Traces a class that the app looked up in vain; the lookup finds this function by its name.
@_cdecl("understudy_class_missed")
package func _traceMissedClass(_ missed: UnsafeRawPointer) {
    let missed = missed.assumingMemoryBound(to: MissedClass.self).pointee
    ClassLookup(api: missed.function, name: missed.name, near: missed.near.map(ClassLookup.NearMiss.init)).trace()
}

extension ClassLookup {
    /// Traces a class that UIKit itself looked up in vain, if there is one of nearly that name. UIKit's own message about
    /// it comes first.
    ///
    /// - Parameter key: The key or the function that has the name.
    static func traceNear(_ name: String, of key: String) {
        guard _classNamed(name) == nil, let near = NearClass.to(name) else { return }
        ClassLookup(api: key, name: name, near: NearMiss(near)).trace()
    }

    /// Before the device has said what holds, every rule does.
    fileprivate func trace() {
        func holds(_ rule: Rule) -> Bool {
            Thread.isMainThread ? MainActor.assumeIsolated { UIKitProcess.holds(rule) } : true
        }
        guard holds(.lookupMissed) else { return }
        var lookup = self
        if let near, !holds(near.difference.rule) { lookup.near = nil }
        CallbackDispatch.send(
            TraceEvent(
                state: .classNotFound(lookup), text: lookup.text,
                rule: (lookup.near?.difference.rule ?? .lookupMissed).id))
    }
}

extension ClassLookup.NearMiss {
    fileprivate init(_ near: NearClass) {
        let difference: ClassLookup.Difference =
            switch near.difference {
            case .module: .module
            case .elsewhere: .elsewhere
            case .objectiveCName: .objectiveCName
            case .systemClass: .systemClass
            case .spelling: .spelling
            }
        self.init(name: near.name, difference: difference)
    }
}

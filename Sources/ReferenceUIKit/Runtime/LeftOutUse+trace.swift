internal import Lifecycle
internal import ReferenceObjectiveC

/// Traces code that was left out of the build and that the app came to; that code's place finds this function by its name.
@_cdecl("understudy_left_out")
package func _traceLeftOut(_ code: UnsafeRawPointer) {
    let code = code.assumingMemoryBound(to: LeftOutCode.self).pointee
    guard let effect = LeftOutUse.Effect(rawValue: code.effect) else { return }
    let use = LeftOutUse(code: code.code, reason: code.reason, effect: effect)
    if effect != .assumed { StageEntrance.hasReachedLeftOutCode() }
    var event = TraceEvent(state: .leftOut(use), text: use.text)
    if !code.file.isEmpty { event.place = SourcePlace(file: code.file, line: code.line) }
    CallbackDispatch.send(event)
}

internal import Lifecycle

extension CallbackDispatch {
    /// The app asks the device for something.
    static func request(_ request: Request, name: String, scene: String?, rule: Rule) {
        send(TraceEvent(kind: .request, lane: .application, name: name, scene: scene, rule: rule.id))
        Conversation.current?.send(.requested(request))
    }
}

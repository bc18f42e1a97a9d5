@testable import Lifecycle

/// Effects and commands in words, so that a test can write whole lists of them. A session is `#1` by its number.
extension DeviceEffect {
    var words: String {
        switch self {
        case .start(let launch): "start \(launch.rawValue)"
        case .tell(let command): command.instruction.words
        case .suspend: "suspend"
        case .resume: "resume"
        case .kill: "kill"
        case .trace(let event) where event.kind == .action: "trace \(event.name ?? "nothing")"
        case .trace(let event): "\(event.kind.rawValue) \(event.text ?? event.name ?? "nothing")"
        case .settled: "settled"
        }
    }
}

extension Instruction {
    var words: String {
        switch self {
        case .begin(let surroundings): "begin [\(surroundings.sessions.map { number($0.id) }.joined(separator: " "))]"
        case .loadMainStoryboard(let name): "loadMainStoryboard \(name)"
        case .willFinishLaunching(let deliveries): "willFinishLaunching\(deliveries.words)"
        case .didFinishLaunching(let deliveries): "didFinishLaunching\(deliveries.words)"
        case .application(let moment, callsDelegate: true): "app \(moment.rawValue)"
        case .application(let moment, callsDelegate: false): "notify \(moment.rawValue)"
        case .resolve(let session): "resolve \(number(session.id))"
        case .configuration(let session, let deliveries): "configuration \(number(session.id))\(deliveries.words)"
        case .connect(let session, let deliveries):
            "connect \(number(session.id)) to \(session.configuration?.delegateClass ?? "nobody")\(deliveries.words)"
        case .restoreInteraction(let id): "restoreInteraction \(number(id))"
        case .saveState(let id): "saveState \(number(id))"
        case .announce(let type, let id): "announce \(type)\(id.map { " to " + number($0) } ?? "")"
        case .deliver(let delivery, let id): "deliver\([delivery].words)\(id.map { " to " + number($0) } ?? "")"
        case .refuse(let request, let code): "refuse \(request) \(code)"
        case .trap: "trap"
        case .scene(let moment, let id): "scene \(number(id)) \(moment.rawValue)"
        case .layOut(let id): "layOut\(id.map { " " + number($0) } ?? "")"
        case .appear(let id): "appear\(id.map { " " + number($0) } ?? "")"
        case .disconnect(let id, let callsDelegate): "disconnect \(number(id))\(callsDelegate ? "" : " silently")"
        case .discard(let ids, let callsDelegate):
            "discard \(ids.map(number).joined(separator: " "))\(callsDelegate ? "" : " silently")"
        default: "\(self)"
        }
    }
}

/// Returns `#1` for the first identifier that a device makes.
private func number(_ id: String) -> String {
    "#" + String(id.drop { $0 != "8" }.split(separator: "-").last?.drop { $0 == "0" } ?? "?")
}

extension [Delivery] {
    /// The deliveries in words: ` for url=a://b`, or nothing.
    fileprivate var words: String {
        isEmpty ? "" : " for " + map(\.words).joined(separator: " ")
    }
}

extension Delivery {
    fileprivate var words: String {
        switch self {
        case .url(let url): "url=\(url)"
        case .activity(let activity): "activity=\(activity.type)"
        case .shortcut(let type): "shortcut=\(type)"
        case .notification(let identifier): "notification=\(identifier)"
        }
    }
}

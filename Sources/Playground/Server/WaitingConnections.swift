internal import NIOCore
internal import NIOHTTPTypes
internal import Synchronization

/// The connections from which a request has not come yet, or not all of it.
///
/// They cost their maker nothing, and could take every place. So there are only so many, and a new one ends the one
/// that has waited longest: a browser sends its request at once, and is no longer among them when others come. Many
/// browsers may come at once, though, and be heard late by a busy machine: so a connection is ended only if no request
/// comes within a while.
final class WaitingConnections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: (channel: any Channel, since: Int)] = [:]
        /// Those that are ended if no request comes.
        var ending: [ObjectIdentifier: any Channel] = [:]
        var count = 0
    }

    private let limit: Int
    private let grace: TimeAmount
    private let state = Mutex(State())

    /// - Parameters:
    ///   - limit: The number of connections that may wait at once.
    ///   - grace: The time in which a connection that is to end may still send its request.
    init(limit: Int, grace: TimeAmount = .seconds(1)) {
        self.limit = max(1, limit)
        self.grace = grace
    }

    /// Notes that a connection waits for a request, and that the oldest one is to end if there are too many.
    func add(_ channel: any Channel) {
        let surplus = state.withLock { state -> (any Channel)? in
            state.count += 1
            state.channels[ObjectIdentifier(channel)] = (channel, state.count)
            guard state.channels.count > limit,
                let oldest = state.channels.min(by: { $0.value.since < $1.value.since })
            else { return nil }
            state.channels[oldest.key] = nil
            state.ending[oldest.key] = oldest.value.channel
            return oldest.value.channel
        }
        guard let surplus else { return }
        surplus.eventLoop.scheduleTask(in: grace) { [self] in
            let isWaiting = state.withLock { $0.ending.removeValue(forKey: ObjectIdentifier(surplus)) != nil }
            if isWaiting { surplus.close(promise: nil) }
        }
    }

    /// Notes that a connection has a request that is being answered, or has ended.
    func remove(_ channel: any Channel) {
        state.withLock {
            $0.channels[ObjectIdentifier(channel)] = nil
            $0.ending[ObjectIdentifier(channel)] = nil
        }
    }
}

/// Watches one connection: it is open until its end, and waits from its beginning, and from the end of each answer.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let open: OpenConnections
    private let waiting: WaitingConnections

    init(open: OpenConnections, waiting: WaitingConnections) {
        self.open = open
        self.waiting = waiting
    }

    func handlerAdded(context: ChannelHandlerContext) {
        open.add(context.channel)
        waiting.add(context.channel)
    }

    // A connection can also end before it was active.
    func handlerRemoved(context: ChannelHandlerContext) {
        open.remove(context.channel)
        waiting.remove(context.channel)
    }

    func channelInactive(context: ChannelHandlerContext) {
        open.remove(context.channel)
        waiting.remove(context.channel)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = unwrapInboundIn(data) { waiting.remove(context.channel) }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { waiting.add(context.channel) }
        context.write(data, promise: promise)
    }
}

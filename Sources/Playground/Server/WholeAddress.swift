internal import NIOCore
internal import NIOHTTP1

/// Puts the host of a whole address, as a proxy gets it in the place of a path, into `Host`: RFC 9112, section 3.2.2, lets
/// it count instead. Without this the host would be lost, since what comes after keeps the path alone.
final class WholeAddress: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), let host = Self.host(of: head.uri) else {
            return context.fireChannelRead(data)
        }
        head.headers.replaceOrAdd(name: "Host", value: host)
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Returns the authority of a whole address; nil for a path and `*`. What is neither names no host that is let in.
    static func host(of target: String) -> String? {
        if target.hasPrefix("/") || target == "*" { return nil }
        guard target.lowercased().hasPrefix("http://") else { return target }
        return String(target.dropFirst(7).prefix { !"/?#".contains($0) })
    }
}

/// Adds `WholeAddress` before the handlers that keep the path alone.
final class WholeAddressSetup: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    func handlerAdded(context: ChannelHandlerContext) {
        let pipeline = context.pipeline.syncOperations
        guard let decoder = try? pipeline.context(handlerType: ByteToMessageHandler<HTTPRequestDecoder>.self) else {
            // Without it, a request could not be guarded.
            context.close(promise: nil)
            return
        }
        do {
            try pipeline.addHandler(WholeAddress(), position: .after(decoder.handler))
        } catch {
            context.close(promise: nil)
        }
    }
}

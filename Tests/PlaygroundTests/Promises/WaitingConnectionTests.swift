import NIOCore
import NIOEmbedded
import Testing

@testable import Playground

/// Connections from which no request comes keep no other out.
struct WaitingConnectionTests {
    @Test func `One too many ends the one that has waited longest`() throws {
        let waiting = WaitingConnections(limit: 3)
        let channels = (0..<6).map { _ in EmbeddedChannel() }
        for channel in channels { try channel.connect(to: .init(unixDomainSocketPath: "/nowhere")).wait() }
        for channel in channels.prefix(3) { waiting.add(channel) }
        // The first one has sent its request, and waits again after the answer.
        waiting.remove(channels[0])
        waiting.add(channels[0])
        #expect(channels.map(\.isActive) == [true, true, true, true, true, true])
        let pass = { (time: TimeAmount) in
            for channel in channels { channel.embeddedEventLoop.advanceTime(by: time) }
        }
        waiting.add(channels[3])
        waiting.add(channels[4])
        pass(.milliseconds(999))
        #expect(channels.map(\.isActive) == [true, true, true, true, true, true])
        pass(.milliseconds(1))
        #expect(channels.map(\.isActive) == [true, false, false, true, true, true])
        waiting.add(channels[5])
        pass(.seconds(1))
        #expect(channels.map(\.isActive) == [false, false, false, true, true, true])
    }

    @Test func `A request that comes a little late is answered`() throws {
        let waiting = WaitingConnections(limit: 1)
        let channels = (0..<3).map { _ in EmbeddedChannel() }
        for channel in channels {
            try channel.connect(to: .init(unixDomainSocketPath: "/nowhere")).wait()
            waiting.add(channel)
        }
        waiting.remove(channels[1])
        for channel in channels { channel.embeddedEventLoop.advanceTime(by: .seconds(1)) }
        #expect(channels.map(\.isActive) == [false, true, true])
    }
}

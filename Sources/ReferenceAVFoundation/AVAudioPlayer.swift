public import Foundation

/// Plays a sound. Nothing is heard here: a player that plays does so until it is stopped.
///
/// Apple's page: [`AVAudioPlayer`](https://developer.apple.com/documentation/avfaudio/avaudioplayer).
open class AVAudioPlayer: NSObject {
    /// The file of the sound; nil if it was made of data.
    open private(set) var url: URL?
    /// The sound; nil if it was made of a file.
    open private(set) var data: Data?
    /// The object that hears of the player.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// True if it plays.
    open private(set) var isPlaying = false
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The place between left, -1, and right, 1.
    open var pan: Float = 0
    /// True if the rate may be another.
    open var enableRate = false
    /// The speed.
    open var rate: Float = 1
    /// The number of times that the sound is played once more; below 0 until it is stopped.
    open var numberOfLoops = 0
    /// The seconds from the sound's beginning.
    open var currentTime: TimeInterval = 0
    /// The sound's length in seconds, which is not known here.
    open var duration: TimeInterval { 0 }
    /// The number of channels.
    open var numberOfChannels: Int { 2 }
    /// True if the player measures its loudness.
    open var isMeteringEnabled = false

    /// A player of a file.
    ///
    /// - Throws: An error if the file cannot be read. What is in it is not looked at here.
    public init(contentsOf url: URL) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
    }

    /// A player of a file of a type.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// A player of a sound.
    public init(data: Data) throws { self.data = data }

    /// A player of a sound of a type.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// Makes ready to play.
    @discardableResult open func prepareToPlay() -> Bool { true }

    /// Plays.
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }

    /// Plays at a time of the device's.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

    /// Stops where it is.
    open func pause() { isPlaying = false }
    /// Stops.
    open func stop() { isPlaying = false }
    /// Changes the volume over some time.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Measures the loudness.
    open func updateMeters() {}
    /// The loudness of a channel in decibels: that of silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The greatest loudness of a channel in decibels: that of silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a player.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The sound has ended.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The sound cannot be played.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// The default, which ignores the end.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// The default, which ignores the error.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

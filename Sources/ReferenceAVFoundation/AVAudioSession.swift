public import Foundation

/// The use that the app makes of sound. There is no other app here, and no sound: what is set is kept.
///
/// Apple's page: [`AVAudioSession`](https://developer.apple.com/documentation/avfaudio/avaudiosession).
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Set from any thread, as on a device; each property has a lock.
    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
    }

    private let lock = NSLock()
    private var state = State()
    private static let shared = AVAudioSession()

    /// The app's only session.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// The category.
    open var category: Category { lock.withLock { state.category } }
    /// The mode.
    open var mode: Mode { lock.withLock { state.mode } }
    /// The options of the category.
    open var categoryOptions: CategoryOptions { lock.withLock { state.options } }
    /// The device's volume.
    open var outputVolume: Float { 1 }
    /// True if another app plays.
    open var isOtherAudioPlaying: Bool { false }
    /// True if the app should play nothing that is not needed.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// The categories of the device.
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }

    /// Sets the category.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: mode, options: []) }

    /// Sets the category with options.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, options: options)
    }

    /// Sets the category and the mode.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock { state = State(category: category, mode: mode, options: options) }
    }

    /// Sets the mode.
    open func setMode(_ mode: Mode) throws { lock.withLock { state.mode = mode } }

    /// Begins or ends to use sound.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// A session was interrupted, such as by a call.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// Another loudspeaker or microphone is used.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    /// The system's sound service was started again.
    public static let mediaServicesWereResetNotification = NSNotification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")

    /// The purpose for which the app uses sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A category by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sound that may be silenced and mixes with that of others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound that may be silenced and silences that of others.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that the app is for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playing and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several ways at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The kind of sound within a category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Any sound.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A call over the network.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A call with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// The recording of a film.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// The playing of a film.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech, such as a book.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// A measurement.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// A game's chat.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    }

    /// Options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Sound of others is heard, too.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Sound of others becomes quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets without wires may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker is used.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Speech of others pauses.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Headphones without wires may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// AirPlay may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    /// Options of the beginning and end.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Apps that were interrupted hear that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
}

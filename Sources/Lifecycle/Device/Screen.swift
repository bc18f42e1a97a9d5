/// The contents of a device's screen, as far as they are one app's.
package struct Screen: Codable, Hashable, Sendable {
    /// The part of the system that is in front.
    package var content: Content = .home
    /// The app's cards in the App Switcher, the one used last first: the sessions of its windows, the one on the left
    /// first. An app without scenes has one window, `""`.
    package var cards: [[String]] = []
    /// The session of the window on an external display; nil without one.
    package var external: String?
    /// The view in each window on a card or an external display, by session; a window without one is black.
    package var views: [String: View] = [:]
    /// True while the app's process is there.
    package var isRunning = false
    /// The reason why the last action came to nothing; nil if it did something.
    package var remark: String?

    /// The most cards that are told: a user sees no more at once.
    static let mostCards = 12
    /// The most bytes that are reported of a window's texts.
    static let mostTextBytes = 1_000

    /// The home screen of a device without the app.
    package init() {}

    /// The parts of the system that can be in front.
    package enum Content: String, Codable, Hashable, Sendable, CaseIterable {
        /// The home screen.
        case home
        /// The app, which shows no window.
        case black
        /// The windows on the first card.
        case app
        /// The App Switcher.
        case switcher
    }

    /// A window's contents.
    package struct View: Codable, Hashable, Sendable {
        /// The class of the root view controller, or the type of the SwiftUI view it hosts.
        package var type: String
        /// The texts that are visible.
        package var texts: [String]

        /// The view with texts of a type.
        package init(type: String, texts: [String] = []) {
            self.type = type
            self.texts = texts
        }
    }
}

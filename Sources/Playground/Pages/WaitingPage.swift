/// The values of the template `waiting`: a page in place of one that is not there yet.
struct WaitingPage: Sendable {
    var title: String
    /// The reason, or how far it is.
    var text: String
    /// False if waiting is in vain.
    var isGoingOn = true
}

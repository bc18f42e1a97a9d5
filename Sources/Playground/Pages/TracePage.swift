/// The values of the template `trace`: the page that shows a trace from a file, or a recorded run in a frame.
///
/// A trace has the words of actions. The page says them as their buttons are called.
struct TracePage: Sendable {
    var title = "Open a trace"
    var actions: [ActionView] = ActionView.usual + ActionView.ofWindows + ActionView.further
    /// The actions that take a text.
    var textActions: [TextActionView] = TextActionView.all
}

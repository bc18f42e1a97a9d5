internal import Lifecycle

/// The look of a piece of text in a terminal with colours.
enum Ink {
    case lane(TraceEvent.Lane)
    case fault
    case bold

    /// The parameters of the control sequence that begins it; nil for plain text.
    var code: String? {
        switch self {
        case .lane(.system), .lane(.application): "2"
        case .lane(.appDelegate): "34"
        case .lane(.sceneDelegate): "35"
        case .lane(.viewController): "32"
        case .lane(.window): "36"
        case .lane(.test): "33"
        case .lane(.console): nil
        case .fault: "1;31"
        case .bold: "1"
        }
    }
}

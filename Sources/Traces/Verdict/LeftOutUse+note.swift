package import Lifecycle

extension LeftOutUse {
    /// The condition under which what follows the part holds, in a sentence; nil if nothing follows it.
    package var note: String? {
        switch effect {
        case .assumed: "This assumes that \(code) does nothing to the launch (\(reason))."
        case .unknown: "The launch is not known from left-out code on: \(code) (\(reason))."
        case .stops: nil
        }
    }
}

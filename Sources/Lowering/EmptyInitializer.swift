/// A class of Foundation that Apple's systems create without arguments and Linux's Foundation does not.
///
/// There, every class inherits `init()` from `NSObject`; `URLResponse()` is a usual stand-in in tests. Lowered code
/// calls a function after the file's last line.
enum EmptyInitializer: String, CaseIterable, Hashable, Sendable {
    case attributedString = "NSAttributedString"
    case mutableAttributedString = "NSMutableAttributedString"
    case error = "NSError"
    case predicate = "NSPredicate"
    case progress = "Progress"
    case timer = "Timer"
    case cache = "URLCache"
    case credential = "URLCredential"
    case httpResponse = "HTTPURLResponse"
    case response = "URLResponse"
    case session = "URLSession"

    /// The name of the function, which is no longer than the class's.
    var function: String { "_" + rawValue.dropFirst() }

    /// The function's lines.
    var lines: [String] {
        ["private nonisolated func \(function)() -> \(rawValue) { \(rawValue)\(arguments) }"]
    }

    /// The arguments with which Linux's Foundation makes the same object, or the most similar one.
    private var arguments: String {
        switch self {
        case .attributedString, .mutableAttributedString: #"(string: "")"#
        case .error: #"(domain: "", code: 0)"#
        case .predicate: "(value: true)"
        case .progress: "(totalUnitCount: 0)"
        case .timer: "(timeInterval: 0, repeats: false) { _ in }"
        case .cache: "(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)"
        case .credential: #"(user: "", password: "", persistence: .none)"#
        case .httpResponse:
            #"(url: URL(string: "about:blank")!, statusCode: 0, httpVersion: nil, headerFields: nil)!"#
        case .response:
            #"(url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)"#
        case .session: "(configuration: .default)"
        }
    }
}

/// A call of an `EmptyInitializer` in a file.
struct EmptyInitialization: Hashable, Sendable {
    var initializer: EmptyInitializer
    /// The class's name in the file's UTF-8.
    var range: Range<Int>

    var edit: Edit { Edit(range: range, replacement: initializer.function) }
}

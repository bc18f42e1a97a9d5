package import Lifecycle

/// What a trace says beyond its verdict about who took the stage and why.
package struct Evidence: Hashable, Sendable {
    /// The classes that the system called or a storyboard made before the first test began, in the order of the first time.
    package private(set) var called: [String] = []
    /// The rules behind the scene configurations.
    private(set) var rules: Set<String> = []
    /// The SwiftUI app that was run; nil for an app without.
    private(set) var app: String?
    /// The delegates behind SwiftUI's own.
    private(set) var delegatesBehind: [String] = []
    /// The last fault, in words.
    private(set) var fault: String?
    /// Whether the trace says that the system called the app's code beyond an initialiser, or ran a test; nil if nothing is
    /// known of the trace.
    var sawAppRun: Bool? { isEmpty ? nil : wasCalled || testsBegan }
    /// Whether the ordinary launch did not go well, so that not all of production's classes are known.
    package var isProductionUnknown = false
    private var isEmpty = true
    private var wasCalled = false
    private var testsBegan = false

    package init() {}

    package init(_ events: some Sequence<TraceEvent>) {
        for event in events { take(event) }
    }

    package mutating func take(_ event: TraceEvent) {
        isEmpty = false
        if let rule = event.rule { rules.insert(rule) }
        switch event.kind {
        case .test: testsBegan = true
        case .fault:
            let parts = [event.name, event.text].compactMap { $0 }
            fault = parts.isEmpty ? nil : parts.joined(separator: ": ")
        case .call:
            if event.name?.hasPrefix("init") != true { wasCalled = true }
            meet(event)
        case .state where event.name == "init(coder:)": meet(event)
        case .state where event.name == TraceEvent.ordinaryLaunch: isProductionUnknown = true
        case .state where event.name == "App": app = event.class
        case .state where event.name == "UIApplicationDelegateAdaptor":
            delegatesBehind += [event.class].compactMap { $0 }
        default: break
        }
    }

    private mutating func meet(_ event: TraceEvent) {
        if !testsBegan, let name = event.class, !called.contains(name) { called.append(name) }
    }
}

internal import Lifecycle
internal import Lowering
internal import Samples
internal import Traces
internal import Wording

/// The fault of a bypass that a project has and that does not work: a file of no target, a part of an `#if`
/// that is not compiled, a variable or an argument that is not passed.
struct LaunchGap {
    /// The gap and the way to close it, in sentences.
    let cure: String

    /// Finds the first gap; nil if there is none.
    ///
    /// - Parameter passed: What the launch was given.
    init?(_ sources: CheckedSources, passed: Scheme) {
        let targets = [sources.facts.app] + sources.facts.libraries
        let begins = { (place: SourcePlace) in sources.beginsLaunch(place.file) }
        let ownDelegates = sources.facts.tests?.classes.contains(where: \.isAppDelegate) == true
        if !ownDelegates, let stray = sources.strayDelegates.first {
            cure = Self.stray(stray, sources)
        } else if let lookup = targets.lazy.flatMap(\.uncompiled).first(where: {
            begins($0.place)
        }) {
            cure = Self.uncompiled(lookup, sources)
        } else if let question = targets.lazy.flatMap(\.questions).first(where: {
            begins($0.place) && Self.choosesDelegate(in: $0.place.file, sources) && Self.isOpen($0, passed)
        }) {
            cure = Self.open(question, sources)
        } else {
            return nil
        }
    }

    /// True if a file looks a class up, or has the name of a delegate: what it asks for may decide between delegates.
    private static func choosesDelegate(in file: String, _ sources: CheckedSources) -> Bool {
        let own = sources.facts.tests?.classes.flatMap { [$0.last, $0.objcName].compactMap(\.self) } ?? []
        return sources.targets.flatMap(\.names).contains { name in
            let last = ClassName.short(name.text)
            return name.place.file == file && (name.api != nil || own.contains(last) || last.hasSuffix("Delegate"))
        }
    }

    private static func stray(_ path: String, _ sources: CheckedSources) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return "\(name) lies beside the tests' files and declares an app delegate, and belongs to no target. "
            + "Add it to \(sources.facts.tests?.module ?? "the tests") (File inspector, Target Membership)."
    }

    private static func uncompiled(_ lookup: SourceFacts.UncompiledLookup, _ sources: CheckedSources) -> String {
        let defined = sources.conditions.isEmpty ? "no conditions" : "only \(sources.conditions.list())"
        return
            "\(place(lookup.place)) looks a class up in a part of #if \(lookup.condition.oneLine) that is not compiled: "
            + "the build for the tests has \(defined). Set the condition for that build configuration (Active Compilation "
            + "Conditions), or let the scheme's Test build another one."
    }

    /// True if code asks for something that the launch did not get. Xcode itself passes what begins with XC.
    private static func isOpen(_ question: SourceFacts.Question, _ passed: Scheme) -> Bool {
        switch question.kind {
        case .variable:
            passed.environment[question.name] == nil
                && !["XC", "DYLD_", "SIMULATOR_"].contains(where: question.name.hasPrefix)
        case .argument: !passed.arguments.contains(question.name)
        }
    }

    private static func open(_ question: SourceFacts.Question, _ sources: CheckedSources) -> String {
        let asks = "\(place(question.place)) asks for the \(question.kind.rawValue) \(question.name.oneLine), and "
        let offers = sources.offers.filter { $0.kind == question.kind && $0.name == question.name }
        let inTest = "Edit Scheme > Test > Arguments, or the test plan"
        if let offer = offers.first(where: { !$0.isEnabled && $0.action == .test && $0.isOfTaken }) {
            return asks + "\(offer.place) has it without its check mark. Set the check mark (\(inTest))."
        }
        if let offer = offers.first(where: { $0.isEnabled && $0.action == .test }) {
            return asks + "only \(offer.place) passes it. Add it where Test does not pass it (\(inTest))."
        }
        if let offer = offers.first(where: \.isEnabled) {
            return asks + "only \(offer.place) passes it: Test passes what it has itself. Add it there (\(inTest))."
        }
        if let offer = offers.first {
            return asks
                + "\(offer.place) has it without its check mark, and nothing else passes it. Add it to Test (\(inTest))."
        }
        return asks
            + "no scheme has it. Add it to the scheme's Test (\(inTest)), or look the tests' app delegate up by "
            + "its name, which needs no scheme."
    }

    /// A line of a file by the file's name: `main.swift, line 3,`.
    private static func place(_ place: SourcePlace) -> String {
        "\(place.file.split(separator: "/").last.map(String.init) ?? place.file), line \(place.line),"
    }
}

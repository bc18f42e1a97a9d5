internal import Lifecycle
internal import Samples

/// The facts about a file's module that decide what a missing piece means.
struct CutSurroundings: Sendable {
    /// The names that earlier cuts took away, each with true if only a module that is not here is behind it.
    let vanished: [String: Bool]
    /// The modules that the file imports and that are not here.
    var missingModules: [String] = []
    /// The classes that storyboards and nibs name, each with true if it is one of a view controller.
    let nibClasses: [String: Bool]
    /// The types that are left out or that lost a conformance, each with that in words.
    let origins: [String: String]
    /// The classes that are not Swift, each with the file that has it.
    let foreign: [String: String]
    /// The members of the types that are left out.
    let members: [String: Set<String>]
    /// The classes that the Info.plist names as scene delegates.
    private let sceneDelegates: Set<Substring>
    /// The names in `main.swift`, or in the file that calls `UIApplicationMain`.
    private let main: WrittenNames
    /// The names in the sources of app and tests, and in the Info.plist.
    private let written: WrittenNames
    /// The types, of those that the sample may have, that a launch makes without a line of code that names them, and
    /// without an event that tells it: views of storyboards, and what the Info.plist names.
    let startedTypes: Set<String>

    init(_ sample: Sample, _ reduction: Reduction) {
        var vanished: [String: Bool] = [:]
        for cut in reduction.cuts.values.joined() {
            let isAssumed = cut.isAssumed || cut.effect == .assumed
            for name in cut.names { vanished[name] = isAssumed && vanished[name] ?? true }
        }
        self.vanished = vanished
        var members: [String: Set<String>] = [:]
        for cut in reduction.cuts.values.joined() where cut.scope == nil {
            if let name = cut.names.first, !cut.members.isEmpty { members[name, default: []].formUnion(cut.members) }
        }
        origins = Self.origins(reduction)
        foreign = Dictionary(
            sample.foreignFiles.flatMap { file in file.classes.map { ($0, file.name) } }, uniquingKeysWith: { $1 })
        self.members = members
        let configurations = sample.description.sceneManifest?.configurations ?? [:]
        sceneDelegates = Set(configurations.values.joined().compactMap { $0.delegateClass?.split(separator: ".").last })
        main = WrittenNames(sample.app.sources.map(\.text).filter { $0.contains("UIApplicationMain(") })
        var classes: [String: Bool] = [:]
        for resources in sample.targets.map(\.resources) {
            for element in resources.interfaces.values.flatMap({ $0.scenes.joined() }) {
                Self.add(element, to: &classes)
            }
        }
        nibClasses = classes
        written = WrittenNames(sample.targets.flatMap(\.sources).map(\.text) + [sample.infoPlist])
        let inPlist = sample.infoPlist.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let scenes = sceneDelegates
        startedTypes = Set(classes.filter { !$0.value }.keys)
            .union(inPlist.filter { !scenes.contains($0) }.map(String.init))
    }

    /// Returns the types that are left out or that lost a conformance, each with that in words.
    static func origins(_ reduction: Reduction) -> [String: String] {
        var origins: [String: String] = [:]
        for cut in reduction.cuts.values.joined() {
            if let lost = cut.conformance {
                origins[lost.type] = "conformance of \(lost.type) to \(lost.name) is left out"
            }
        }
        for cut in reduction.cuts.values.joined() where cut.scope == nil {
            for name in cut.names { origins[name] = "\(name) is left out" }
        }
        return origins
    }

    private static func add(_ element: InterfaceDocument.Element, to classes: inout [String: Bool]) {
        if let name = element["customClass"]?.split(separator: ".").last {
            classes[String(name)] = element.name.hasSuffix("ontroller")
        }
        for child in element.children { add(child, to: &classes) }
    }

    /// True if a storyboard, a nib or the Info.plist lets UIKit make objects of a class.
    func isMadeBySystem(_ name: String) -> Bool {
        nibClasses[name] != nil || sceneDelegates.contains(name[...]) || startedTypes.contains(name)
    }

    /// True if something names a class by a string, or takes a delegate's class as an object.
    func isNamed(_ name: String) -> Bool {
        nibClasses[name] != nil || written.inStrings.contains(name) || isChosenByMain(name)
            || name.hasSuffix("Delegate") && written.taken.contains(name)
    }

    /// True if the code that launches the app takes a class as an object: `AppDelegate.self`.
    func isChosenByMain(_ name: String) -> Bool { main.taken.contains(name) }

    /// True if the Info.plist names a class as the delegate of a scene.
    func isSceneDelegate(_ name: String) -> Bool { sceneDelegates.contains(name[...]) }
}

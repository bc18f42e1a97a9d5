internal import Wording

extension ProjectModules {
    /// Returns what a module is that is not here, and why it is not, in a sentence or two.
    package func remark(on module: String) -> String {
        switch origins[module] {
        case .package(let place):
            "\(module) is a package dependency\(place.map { " (\($0))" } ?? ""). Understudy does not build packages."
        case .pod: "\(module) is a CocoaPods dependency. Understudy does not build pods."
        case .carthage: "\(module) is a Carthage dependency. Understudy does not build those."
        case .target(let name):
            "\(module) is the module of the target \(name). Understudy builds the app, its tests and their libraries."
        case .unbuilt(let name, let reason):
            "\(module) is the module of \(name), which Understudy cannot build. \(reason)"
        case .binary(let path): "\(module) is a framework built for Apple's systems: \(path). Linux cannot load it."
        case nil where AppleFrameworks.names.contains(module):
            "\(module) is an Apple framework. Understudy models those that launch code needs, and not this one."
        case nil:
            "\(module) is neither a framework of Apple's nor a module that the project names."
                // SnapKit is not a misspelt MapKit.
                + Spelling.nearest(to: module, among: AppleFrameworks.names.union(origins.keys), most: 1)
                .map { " Did you mean \($0)?" }.orEmpty
        }
    }
}

extension String? {
    fileprivate var orEmpty: String { self ?? "" }
}

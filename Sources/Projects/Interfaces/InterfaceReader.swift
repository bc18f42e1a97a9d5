internal import Foundation
internal import Lifecycle
internal import Storage
internal import Wording

/// Reads Interface Builder's files.
enum InterfaceReader {
    /// Reads a storyboard.
    ///
    /// - Parameters:
    ///   - data: a `.storyboard` file.
    ///   - path: its path, for its name and for mistakes.
    ///   - module: the module of the target it belongs to, which classes with "Inherit Module From Target" are in.
    static func storyboard(_ data: Data, path: String, module: String) throws(Mistake) -> InterfaceDocument {
        let root = try root(data, path: path, kind: .storyboard, module: module)
        let scenes = (root.child("scenes")?.children ?? []).map { $0.child("objects")?.children ?? [] }
        let elements = scenes.flatMap { $0 }.filter(\.isController)
        let ids = Set(elements.compactMap { $0["id"] })
        return InterfaceDocument(
            storyboard: Storyboard(
                name: Path.stem(path), initialViewController: root["initialViewController"],
                viewControllers: elements.compactMap { $0.controller(among: ids) }),
            scenes: scenes)
    }

    /// Reads a nib.
    ///
    /// - Parameters:
    ///   - data: a `.xib` file.
    ///   - path: its path, for mistakes.
    ///   - module: the module of the target it belongs to.
    static func nib(_ data: Data, path: String, module: String) throws(Mistake) -> InterfaceDocument {
        let root = try root(data, path: path, kind: .nib, module: module)
        return InterfaceDocument(scenes: [root.child("objects")?.children ?? []])
    }

    private static func root(
        _ data: Data, path: String, kind: InterfaceKind, module: String
    ) throws(Mistake) -> InterfaceDocument.Element {
        let root: InterfaceDocument.Element
        do {
            root = try InterfaceXML(data, module: module).root
        } catch {
            switch error.reason {
            case .notXML: throw .notAnInterface(path, kind, line: error.line)
            case .size, .depth, .count: throw .interfaceTooLarge(path, error)
            }
        }
        guard root.name == "document", root["type"].map(kind.isType) ?? false else {
            throw .notAnInterface(path, kind, line: nil)
        }
        return root
    }
}

/// The kinds of Interface Builder's files.
enum InterfaceKind {
    case storyboard, nib

    fileprivate func isType(_ type: String) -> Bool {
        let isStoryboard = type.hasSuffix(".Storyboard.XIB")
        switch self {
        case .storyboard: return isStoryboard
        case .nib: return !isStoryboard && type.hasSuffix(".CocoaTouch.XIB")
        }
    }
}

extension InterfaceDocument.Element {
    /// True for a view controller of a storyboard. A placeholder stands for a controller of another storyboard.
    fileprivate var isController: Bool {
        self["sceneMemberID"] == "viewController" && name != "viewControllerPlaceholder"
    }

    /// Returns the view controller that the element describes.
    ///
    /// - Parameter ids: The controllers that the storyboard has.
    fileprivate func controller(among ids: Set<String>) -> Storyboard.Controller? {
        guard let id = self["id"] else { return nil }
        let relations = (child("connections")?.children ?? []).filter {
            $0.name == "segue" && $0["kind"] == "relationship"
        }
        return Storyboard.Controller(
            id: id, identifier: self["storyboardIdentifier"],
            kind: Storyboard.Kind(rawValue: name) ?? .viewController, customClass: self["customClass"],
            children: relations.compactMap { $0["destination"] }.filter(ids.contains),
            title: string("title") ?? child("navigationItem")?.string("title"))
    }
}

extension Mistake {
    fileprivate static func notAnInterface(_ path: String, _ kind: InterfaceKind, line: Int?) -> Mistake {
        let name = kind == .storyboard ? "storyboard" : "nib"
        return Mistake(
            .usage, what: "The file is not an Interface Builder \(name) for iOS.",
            place: at(line, of: path),
            cure: "Resolve any merge conflict markers in it. Then open it in Xcode and save it.")
    }

    fileprivate static func interfaceTooLarge(_ path: String, _ fault: InterfaceXML.Fault) -> Mistake {
        let what =
            switch fault.reason {
            case .depth: "The file's elements are nested more than \(InterfaceXML.Bounds.depth) levels deep."
            case .count: "The file has more than \(InterfaceXML.Bounds.elements) elements."
            default: "The file has more than \(InterfaceXML.Bounds.bytes >> 20) MiB."
            }
        return Mistake(
            .usage, what: what, place: at(fault.line, of: path),
            cure: "Split it up into several storyboards or nibs.")
    }
}

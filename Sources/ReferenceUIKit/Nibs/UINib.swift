public import Foundation
internal import Lifecycle

/// A file with views. Each call of `instantiate(withOwner:options:)` creates them again.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle

    /// Creates a nib that stands for a file of a bundle. The file is read when it is first needed.
    ///
    /// - Parameters:
    ///   - name: The file's name without its ending.
    ///   - bundleOrNil: The bundle; nil for the app's.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Creates the objects of the file, connects them, and wakes them.
    ///
    /// Source: Apple, instantiate(withOwner:options:); a file that the bundle does not have raises an exception.
    ///
    /// - Returns: The top-level objects, without the owner and other placeholders.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let document = InterfaceFiles.document(name, .nib, in: bundle) else {
            CallbackDispatch.raise(
                "NSInternalInconsistencyException",
                "Could not load NIB in bundle: '\(InterfaceFiles.description(bundle))' with name '\(name)'")
        }
        let elements = document.scenes.first ?? []
        let loading = NibLoading(name: name, bundle: bundle, elements: elements)
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        for element in elements where element.name == "placeholder" {
            switch element["placeholderIdentifier"] {
            case "IBFilesOwner"?:
                if let ownerOrNil { loading.adopt(ownerOrNil as AnyObject, for: element) }
            case "IBFirstResponder"?: break
            case let identifier?:
                if let object = externals[identifier] { loading.adopt(object as AnyObject, for: element) }
            case nil: break
            }
        }
        let objects = loading.makeTopLevel()
        loading.connect()
        return objects
    }

    /// Options for the creation of a nib's objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that stand in for the file's external objects, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Creates the objects of a nib of the bundle. A file that the bundle does not have raises an exception.
    ///
    /// Source: Apple, loadNibNamed(_:owner:options:).
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

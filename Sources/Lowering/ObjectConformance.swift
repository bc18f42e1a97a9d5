internal import SwiftSyntax

/// A conformance that an extension gives to every object, `extension NSObject: ReactiveCompatible {}`.
///
/// Some classes of Linux's Foundation do not derive from `NSObject`, as Apple's do. They get it, too, if it means the same
/// there.
struct ObjectConformance: Hashable, Sendable {
    /// The protocols' names; `?` stands for one that has none.
    let protocols: [String]
    /// True if the extension has no members, which such a class would lack.
    private let isEmpty: Bool
    /// The end of the extension in the file's UTF-8.
    let end: Int

    /// nil for an extension of another type.
    init?(_ node: ExtensionDeclSyntax) {
        guard Self.roots.contains(node.extendedType.trimmedDescription), let clause = node.inheritanceClause else {
            return nil
        }
        protocols = clause.inheritedTypes.flatMap(\.type.inheritedNames)
        isEmpty = node.memberBlock.members.isEmpty
        end = node.textRange.upperBound
    }

    /// Returns the protocols that those classes get, too, in a module with some types.
    func carried(in types: ModuleTypes) -> [String] { isEmpty ? protocols.filter(types.needsNothing) : [] }

    /// Returns the extensions of those classes, behind the one of `NSObject` and on its last line; nil if they get nothing.
    func insertion(in types: ModuleTypes) -> Insertion? {
        let names = carried(in: types).joined(separator: ", ")
        guard !names.isEmpty else { return nil }
        return Insertion(offset: end, text: Self.classes.map { "; extension \($0): \(names) {}" }.joined())
    }

    private static let roots: Set<String> = ["NSObject", "Foundation.NSObject"]

    /// The classes of Foundation that get such conformances.
    static let classes = ["FileManager", "NotificationCenter", "ProcessInfo"]

    /// The classes beside those that derive from `NSObject` on a device, and not here.
    static let otherClasses = [
        "DispatchGroup", "DispatchIO", "DispatchObject", "DispatchQueue", "DispatchSemaphore", "DispatchSource",
    ]

    /// The names by which an extension names the classes that get conformances, or what Apple's classes derive from.
    private static let extended = (classes + roots + ["NSObjectProtocol"]).flatMap { [$0, "Foundation.\($0)"] }

    /// The name that stands for any in `addedMembers`.
    static let anyMember = "?"

    /// Returns the names of the members that extensions in some files add to those classes and to `NSObject`, any of which
    /// may be chosen for a requirement.
    static func addedMembers(_ files: [FileDeclarations]) -> Set<String> {
        var names: Set<String> = []
        for declaration in files.flatMap(\.declarations)
        where declaration.kind == .extensionOf && extended.contains(declaration.name) {
            names.formUnion(declaration.members.map(\.plainBase))
            names.formUnion(declaration.signatures?.members.map(\.plainBase) ?? [])
            // Another protocol may bring members along.
            if classes.contains(where: declaration.name.hasSuffix), !declaration.inheritance.isEmpty {
                names.insert(anyMember)
            }
        }
        return names
    }

    /// True if one of those classes, or `NSObject` on a device, has a member of some name by itself.
    static func isOwnMember(_ name: String) -> Bool {
        ownMembers.contains(name) || ["_", "accessibility", "automation", "class"].contains(where: name.hasPrefix)
    }

    /// The members of the classes in Linux's Foundation, then those of `NSObject` in Apple's SDK for iOS.
    private static let ownMembers: Set<String> = [
        "attributesOfFileSystem", "attributesOfItem", "changeCurrentDirectoryPath", "componentsToDisplay", "contents",
        "contentsEqual", "contentsOfDirectory", "copyItem", "createDirectory", "createFile", "createSymbolicLink",
        "currentDirectoryPath", "default", "delegate", "destinationOfSymbolicLink", "displayName", "enumerator",
        "fileExists", "fileSystemRepresentation", "getRelationship", "homeDirectory", "homeDirectoryForCurrentUser",
        "isDeletableFile", "isExecutableFile", "isReadableFile", "isWritableFile", "linkItem", "mountedVolumeURLs",
        "moveItem", "removeItem", "replaceItem", "replaceItemAt", "setAttributes", "string", "subpaths",
        "subpathsOfDirectory", "temporaryDirectory", "url", "urls", "withFileSystemRepresentation",

        "addObserver", "messages", "notifications", "post", "publisher", "removeObserver",

        "activeProcessorCount", "arguments", "environment", "fullUserName", "globallyUniqueString", "hostName",
        "isOperatingSystemAtLeast", "operatingSystemVersion", "operatingSystemVersionString", "physicalMemory",
        "processIdentifier", "processInfo", "processName", "processorCount", "systemUptime", "userName",

        "attemptRecovery", "autoContentAccessingProxy", "autorelease", "awakeAfter", "awakeFromNib", "conforms", "copy",
        "dealloc", "debugDescription", "description", "dictionaryWithValues", "didChange", "didChangeValue",
        "doesNotRecognizeSelector", "finalize", "forwardInvocation", "forwardingTarget", "hash", "hashValue",
        "indexOfAccessibilityElement", "infoForBinding", "init", "initialize", "instanceMethod",
        "instanceMethodSignature", "instancesRespond", "isAccessibilityElement", "isEqual", "isKind", "isMember",
        "isProxy", "isSubclass", "keyPathsForValuesAffectingValue", "load", "method", "methodSignature",
        "mutableArrayValue", "mutableCopy", "mutableOrderedSetValue", "mutableSetValue", "observationInfo", "observe",
        "observeValue", "perform", "performSelector", "poseAsClass", "prepareForInterfaceBuilder", "provideImageData",
        "replacementObject", "resolveClassMethod", "resolveInstanceMethod", "responds", "retain", "release", "self",
        "setNilValueForKey", "setValue", "setValuesForKeys", "shouldGroupAccessibilityChildren", "superclass",
        "validateValue",
        "value", "version", "willChange", "willChangeValue", "zone",
    ]
}

extension MemberSignature {
    /// The name without its labels.
    fileprivate var plainBase: String { String(name.prefix { $0 != "(" }) }
}

extension ModuleTypes {
    /// Returns true if a protocol means the same for any class that gets it without a word of code: the module declares it,
    /// gives all that it requires, and neither the class nor Apple's `NSObject` has a member that would be chosen in its place.
    func needsNothing(_ name: String) -> Bool {
        guard let summary = resolve(name)?.summary, summary.kind == .protocolType,
            let required = summary.required, required.isPlain, !summary.isConstrained,
            summary.inheritance.isSubset(of: ["AnyObject", "class"])
        else { return false }
        if required.members.isEmpty { return required.associated.isEmpty }
        return !objectMembers.contains(ObjectConformance.anyMember)
            && required.associated.allSatisfy { type in required.members.contains { $0.names(type) } }
            && required.members.allSatisfy { member in
                let base = member.plainBase
                return !ObjectConformance.isOwnMember(base) && !objectMembers.contains(base)
                    && summary.given.contains { member.isMet(by: $0, required.associated) }
            }
    }
}

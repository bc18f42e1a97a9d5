internal import Lifecycle
internal import Samples

/// The callbacks that Objective-C sees.
///
/// Since Swift 4, Objective-C sees a delegate's method only if its class adopts the protocol that asks for it, or if it
/// is marked.
extension ModuleTypes {
    /// Returns true if a member is a UIKit callback that Objective-C sees without a mark.
    ///
    /// If a class inherits from one that the module does not declare, and that is not known to be Apple's, it is taken
    /// to adopt whatever that one may adopt.
    func answersCallback(_ member: Member, of type: String) -> Bool {
        guard let protocols = Self.protocols(askingFor: member) else { return false }
        if member.isOverride || infersObjectiveC { return true }
        return Self.adopts(protocols, inheritance(of: type))
    }

    /// Returns true if a class certainly derives from `NSObject`.
    func derivesFromObject(_ type: String) -> Bool {
        let chain = chain(from: type)
        guard chain.first?.kind == .classType else { return false }
        return chain.last?.inherited.map(Self.classes.contains) == true
    }

    /// Returns notes on methods that have the names of UIKit callbacks and that UIKit does not see.
    func unheardCallbacks(of declaration: TypeDeclaration, in file: SourceFile) -> [LoweringNote] {
        guard derivesFromObject(declaration.name) else { return [] }
        let marksAll = declaration.exposesMembers || exposesMembers(declaration.name)
        return declaration.members.compactMap { member in
            guard let protocols = Self.protocols(askingFor: member), !member.isMarked, !member.isHidden, !marksAll,
                !answersCallback(member, of: declaration.name),
                // Many objects that aren't delegates have a window property, too.
                member.kind == .method || declaration.name.hasSuffix("Delegate")
            else { return nil }
            return LoweringNote(
                """
                UIKit does not see \(member.name) of \(declaration.name): the class does not adopt \
                \(protocols.joined(separator: " or ")), and since Swift 4 Objective-C sees no other method or property \
                that is not marked. Adopt the protocol, or write @objc before it.
                """, at: member.offset, of: file)
        }
    }

    /// Returns the UIKit protocols that ask for a member, the usual one first; nil if none does.
    private static func protocols(askingFor member: Member) -> [String]? {
        if case .property = member.kind {
            guard member.name == Callback.window.get.selector else { return nil }
            return [Callback.Delegate.application, .windowScene].map(\.rawValue)
        }
        guard member.kind == .method, let callback = Callback.named[member.name] else { return nil }
        // A window scene's delegate is a scene's delegate, too.
        let asking: [Callback.Delegate] =
            callback.delegate == .scene ? [.windowScene, .scene] : [callback.delegate].compactMap(\.self)
        return asking.map(\.rawValue)
    }

    private static func adopts(_ protocols: [String], _ inheritance: Set<String>) -> Bool {
        inheritance.contains { protocols.contains($0) || !isApples($0) }
    }

    /// Returns all names of classes and protocols that a type inherits from and that the module does not declare.
    private func inheritance(of type: String) -> Set<String> {
        var names: Set<String> = []
        var seen: Set<String> = []
        var rest = [(name: type, context: "")]
        while let (name, context) = rest.popLast() {
            guard let (full, summary) = resolve(name, within: context) else {
                names.insert(name)
                continue
            }
            guard seen.insert(full).inserted else { continue }
            // Only extensions are in this module: it is not known what the type itself adopts.
            if summary.kind == nil { names.insert(full) }
            rest += summary.inheritance.map { ($0, full) }
            if let target = summary.kind == .alias ? summary.inherited : nil { rest.append((target, full)) }
        }
        return names
    }

    private static func isApples(_ name: String) -> Bool {
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        return classes.contains(plain) || others.contains(plain)
    }

    /// Apple's classes that a delegate may derive from.
    private static let classes: Set<String> = [
        "NSObject", "UIResponder", "UIApplication", "UIScene", "UIWindowScene", "UIView", "UIWindow",
        "UIViewController",
        "UINavigationController", "UITabBarController", "UISplitViewController", "UITableViewController",
        "UICollectionViewController", "UIPageViewController", "XCTestCase",
    ]

    /// Protocols that do not bring the others.
    private static let others: Set<String> = [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "AnyObject", "NSObjectProtocol",
        "Sendable",
        "Equatable", "Hashable", "Identifiable", "ObservableObject", "CustomStringConvertible",
        "UNUserNotificationCenterDelegate", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
        "UISplitViewControllerDelegate", "CLLocationManagerDelegate",
    ]
}

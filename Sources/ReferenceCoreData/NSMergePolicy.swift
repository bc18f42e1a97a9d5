public import Foundation

/// The rule for changes that contradict the store's. Nothing contradicts here: the last save wins.
///
/// Apple's page: [`NSMergePolicy`](https://developer.apple.com/documentation/coredata/nsmergepolicy).
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // Never changed.
    /// The rule.
    public let mergeType: NSMergePolicyType

    /// A policy by its rule.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// The save fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The store's changes win, property by property.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The context's changes win, property by property.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The context's objects win.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The store's objects win.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The rules.
///
/// Apple's page: [`NSMergePolicyType`](https://developer.apple.com/documentation/coredata/nsmergepolicytype).
public enum NSMergePolicyType: UInt, Sendable {
    /// The save fails.
    case errorMergePolicyType
    /// The store's changes win.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// The context's changes win.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The context's objects win.
    case overwriteMergePolicyType
    /// The store's objects win.
    case rollbackMergePolicyType
}

/// The context's changes win, property by property.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// The store's changes win, property by property.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// The context's objects win.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// The store's objects win.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
/// The save fails.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }

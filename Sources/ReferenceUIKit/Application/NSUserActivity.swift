public import Foundation

/// Something that the user does in an app, so that another place can go on with it. Apple's is Foundation's.
open class NSUserActivity: NSObject {
    /// What sort of activity it is: a reversed domain name of the app's.
    public let activityType: String
    /// What the user sees of it.
    open var title: String?
    /// What is needed to go on: property list types.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that must not be missing.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether `userInfo` is to be brought up to date before it is sent.
    open var needsSave = false
    /// The same on the web.
    open var webpageURL: URL?
    /// The page that led to it.
    open var referrerURL: URL?
    /// When it is of no more use.
    open var expirationDate: Date?
    /// Words by which a search finds it.
    open var keywords: Set<String> = []
    /// Whether both sides can exchange data. Nothing is exchanged here.
    open var supportsContinuationStreams = false
    /// Hears of the activity's way.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Whether another device may go on with it.
    open var isEligibleForHandoff = true
    /// Whether a search may find it.
    open var isEligibleForSearch = false
    /// Whether everybody's search may find it.
    open var isEligibleForPublicIndexing = false
    /// Whether Siri may suggest it.
    open var isEligibleForPrediction = false
    /// The app's own name for it.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// The content that it is about, for the system's choice among scenes.
    ///
    /// Source: Apple, UISceneActivationConditions.
    open var targetContentIdentifier: String?

    /// Makes an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to `userInfo`. A key that is there already gets the new value.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that the user does this now. No other device hears of it.
    open func becomeCurrent() {}
    /// Says that the user does this no longer.
    open func resignCurrent() {}
    /// Says that the activity is over.
    open func invalidate() {}
}

/// The app's own name for an activity.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that is a page on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Hears of an activity's way to another place. No activity goes to another place here.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be sent.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Another place went on with it.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

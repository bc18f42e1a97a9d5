public import Foundation

/// An activity of the user that can continue in another place. Apple declares this class in Foundation.
open class NSUserActivity: NSObject {
    /// The type of the activity: a reversed domain name that the app defines.
    public let activityType: String
    /// The title that the user sees.
    open var title: String?
    /// The data needed to continue the activity: property list types.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that must not be missing.
    open var requiredUserInfoKeys: Set<String>?
    /// True if `userInfo` has to be updated before the activity is sent.
    open var needsSave = false
    /// The web page that corresponds to the activity.
    open var webpageURL: URL?
    /// The web page that led to the activity.
    open var referrerURL: URL?
    /// The date after which the activity is of no more use.
    open var expirationDate: Date?
    /// The words by which a search finds the activity.
    open var keywords: Set<String> = []
    /// True if both sides can exchange data. No data is exchanged here.
    open var supportsContinuationStreams = false
    /// The object that receives messages about the activity.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// True if another device may continue the activity.
    open var isEligibleForHandoff = true
    /// True if the user's own search may find the activity.
    open var isEligibleForSearch = false
    /// True if everyone's search may find the activity.
    open var isEligibleForPublicIndexing = false
    /// True if Siri may suggest the activity.
    open var isEligibleForPrediction = false
    /// The name that the app gives to the activity.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// The content that the activity is about, which the system uses to choose a scene.
    ///
    /// Source: Apple, UISceneActivationConditions.
    open var targetContentIdentifier: String?

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to `userInfo`. A key that exists already gets the new value.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that the user does this now. No other device learns about it.
    open func becomeCurrent() {}
    /// Says that the user no longer does this.
    open func resignCurrent() {}
    /// Says that the activity is over.
    open func invalidate() {}
}

/// The name that an app gives to an activity.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that is a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The methods of an object that follows an activity to another place. No activity goes to another place here.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is sent.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called after another place continued the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Ignores the call.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Ignores the call.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

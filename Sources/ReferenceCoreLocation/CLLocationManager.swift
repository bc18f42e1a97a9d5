public import Foundation
internal import ReferenceUIKit

/// Asks where the device is. It is nowhere here: no permission is asked for, and no place is told.
///
/// Apple's page: [`CLLocationManager`](https://developer.apple.com/documentation/corelocation/cllocationmanager).
open class CLLocationManager: NSObject {
    /// The object that hears of places.
    ///
    /// The first one that is set hears which permission there is, a moment later.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil, !hasTold else { return }
            hasTold = true
            // As on Apple's systems, one thread uses a manager: here, the main one.
            nonisolated(unsafe) let manager = self
            DispatchQueue.main.async { manager.tellPermission() }
        }
    }
    private var hasTold = false

    private func tellPermission() {
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    }

    private func notModelled(_ name: String, _ consequence: String) {
        guard delegate != nil, Thread.isMainThread else { return }
        MainActor.assumeIsolated { CallbackDispatch.notModelled("CLLocationManager.\(name)", consequence) }
    }

    /// The wanted accuracy.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance after which a place is told.
    open var distanceFilter = kCLDistanceFilterNone
    /// True if the places are told while the app is in the background.
    open var allowsBackgroundLocationUpdates = false
    /// True if the system may pause.
    open var pausesLocationUpdatesAutomatically = true
    /// The last place: none.
    open var location: CLLocation? { nil }
    /// The permission, which the user has not been asked for.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

    /// The permission, which the user has not been asked for.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// True if the device tells places.
    open class func locationServicesEnabled() -> Bool { true }

    /// Asks for a permission. The user does not answer here.
    open func requestWhenInUseAuthorization() {
        notModelled("requestWhenInUseAuthorization()", "the user does not answer")
    }
    /// Asks for a permission. The user does not answer here.
    open func requestAlwaysAuthorization() {
        notModelled("requestAlwaysAuthorization()", "the user does not answer")
    }
    /// Asks for a place once. None is told here.
    open func requestLocation() { notModelled("requestLocation()", "no place and no error reach the delegate") }
    /// Begins to tell places. None is told here.
    open func startUpdatingLocation() {
        notModelled("startUpdatingLocation()", "no place and no error reach the delegate")
    }
    /// Ends it.
    open func stopUpdatingLocation() {}
    /// Begins to tell large changes. None is told here.
    open func startMonitoringSignificantLocationChanges() {}
    /// Ends it.
    open func stopMonitoringSignificantLocationChanges() {}
}

/// The permission to know where the device is.
///
/// Apple's page: [`CLAuthorizationStatus`](https://developer.apple.com/documentation/corelocation/clauthorizationstatus).
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked.
    case notDetermined
    /// The user may not give it.
    case restricted
    /// The user said no.
    case denied
    /// Always.
    case authorizedAlways
    /// While the app is in use.
    case authorizedWhenInUse
}

/// Hears of places.
///
/// Apple's page:
/// [`CLLocationManagerDelegate`](https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate).
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// There are new places.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// A place could not be found.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The permission was changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The permission was changed.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// The default, which ignores it.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// The default, which ignores it.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// The default, which ignores it.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// The default, which ignores it.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from the north.
public typealias CLLocationDirection = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double

/// A place on the earth.
///
/// Apple's page:
/// [`CLLocationCoordinate2D`](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d).
public struct CLLocationCoordinate2D: Sendable {
    /// The degrees to the north.
    public var latitude: CLLocationDegrees
    /// The degrees to the east.
    public var longitude: CLLocationDegrees

    /// The place at which the equator and the zero meridian meet.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Returns a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns true for degrees that exist.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// The value of a place that does not exist.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The greatest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Any distance.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place at a time.
///
/// Apple's page: [`CLLocation`](https://developer.apple.com/documentation/corelocation/cllocation).
open class CLLocation: NSObject, @unchecked Sendable {
    // Never changed.
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height in metres.
    public let altitude: CLLocationDistance
    /// The accuracy of the place.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the height.
    public let verticalAccuracy: CLLocationAccuracy
    /// The time.
    public let timestamp: Date

    /// A place, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place at a time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.timestamp = timestamp
    }

    /// Returns the distance to another place, on a sphere.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (one, other) = (coordinate, location.coordinate)
        let radians = Double.pi / 180
        let north = (other.latitude - one.latitude) * radians
        let east = (other.longitude - one.longitude) * radians
        let chord =
            sin(north / 2) * sin(north / 2)
            + cos(one.latitude * radians) * cos(other.latitude * radians) * sin(east / 2) * sin(east / 2)
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}

public import Foundation
public import ReferenceCoreLocation
public import ReferenceUIKit

/// A view of a map, of which nothing is drawn. What is set is kept.
///
/// Apple's page: [`MKMapView`](https://developer.apple.com/documentation/mapkit/mkmapview).
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// The object that hears of the map.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The kind of map.
    open var mapType: MKMapType = .standard
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// True if the map shows where the user is.
    open var showsUserLocation = false
    /// True if the map shows a compass.
    open var showsCompass = true
    /// True if the map shows a scale.
    open var showsScale = false
    /// True if the map shows how busy the roads are.
    open var showsTraffic = false
    /// True if the user may zoom.
    open var isZoomEnabled = true
    /// True if the user may scroll.
    open var isScrollEnabled = true
    /// True if the user may rotate.
    open var isRotateEnabled = true
    /// True if the user may look at an angle.
    open var isPitchEnabled = true
    /// The way in which the map follows the user.
    open var userTrackingMode: MKUserTrackingMode = .none
    /// The places with marks.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The places with marks that are selected.
    open var selectedAnnotations: [any MKAnnotation] = []

    /// The middle of the map.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    /// Shows a part of the earth.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        self.region = region
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
    /// Shows a place in the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }
    /// Follows the user.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// Returns the part of the earth that fits into the view.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    /// Adds a mark.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Adds marks.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Removes a mark.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Removes marks.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
    /// Shows all of some marks.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    }
    /// Selects a mark.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    /// Ends the selection.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    /// Registers a class for the marks with a reuse identifier. None is shown here.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    /// Returns a mark to be used again: none is shown here.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

/// The kind of a map.
///
/// Apple's page: [`MKMapType`](https://developer.apple.com/documentation/mapkit/mkmaptype).
public enum MKMapType: UInt, Sendable {
    /// Roads.
    case standard
    /// Pictures.
    case satellite
    /// Both.
    case hybrid
    /// Pictures in three dimensions.
    case satelliteFlyover
    /// Both in three dimensions.
    case hybridFlyover
    /// Roads, less bright.
    case mutedStandard
}

/// The way in which a map follows the user.
///
/// Apple's page: [`MKUserTrackingMode`](https://developer.apple.com/documentation/mapkit/mkusertrackingmode).
public enum MKUserTrackingMode: Int, Sendable {
    /// It does not.
    case none
    /// It shows the user's place.
    case follow
    /// It turns with the user.
    case followWithHeading
}

/// The size of a part of the earth.
///
/// Apple's page: [`MKCoordinateSpan`](https://developer.apple.com/documentation/mapkit/mkcoordinatespan).
public struct MKCoordinateSpan: Sendable {
    /// The degrees from north to south.
    public var latitudeDelta: CLLocationDegrees
    /// The degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// A span of nothing.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// A span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth.
///
/// Apple's page: [`MKCoordinateRegion`](https://developer.apple.com/documentation/mapkit/mkcoordinateregion).
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The size.
    public var span: MKCoordinateSpan

    /// A region of nothing.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// A region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A region by its size in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let metres = 111_320.0
        let width = metres * max(cos(centerCoordinate.latitude * .pi / 180), 0.001)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metres, longitudeDelta: longitudinalMeters / width))
    }
}

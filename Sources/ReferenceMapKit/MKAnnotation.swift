public import Foundation
public import ReferenceCoreLocation
public import ReferenceUIKit

/// A place with a mark on a map.
///
/// Apple's page: [`MKAnnotation`](https://developer.apple.com/documentation/mapkit/mkannotation).
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title.
    var title: String? { get }
    /// The line below the title.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// The default: none.
    public var title: String? { nil }
    /// The default: none.
    public var subtitle: String? { nil }
}

/// A place with a title.
///
/// Apple's page: [`MKPointAnnotation`](https://developer.apple.com/documentation/mapkit/mkpointannotation).
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open var coordinate: CLLocationCoordinate2D
    /// The title.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?

    /// A place at which the equator and the zero meridian meet.
    public nonisolated override init() { coordinate = CLLocationCoordinate2D() }

    /// A place.
    public nonisolated init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// The mark of a place.
///
/// Apple's page: [`MKAnnotationView`](https://developer.apple.com/documentation/mapkit/mkannotationview).
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// The place.
    open var annotation: (any MKAnnotation)?
    /// The image.
    open var image: UIImage?
    /// True if a tap shows more.
    open var canShowCallout = false
    /// True if the mark can be used.
    open var isEnabled = true
    /// The name by which it is used again.
    public let reuseIdentifier: String?

    /// The mark of a place.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.annotation = annotation
        super.init(frame: .zero)
    }

    /// A mark of a nib.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// Hears of a map. Nothing happens to it here.
///
/// Apple's page: [`MKMapViewDelegate`](https://developer.apple.com/documentation/mapkit/mkmapviewdelegate).
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Returns the mark of a place.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// The map is about to show another part of the earth.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The map shows another part of the earth.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The user selected a mark.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// The user ended the selection.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// The map is there.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// The default, which returns none.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// The default, which ignores it.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// The default, which ignores it.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// The default, which ignores it.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// The default, which ignores it.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// The default, which ignores it.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

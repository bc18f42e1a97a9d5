public import Foundation
public import ReferenceUIKit
public import XCTest

/// Data that a test adds to its report. There is no report here: nothing keeps what is attached.
///
/// Linux's XCTest does not have it. Source: Apple, XCTAttachment.
open class XCTAttachment: NSObject {
    /// The name under which the report shows it.
    open var name: String?
    /// The data besides, as a property list.
    open var userInfo: [AnyHashable: Any]?
    /// The time for which the report keeps it.
    open var lifetime = Lifetime.deleteOnSuccess
    /// The type of the data.
    public let uniformTypeIdentifier: String

    /// The times for which a report keeps an attachment.
    public enum Lifetime: Int, Sendable {
        case keepAlways = 0
        case deleteOnSuccess = 1
    }

    /// The qualities in which an image is attached.
    public enum ImageQuality: Int, Sendable {
        case original = 0
        case medium = 1
        case low = 2
    }

    /// Attaches data of a type.
    public init(data: Data, uniformTypeIdentifier: String) {
        self.uniformTypeIdentifier = uniformTypeIdentifier
        super.init()
    }

    /// Attaches data.
    public convenience init(data: Data) {
        self.init(data: data, uniformTypeIdentifier: "public.data")
    }

    /// Attaches text.
    public convenience init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    /// Attaches a property list.
    public convenience init(plistObject object: Any) {
        self.init(data: Data(), uniformTypeIdentifier: "com.apple.property-list")
    }

    /// Attaches an image.
    public convenience init(image: UIImage, quality: ImageQuality = .original) {
        self.init(data: Data(), uniformTypeIdentifier: "public.image")
    }

    /// Attaches a file.
    public convenience init(contentsOfFile url: URL) {
        self.init(data: Data(), uniformTypeIdentifier: "public.data")
    }
}

extension XCTestCase: XCTActivity {
    /// Attaches data to the test. Nothing keeps it.
    public func add(_ attachment: XCTAttachment) {}
}

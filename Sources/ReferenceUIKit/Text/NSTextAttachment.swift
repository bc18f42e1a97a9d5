public import Foundation

/// Something other than letters in a text, such as an image. You can configure it; nothing is drawn.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    // Nothing is locked: an attachment belongs to the code that made it.

    /// The contents of a file.
    open var contents: Data?
    /// The type of the contents.
    open var fileType: String?
    /// The image.
    open var image: UIImage?
    /// The rectangle of the attachment in the line.
    open var bounds = CGRect.zero

    /// Creates an attachment from the contents of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Creates an empty attachment.
    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The character that stands for an attachment.
    public static let character = 0xFFFC
}

extension NSAttributedString {
    /// Creates a text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

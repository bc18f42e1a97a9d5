internal import Foundation
internal import Lifecycle

/// The values that a nib's elements stand for.
extension InterfaceDocument.Element {
    /// Returns an attribute `YES` or `NO`.
    func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

    func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

    func number(_ name: String) -> CGFloat? { self[name].flatMap { Double($0) }.map { CGFloat($0) } }

    /// The rectangle of a `rect`.
    var rectangle: CGRect {
        CGRect(
            x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
    }

    /// The colour of a `color`: a name of the catalog or the system, or components.
    func color(in bundle: Bundle) -> UIColor? {
        if let name = self["name"] { return UIColor(named: name, in: bundle, compatibleWith: nil) }
        if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
            return UIColor(system: name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
        }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The font of a `fontDescription`.
    var font: UIFont {
        let size = number("pointSize") ?? (self["style"] == nil ? 17 : nil)
        if let name = self["name"] { return UIFont(name, pointSize: size ?? 17) }
        return self["type"] == "boldSystem"
            ? .boldSystemFont(ofSize: size ?? 17) : .systemFont(ofSize: size ?? 17)
    }

    /// The plain text of an attributed string.
    var attributedText: String {
        children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }.joined()
    }

    /// Returns the text of a property that may be attributed.
    func text(_ key: String = "text") -> String? {
        string(key) ?? value("attributed" + key.prefix(1).uppercased() + key.dropFirst())?.attributedText
    }
}

extension NibLoading {
    /// Returns an image by its name in a nib: one of the bundle; one of the system if the file says so.
    func image(named name: String, catalog: String? = nil) -> UIImage? {
        catalog == "system"
            ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
    }
}

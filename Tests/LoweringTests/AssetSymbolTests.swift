import Lifecycle
import Testing

@testable import Lowering
@testable import Samples

@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("logo", "logo"), ("Logo", "logo"), ("LogoImage", "logo"), ("home-icon", "homeIcon"), ("ic_home", "icHome"),
        ("URLIcon", "urlIcon"), ("ABC", "abc"), ("1st", "_1st"), ("Image", "image"), ("Image 2", "image2"),
        ("---", nil), ("Straße", "straße"),
    ])
    func `A name becomes a symbol`(name: String, symbol: String?) {
        #expect(AssetSymbols.Group.symbol(name, without: "Image") == symbol)
    }

    @Test func `Members are written for images and colours, but not twice`() {
        var resources = Resources()
        resources.assets = AssetNames(images: ["Icons/Star", "Link", "Logo", "Own"], colors: ["AccentColor", "red"])
        let own = SourceFile(path: "/A.swift", text: "extension UIImage {\n    static let own = UIImage()\n}\n")
        #expect(
            AssetSymbols(resources, role: .app, files: [own], imports: []).lines.joined(separator: "\n") == """
                import UIKit
                nonisolated extension UIKit.ImageResource {
                    static let `link` = UIKit.ImageResource(name: "Link", bundle: Foundation.Bundle.main)
                    static let `logo` = UIKit.ImageResource(name: "Logo", bundle: Foundation.Bundle.main)
                    static let `own` = UIKit.ImageResource(name: "Own", bundle: Foundation.Bundle.main)
                    enum `Icons` {
                        static let `star` = UIKit.ImageResource(name: "Icons/Star", bundle: Foundation.Bundle.main)
                    }
                }
                nonisolated extension UIKit.ColorResource {
                    static let `accent` = UIKit.ColorResource(name: "AccentColor", bundle: Foundation.Bundle.main)
                    static let `red` = UIKit.ColorResource(name: "red", bundle: Foundation.Bundle.main)
                }
                nonisolated extension UIKit.UIImage {
                    static var `link`: UIKit.UIImage { UIKit.UIImage(named: "Link", in: Foundation.Bundle.main, compatibleWith: nil)! }
                    static var `logo`: UIKit.UIImage { UIKit.UIImage(named: "Logo", in: Foundation.Bundle.main, compatibleWith: nil)! }
                    enum `Icons` {
                        static var `star`: UIKit.UIImage { UIKit.UIImage(named: "Icons/Star", in: Foundation.Bundle.main, compatibleWith: nil)! }
                    }
                }
                nonisolated extension UIKit.UIColor {
                    static var `accent`: UIKit.UIColor { UIKit.UIColor(named: "AccentColor", in: Foundation.Bundle.main, compatibleWith: nil)! }
                }
                """)
    }

    @Test func `Without a catalog there are no members`() {
        #expect(AssetSymbols(Resources(), role: .tests, files: [], imports: []).lines == [])
    }
}

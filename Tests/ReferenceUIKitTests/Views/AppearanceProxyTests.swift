import TestSupport
import Testing

extension EndToEnd {
    /// The objects that stand for all objects of a class.
    struct AppearanceProxyTests {
        static let badge = """
            import UIKit

            class Badge: UILabel {
                @objc dynamic var inset: CGFloat = 3
                @objc dynamic var border: UIColor?
                let mark: String
                init(mark: String) {
                    self.mark = mark
                    print("made", mark)
                    super.init(frame: .zero)
                }
                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            }

            class LoudBadge: Badge {
                override func didMoveToSuperview() { print("moved") }
            }
            """

        @Test func `A proxy keeps what is set, and no initialiser of the app makes it`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Proxies",
                """
                Badge.appearance().inset = 8
                Badge.appearance().border = .red
                Badge.appearance().textColor = .blue
                LoudBadge.appearance().font = .boldSystemFont(ofSize: 9)
                print(Badge.appearance().inset, Badge.appearance().border == .red, Badge.appearance().textColor == .blue)
                print(LoudBadge.appearance().inset, LoudBadge.appearance().font == .boldSystemFont(ofSize: 9))
                print(type(of: LoudBadge.appearance()), LoudBadge.appearance() === Badge.appearance())
                UICollectionView.appearance().backgroundColor = .red
                print(UICollectionView.appearance().backgroundColor == .red)
                print(Badge(mark: "own").inset)
                """, files: ["Badge.swift": Self.badge])
            #expect(
                lines == [
                    "8.0 true true", "0.0 true", "LoudBadge false", "true", "made own", "3.0",
                ])
        }
    }
}

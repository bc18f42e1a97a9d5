import TestSupport
import Testing

extension EndToEnd {
    /// The objects that stand for all objects of a class.
    struct AppearanceProxyTests {
        static let badge = """
            import UIKit

            class Badge: UIView {
                private let label = UILabel()
                @objc dynamic var titleFont: UIFont? {
                    get { label.font }
                    set { label.font = newValue }
                }
            }
            """

        @Test func `A proxy keeps what is set, also that of a collection view`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Proxies",
                """
                Badge.appearance().titleFont = .boldSystemFont(ofSize: 9)
                print(Badge.appearance().titleFont == .boldSystemFont(ofSize: 9), type(of: Badge.appearance()))
                UICollectionView.appearance().backgroundColor = .red
                print(UICollectionView.appearance().backgroundColor == .red)
                UIListContentView.appearance().tintColor = .red
                print(UIListContentView.appearance().tintColor == .red)
                UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .blue
                print(UIBarButtonItem.appearance().tintColor == .blue)
                """, files: ["Badge.swift": Self.badge])
            #expect(lines == ["true Badge", "true", "true", "false"])
        }
    }
}

import TestSupport
import Testing

extension EndToEnd {
    /// Values of UIKit that apps' own tests compare.
    struct ValueTests {
        @Test func `Fonts and images are equal by what they are`() async throws {
            let lines = try await BuiltSample.lines(
                of: "EqualValues",
                """
                print(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
                print(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 13))
                print(UIFont.systemFont(ofSize: 12) == UIFont.boldSystemFont(ofSize: 12))
                print(UIFont(name: "Menlo", size: 12) == UIFont(name: "Menlo", size: 12))
                print(UIFont(name: "Menlo", size: 12) == UIFont(name: "Courier", size: 12))
                print(Set([UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12)]).count)
                print(UIImage(systemName: "house") == UIImage(systemName: "house"))
                print(UIImage(systemName: "house") == UIImage(systemName: "car"))
                print(UIImage() == UIImage())
                let image = UIImage()
                print(image == image)
                """)
            #expect(
                lines == ["true", "false", "false", "true", "false", "1", "true", "false", "false", "true"])
        }

        @Test func `Bounds of another size make the frame as large, around the same centre`() async throws {
            let lines = try await BuiltSample.lines(
                of: "BoundsAndFrame",
                """
                func show(_ view: UIView) {
                    print([view.frame, view.bounds].map { "\\($0.minX) \\($0.minY) \\($0.width) \\($0.height)" })
                }
                let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
                view.bounds = CGRect(x: 0, y: 0, width: 60, height: 70)
                show(view)
                view.bounds.size.width = 80
                show(view)
                view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
                show(view)
                view.bounds.origin = CGPoint(x: 5, y: 6)
                show(view)
                """)
            #expect(
                lines == [
                    #"["30.0 10.0 60.0 70.0", "0.0 0.0 60.0 70.0"]"#, #"["20.0 10.0 80.0 70.0", "0.0 0.0 80.0 70.0"]"#,
                    #"["1.0 2.0 3.0 4.0", "0.0 0.0 3.0 4.0"]"#, #"["1.0 2.0 3.0 4.0", "5.0 6.0 3.0 4.0"]"#,
                ])
        }

        @Test func `A browser is on every device`() async throws {
            let lines = try await BuiltSample.lines(
                of: "CanOpen",
                """
                print(["https://a.example", "HTTP://a.example", "other:a"].map { UIApplication.shared.canOpenURL(URL(string: $0)!) })
                """)
            #expect(lines.last == "[true, true, false]")
        }
    }
}

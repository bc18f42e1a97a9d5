/// An app of many files, some of which need a module that is not here, and what others of them declare.
///
/// One file in five imports the absent module: for a stored value, a base class, a call, or the type of a parameter. Their
/// neighbours use what they declare, so that errors follow from errors, as in an app of that size.
struct ManyFiles {
    var count: Int
    /// A number that makes the texts differ from those of earlier rounds.
    var round: Int

    /// The files, by their paths below the sample's folder.
    var files: [String: String] {
        var files = [
            "Many/AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                let round = \(round)
            }
            """,
            "Many/Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
        ]
        for index in 0..<count - 1 { files["Many/Features/Feature\(index).swift"] = feature(index) }
        return files
    }

    private func feature(_ index: Int) -> String {
        let previous = max(0, index - 1)
        return """
            import UIKit
            \(index % 5 == 0 ? "import Absent\n" : "")
            struct Item\(index): Hashable {
                var title: String
                var count = \(round % 1000)
            }

            protocol Feature\(index)Display: AnyObject {
                func show(_ items: [Item\(index)])
            }

            \(service(index))

            final class Feature\(index)ViewController: UIViewController, Feature\(index)Display {
                private var items: [Item\(index)] = []
                private let label = UILabel()
                private let service = Service\(index)()
                \(index % 15 == 5 ? "private let bag = DisposeBag()" : "")

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    label.text = "Feature \(index)"
                    view.addSubview(label)
                    \(index % 15 == 10 ? "Analytics.shared.log(.opened(\(index)))" : "")
                    service.load { [weak self] items in self?.show(items) }
                }

                func show(_ items: [Item\(index)]) {
                    self.items = items.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
                    label.text = self.items.map { "\\($0.title): \\($0.count)" }.joined(separator: ", ")
                }

                func total() -> Int { items.reduce(0) { $0 + $1.count } + Service\(previous).defaultCount }

                func makePrevious() -> UIViewController { Feature\(previous)ViewController() }
            }
            """
    }

    private func service(_ index: Int) -> String {
        let isAbsent = index % 15 == 0
        let neighbour = index % 15 == 1 ? "\n    func neighbour() -> Int { Service\(index - 1)().remote.count }" : ""
        return """
            class Service\(index)\(isAbsent ? ": RemoteService" : "") {
                static let defaultCount = \(index)\(neighbour)

                func load(_ done: @escaping ([Item\(index)]) -> Void) {
                    let numbers = (0..<10).map { Item\(index)(title: "Number \\($0)", count: $0 * \(index)) }
                    DispatchQueue.main.async { done(numbers.filter { $0.count % 2 == 0 }) }
                }
            }
            """
    }
}

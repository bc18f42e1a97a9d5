import TestSupport
import Testing

extension EndToEnd {
    /// Cells with their own initialisers, which a list makes by their class.
    struct CellTests {
        static let cells = """
            import UIKit

            class Titled: UITableViewCell {
                let mark: String
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    mark = "titled"
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                }
                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            }

            class Plain: UITableViewCell {}

            class Header: UITableViewHeaderFooterView {
                override init(reuseIdentifier: String?) {
                    super.init(reuseIdentifier: "own \\(reuseIdentifier ?? "")")
                }
                required init?(coder: NSCoder) { nil }
            }

            class Tile: UICollectionViewCell {
                let mark: String
                override init(frame: CGRect) {
                    mark = "tile"
                    super.init(frame: frame)
                    contentView.backgroundColor = .red
                }
                required init?(coder: NSCoder) { nil }
            }

            class Special: Tile {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    tag = 7
                }
                required init?(coder: NSCoder) { nil }
            }
            """

        @Test func `Cells are made by the class that is registered, with its own initialiser`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Cells",
                """
                let table = UITableView()
                table.register(Titled.self, forCellReuseIdentifier: "t")
                table.register(Plain.self, forCellReuseIdentifier: "p")
                table.register(Header.self, forHeaderFooterViewReuseIdentifier: "h")
                let path = IndexPath(row: 0, section: 0)
                let titled = table.dequeueReusableCell(withIdentifier: "t", for: path)
                print(type(of: titled), (titled as? Titled)?.mark ?? "", titled.reuseIdentifier ?? "none")
                let plain = table.dequeueReusableCell(withIdentifier: "p")!
                print(type(of: plain), plain.reuseIdentifier ?? "none")
                print(table.dequeueReusableHeaderFooterView(withIdentifier: "h")?.reuseIdentifier ?? "none")
                print(UITableViewCell().reuseIdentifier ?? "none", Titled().mark, Plain(frame: .zero).frame == .zero)

                let layout = UICollectionViewFlowLayout()
                let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
                collection.register(Special.self, forCellWithReuseIdentifier: "s")
                collection.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    withReuseIdentifier: "r")
                let special = collection.dequeueReusableCell(withReuseIdentifier: "s", for: path)
                print(type(of: special), (special as? Tile)?.mark ?? "", special.tag)
                let header = collection.dequeueReusableSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "r", for: path)
                print(type(of: header), Tile().mark)
                let registration = UICollectionView.CellRegistration<Special, Int> { cell, _, item in cell.tag = item }
                print(collection.dequeueConfiguredReusableCell(using: registration, for: path, item: 3).tag)
                """, files: ["Cells.swift": Self.cells])
            #expect(
                lines == [
                    "Titled titled t", "Plain p", "own h", "none titled true", "Special tile 7",
                    "UICollectionReusableView tile", "3",
                ])
        }

        @Test func `A diffable data source takes its rows from its snapshot`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Diffable",
                """
                let table = UITableView()
                let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, path, item in
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.tag = item
                    return cell
                }
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["a", "b"])
                snapshot.appendItems([1, 2], toSection: "a")
                snapshot.appendItems([3])
                snapshot.insertItems([4], beforeItem: 2)
                snapshot.deleteItems([1])
                source.apply(snapshot, animatingDifferences: false)
                print(table.numberOfSections, table.numberOfRows(inSection: 0), snapshot.itemIdentifiers)
                print(source.indexPath(for: 3)!, source.itemIdentifier(for: IndexPath(row: 1, section: 0)) ?? 0)
                let path = IndexPath(row: 0, section: 0)
                print(source.tableView(table, cellForRowAt: path).tag, table.dataSource === source)
                """)
            #expect(lines == ["2 2 [4, 2, 3]", "[1, 0] 2", "4 true"])
        }

        @Test func `Optional methods are called, and answer nil if the class leaves them out`() async throws {
            let delegate = """
                import UIKit

                class Screen: UIViewController, UITableViewDelegate, UITableViewDataSource, UITextFieldDelegate,
                    UISearchBarDelegate, UICollectionViewDelegateFlowLayout
                {
                    var selected: [IndexPath] = []
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        UITableViewCell()
                    }
                    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                        selected.append(indexPath)
                        _ = tableView.numberOfSections
                    }
                    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
                    func textFieldDidBeginEditing(_ textField: UITextField) { print("began") }
                    func textFieldDidEndEditing(_ textField: UITextField) { print("ended") }
                    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
                    func collectionView(
                        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
                        sizeForItemAt indexPath: IndexPath
                    ) -> CGSize { CGSize(width: 1, height: 2) }
                }
                """
            let lines = try await BuiltSample.lines(
                of: "Delegates",
                """
                let screen = Screen()
                let table = UITableView()
                table.delegate = screen
                table.dataSource = screen
                let path = IndexPath(row: 1, section: 0)
                print(table.delegate?.tableView?(table, didSelectRowAt: path) != nil, screen.selected)
                print(table.delegate?.tableView?(table, heightForRowAt: path) as Any)
                print(table.dataSource?.numberOfSections?(in: table) as Any, table.numberOfSections)
                let field = UITextField()
                field.delegate = screen
                print(field.delegate?.textFieldShouldReturn?(field) as Any)
                print(field.delegate?.textFieldShouldClear?(field) as Any, field.becomeFirstResponder())
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.addSubview(field)
                print(field.becomeFirstResponder(), field.isEditing)
                print(field.resignFirstResponder(), field.isEditing)
                table.contentOffset = CGPoint(x: 0, y: 4)
                """, files: ["Screen.swift": delegate])
            #expect(
                lines == [
                    "true [[0, 1]]", "nil", "nil 1", "Optional(false)", "nil false", "began", "true true", "ended",
                    "true false", "scrolled",
                ])
        }
    }
}

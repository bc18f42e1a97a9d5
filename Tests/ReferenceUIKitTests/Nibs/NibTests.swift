import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Nibs, and the cells of tables. Each test is a launch on a fresh device.
    struct NibTests {
        private static let card = NibSample.nib(
            #"<view id="v"><subviews><label text="On the card" id="l"/></subviews></view>"#,
            owner: """
                <outlet property="view" destination="v" id="o1"/><outlet property="caption" destination="l" id="o2"/>
                """)

        /// A controller with a caption of its nib.
        private static let controller = """
            class CardViewController: UIViewController {
                @IBOutlet var caption: UILabel!
                override func viewDidLoad() { print("loaded", caption?.text ?? "nothing") }
            }
            """

        @Test(arguments: [("Card", "Card"), ("CardView", nil), ("CardViewController", nil), ("Card", nil)])
        func `A controller loads the nib of its name, or of its class's name`(file: String, name: String?) async throws
        {
            var sample = NibSample()
            sample.files["\(file).xib"] = Self.card
            sample.code = """
                \(Self.controller)
                class Screen: UIViewController {
                    override func viewDidLoad() {
                        let card = CardViewController(nibName: \(name.map { "\"\($0)\"" } ?? "nil"), bundle: nil)
                        print(card.nibName ?? "nil", card.isViewLoaded)
                        card.loadViewIfNeeded()
                        print(card.view.subviews.count)
                    }
                }
                """
            let lines = try await sample.play()
            // Only `CardView` and `CardViewController` are names of the class.
            let isFound = name != nil || file != "Card"
            #expect(
                lines == [
                    "state Company.Screen.init(coder:) made by the storyboard Main",
                    "call Company.Screen.viewDidLoad()", "console \(name ?? "nil") false",
                    "call Company.CardViewController.viewDidLoad()",
                    "console loaded \(isFound ? "On the card" : "nothing")", "console \(isFound ? 1 : 0)",
                    "state Company.Screen.rootViewController Screen",
                ])
        }

        @Test func `A nib is instantiated with an owner and external objects, each time anew`() async throws {
            var sample = NibSample()
            sample.files["Parts.xib"] = NibSample.nib(
                """
                <placeholder placeholderIdentifier="Guest" id="-3"><connections><outlet property="part" destination="a" id="o2"/></connections></placeholder>
                <view id="a" customClass="Part" customModuleProvider="target"/><label text="B" id="b"/>
                """, owner: #"<outlet property="part" destination="a" id="o1"/>"#)
            sample.code = """
                class Part: UIView { override func awakeFromNib() { print("part awake") } }
                class Owner: NSObject {
                    @IBOutlet var part: Part! { didSet { print("part") } }
                    @objc func awakeFromNib() { print("never") }
                }
                class Screen: UIViewController {
                    override func viewDidLoad() {
                        let nib = UINib(nibName: "Parts", bundle: nil)
                        let (owner, guest) = (Owner(), Owner())
                        let first = nib.instantiate(withOwner: owner, options: [.externalObjects: ["Guest": guest]])
                        print(first.count, first.first as? Part === owner.part, guest.part === owner.part)
                        let second = Bundle.main.loadNibNamed("Parts", owner: owner) ?? []
                        print(second.count, second.first as? Part === owner.part, guest.part === owner.part)
                        _ = UINib(nibName: "Gone", bundle: .main)
                        Bundle.main.loadNibNamed("Gone", owner: nil)
                    }
                }
                """
            let lines = try await sample.play()
            #expect(
                lines == [
                    "state Company.Screen.init(coder:) made by the storyboard Main",
                    "call Company.Screen.viewDidLoad()",
                    "console part", "console part", "call Company.Part.awakeFromNib()", "console part awake",
                    "console 2 true true",
                    "console part", "call Company.Part.awakeFromNib()", "console part awake", "console 2 true false",
                    "fault NSInternalInconsistencyException Could not load NIB in bundle: 'NSBundle <Company.app> (loaded)' with name 'Gone'",
                ])
        }

        @Test func `A nib without the view outlet ends the process`() async throws {
            var sample = NibSample()
            sample.files["Card.xib"] = NibSample.nib(#"<view id="v"/>"#)
            sample.code = """
                class Screen: UIViewController {
                    override func viewDidLoad() { _ = UIViewController(nibName: "Card", bundle: nil).view }
                }
                """
            let lines = try await sample.play()
            #expect(
                lines == [
                    "state Company.Screen.init(coder:) made by the storyboard Main",
                    "call Company.Screen.viewDidLoad()",
                    "fault NSInternalInconsistencyException -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Card\" nib but the view outlet was not set.",
                ])
        }

        @Test func `Prototypes, registered nibs and static cells make cells`() async throws {
            var sample = NibSample()
            sample.kind = "tableViewController"
            sample.controller = """
                <tableView key="view" style="grouped" id="t"><prototypes>
                <tableViewCell reuseIdentifier="Own" id="c" customClass="Own" customModuleProvider="target">
                <tableViewCellContentView key="contentView" id="cc"><subviews><label text="Proto" id="l"/></subviews></tableViewCellContentView>
                <connections><outlet property="caption" destination="l" id="o1"/></connections></tableViewCell>
                </prototypes><connections><outlet property="dataSource" destination="root" id="o2"/>
                <outlet property="delegate" destination="root" id="o3"/></connections></tableView>
                """
            sample.scenes = """
                <scene sceneID="q"><objects><tableViewController storyboardIdentifier="Fixed" id="f" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" id="ft"><sections><tableViewSection headerTitle="Head" id="fs"><cells>
                <tableViewCell id="fc" textLabel="fl"><tableViewCellContentView key="contentView" id="fcc"><subviews>
                <label text="Fixed" id="fl"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
                <connections><outlet property="dataSource" destination="f" id="o4"/></connections>
                </tableView></tableViewController></objects></scene>
                """
            sample.files["Row.xib"] = NibSample.nib(#"<tableViewCell id="r" tag="5" reuseIdentifier="Row"/>"#)
            sample.code = """
                class Own: UITableViewCell {
                    @IBOutlet var caption: UILabel!
                    override func awakeFromNib() { print("cell awake", caption.text ?? "", reuseIdentifier ?? "") }
                }
                class Screen: UITableViewController {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        tableView.dequeueReusableCell(withIdentifier: "Own", for: indexPath)
                    }
                    override func viewDidLoad() {
                        print(tableView.style == .grouped, tableView.dataSource === self)
                        let one = tableView.dequeueReusableCell(withIdentifier: "Own") as? Own
                        let two = tableView.dequeueReusableCell(withIdentifier: "Own") as? Own
                        print(one !== two, one?.contentView.subviews.count ?? 0)
                        tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
                        print(tableView.dequeueReusableCell(withIdentifier: "Row")?.tag ?? 0)
                        let fixed = storyboard?.instantiateViewController(withIdentifier: "Fixed") as? UITableViewController
                        let source = fixed?.tableView.dataSource
                        print(fixed?.tableView.numberOfSections ?? 0, fixed?.tableView.numberOfRows(inSection: 0) ?? 0)
                        let cell = source?.tableView(fixed!.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
                        print(cell?.textLabel?.text ?? "")
                    }
                    override func viewDidAppear(_ animated: Bool) {
                        print(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) is Own)
                        print(tableView.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
                    }
                }
                """
            let lines = try await sample.play()
            #expect(
                lines == [
                    "state Company.Screen.init(coder:) made by the storyboard Main",
                    "call Company.Screen.viewDidLoad()",
                    "console true true",
                    "call Company.Own.awakeFromNib()", "console cell awake Proto Own",
                    "call Company.Own.awakeFromNib()", "console cell awake Proto Own",
                    "console true 1", "console 5", "console 1 1", "console Fixed",
                    "state Company.Screen.rootViewController Screen",
                    "state UITableView not modelled: nothing is drawn, so the data source is asked for no rows",
                    "call Company.Screen.viewDidAppear(_:)",
                    "call Company.Own.awakeFromNib()", "console cell awake Proto Own",
                    "console true", "console true",
                ])
        }
    }
}

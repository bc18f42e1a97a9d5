import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The views of a storyboard's scene. Each test is a launch on a fresh device.
    struct StoryboardViewTests {
        private static let made = "state Company.Screen.init(coder:) made by the storyboard Main"

        @Test func `Objects are made, then attributes set, then outlets and actions, then all are awake`() async throws
        {
            var sample = NibSample()
            sample.controller = """
                <view key="view" id="v" tag="7">
                  <rect key="frame" x="0" y="0" width="300" height="600"/>
                  <subviews>
                    <view id="card" customClass="Card" customModuleProvider="target" restorationIdentifier="kept">
                      <accessibility key="accessibilityConfiguration" identifier="the card" label="Card"/>
                      <subviews><label text="Inside" id="inside"/></subviews>
                      <constraints><constraint firstAttribute="height" constant="44" id="height"/></constraints>
                      <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="level"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="string" keyPath="gone" value="x"/>
                      </userDefinedRuntimeAttributes>
                      <connections><outlet property="caption" destination="inside" id="o1"/></connections>
                    </view>
                    <button id="b1"><state key="normal" title="One"/><connections>
                      <action selector="tap:" destination="root" eventType="touchUpInside" id="a1"/>
                      <action selector="anywhere" destination="first" eventType="touchDown" id="a2"/>
                    </connections></button>
                    <textField placeholder="Name" id="field"><connections><outlet property="delegate" destination="root" id="o2"/></connections></textField>
                    <switch on="YES" id="switch"><connections>
                      <action selector="turned" destination="root" eventType="valueChanged" id="a3"/></connections></switch>
                    <futureView id="f1"/><futureView id="f2"/>
                  </subviews>
                  <connections><outletCollection property="gestureRecognizers" destination="tapping" appends="YES" id="o9"/></connections>
                </view>
                <navigationItem key="navigationItem" title="Start" id="n">
                  <barButtonItem key="rightBarButtonItem" title="Save" id="save"><connections>
                    <action selector="save" destination="root" id="a4"/></connections></barButtonItem>
                </navigationItem>
                <connections>
                  <outlet property="card" destination="card" id="o3"/>
                  <outlet property="saving" destination="save" id="o4"/>
                  <outlet property="height" destination="height" id="o5"/>
                  <outletCollection property="buttons" destination="b1" id="o6"/>
                  <outletCollection property="buttons" destination="switch" id="o7"/>
                  <outlet property="helper" destination="helper" id="o8"/>
                </connections>
                """
            sample.objects = """
                <tapGestureRecognizer id="tapping"><connections><action selector="tap:" destination="root" id="a5"/></connections></tapGestureRecognizer>
                <customObject id="helper" customClass="Helper" customModuleProvider="target"/>
                """
            sample.code = """
                class Card: UIView {
                    @IBInspectable var level = 0 { didSet { print("level", level, caption == nil) } }
                    @IBInspectable var ratio: CGFloat = 0
                    @IBOutlet weak var caption: UILabel! { didSet { print("caption", caption.text ?? "") } }
                    required init?(coder: NSCoder) {
                        super.init(coder: coder)
                        print("card", subviews.count, restorationIdentifier ?? "", accessibilityIdentifier ?? "")
                    }
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        print("card awake", level, ratio, layer.cornerRadius, caption != nil)
                    }
                }
                class Helper: NSObject { override init() { print("helper") } }
                class Screen: UIViewController, UITextFieldDelegate {
                    @IBOutlet private var card: Card! { didSet { print("outlet") } }
                    @IBOutlet weak var saving: UIBarButtonItem!
                    @IBOutlet weak var height: NSLayoutConstraint!
                    @IBOutlet var buttons: [UIControl]!
                    @IBOutlet var helper: Helper!
                    required init?(coder: NSCoder) {
                        super.init(coder: coder)
                        print("screen", title ?? "", isViewLoaded)
                    }
                    override func awakeFromNib() { print("screen awake", saving != nil, card == nil) }
                    override func viewDidLoad() {
                        print("loaded", view.tag, view.bounds.width, height.constant, buttons.count, helper != nil)
                        let field = view.subviews[2] as? UITextField
                        print(field?.delegate === self, field?.placeholder ?? "", view.gestureRecognizers?.count ?? 0)
                        buttons.forEach { $0.sendActions(for: [.touchDown, .touchUpInside, .valueChanged]) }
                        print(saving.target === self, saving.action ?? "")
                    }
                    @IBAction func tap(_ sender: UIButton) { print("tap", sender.currentTitle ?? "") }
                    @IBAction func turned() { print("turned") }
                    @IBAction func save() {}
                    @IBAction func anywhere() { print("anywhere") }
                }
                """
            let lines = try await sample.play()
            #expect(
                lines == [
                    "call Company.Screen.init(coder:)", "console screen Start false",
                    "call Company.Screen.awakeFromNib()", "console screen awake true true",
                    "call Company.Card.init(coder:)", "console card 1 kept the card",
                    "state futureView in a nib not modelled: it is a plain view here (Main)",
                    "call Company.Helper.init()", "console helper", "console level 3 true",
                    "console Failed to set (gone) user defined inspected property on (Company.Card): [<Company.Card> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone.",
                    "console outlet", "console caption Inside",
                    "call Company.Card.awakeFromNib()", "console card awake 3 1.5 8.0 true",
                    "call Company.Screen.viewDidLoad()", "console loaded 7 300.0 44.0 2 true", "console true Name 1",
                    "call Company.Screen.tap(_:)", "console tap One", "call Company.Screen.anywhere()",
                    "console anywhere",
                    "call Company.Screen.turned()", "console turned", "console true save",
                    "state Company.Screen.rootViewController Screen: “Inside”, “One”, “Name”",
                ])
        }

        @Test(arguments: [
            (
                "gone", "",
                [
                    "fault NSUnknownKeyException [<Company.Screen> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone."
                ]
            ),
            (
                "button", "@IBOutlet var button: UIButton!",
                [
                    "fault Company.Screen.button The nib Main connects the outlet button of Company.Screen to an object of UILabel, but its type is Optional<UIButton>. On a device the app goes on until it uses the property. Connect an object of that class."
                ]
            ),
            (
                "inputView", "",
                [
                    "state Company.Screen.inputView in a nib not modelled: the outlet is not connected (Main)",
                    "state Company.Screen.rootViewController Screen: “A”",
                ]
            ),
        ])
        func `An outlet that the class lacks, or with another type, ends the process`(
            outlet: String, member: String, expected: [String]
        ) async throws {
            var sample = NibSample()
            sample.controller = """
                <view key="view" id="v"><subviews><label text="A" id="l"/></subviews></view>
                <connections><outlet property="\(outlet)" destination="l" id="o"/></connections>
                """
            sample.code = "class Screen: UIViewController { \(member) }"
            let lines = try await sample.play()
            #expect(lines == [Self.made] + expected)
        }

        @Test func `An action that no class has ends the process when it is sent`() async throws {
            var sample = NibSample()
            sample.controller = """
                <view key="view" id="v"><subviews><button id="b"><connections>
                <action selector="gone:" destination="root" eventType="touchUpInside" id="a"/></connections></button>
                </subviews></view><connections><outlet property="button" destination="b" id="o"/></connections>
                """
            sample.code = """
                class Screen: UIViewController {
                    @IBOutlet var button: UIButton!
                    override func viewDidAppear(_ animated: Bool) { button.sendActions(for: .touchUpInside) }
                }
                """
            let lines = try await sample.play()
            #expect(
                lines == [
                    "state Company.Screen.init(coder:) made by the storyboard Main",
                    "state Company.Screen.rootViewController Screen",
                    "call Company.Screen.viewDidAppear(_:)",
                    "fault NSInvalidArgumentException -[Company.Screen gone:]: unrecognized selector sent to instance",
                ])
        }

        @Test func `A class that is no view, and one that is not there`() async throws {
            var sample = NibSample()
            sample.controller = """
                <view key="view" id="v"><subviews>
                <view id="g" customClass="Gone" customModuleProvider="target"/>
                <view id="h" customClass="Helper" customModuleProvider="target"/></subviews></view>
                """
            sample.code = """
                class Helper: NSObject {}
                class Screen: UIViewController {}
                """
            let lines = try await sample.play()
            #expect(
                lines == [
                    "state Company.Screen.init(coder:) made by the storyboard Main",
                    "console [Storyboard] Unknown class Company.Gone in Interface Builder file.",
                    "fault NSInvalidArgumentException -[Company.Helper initWithCoder:]: unrecognized selector sent to instance",
                ])
        }

        @Test func `Segues embed, show and prepare`() async throws {
            var sample = NibSample()
            sample.controller = """
                <view key="view" id="v"><subviews>
                <containerView id="c"><connections><segue destination="inner" kind="embed" identifier="in" id="s1"/></connections></containerView>
                <button id="b"><connections><segue destination="next" kind="presentation" identifier="touch" id="s2"/></connections></button>
                </subviews></view>
                <connections><segue destination="next" kind="show" identifier="go" id="s3"/>
                <outlet property="button" destination="b" id="o"/></connections>
                """
            sample.scenes = """
                <scene sceneID="t"><objects><viewController id="inner" customClass="Inner" customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
                <scene sceneID="u"><objects><viewController id="next" customClass="Next" customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
                """
            sample.code = """
                class Inner: UIViewController { override func viewDidLoad() { print("inner", parent is Screen) } }
                class Next: UIViewController { override func viewDidLoad() { print("next") } }
                class Screen: UIViewController {
                    @IBOutlet var button: UIButton!
                    override func viewDidLoad() { print("loaded", children.count) }
                    override func viewDidAppear(_ animated: Bool) { performSegue(withIdentifier: "go", sender: self) }
                    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                        print("may", identifier, sender is UIButton)
                        return false
                    }
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        print(segue.identifier ?? "", segue.destination.isViewLoaded, sender is Screen)
                        if segue.identifier == "go" { button.sendActions(for: .touchUpInside) }
                    }
                }
                """
            let lines = try await sample.play()
            #expect(
                lines == [
                    "state Company.Screen.init(coder:) made by the storyboard Main",
                    "state Company.Inner.init(coder:) made by the storyboard Main",
                    "call Company.Screen.prepare(for:sender:)", "console in false false",
                    "call Company.Inner.viewDidLoad()", "console inner true",
                    "call Company.Screen.viewDidLoad()", "console loaded 1",
                    "state Company.Screen.rootViewController Screen",
                    "call Company.Screen.viewDidAppear(_:)",
                    "state Company.Next.init(coder:) made by the storyboard Main",
                    "call Company.Screen.prepare(for:sender:)", "console go false true",
                    "call Company.Screen.shouldPerformSegue(withIdentifier:sender:)", "console may touch true",
                    "call Company.Next.viewDidLoad()", "console next",
                ])
        }
    }
}

import UIKit

class TestingRootViewController: UIViewController {

    override func loadView() {
        let label = UILabel()
        label.text = "Tonight: the unit tests"
        label.textAlignment = .center
        label.textColor = .white
        view = label
    }
}

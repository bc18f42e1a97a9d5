import UIKit

class ScaffoldViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
    }
}

import UIKit

class ViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Coverage.functions.append("ViewController.\(#function)")
    }
}

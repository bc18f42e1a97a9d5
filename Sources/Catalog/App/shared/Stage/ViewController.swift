import UIKit

class ViewController: UIViewController {
    override func awakeFromNib() {
        super.awakeFromNib()
        print("production: ViewController from the storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("production: ViewController")
    }
}

import UIKit

class ViewController: UIViewController {

    override func awakeFromNib() {
        super.awakeFromNib()
        print("ViewController is made from the storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("ViewController asks the server for tonight's programme")
    }
}

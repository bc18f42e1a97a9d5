import UIKit

class TrapRoomViewController: UIViewController {

    override func loadView() {
        let label = UILabel()
        label.text = "Below the stage"
        view = label
    }
}

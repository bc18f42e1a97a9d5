import UIKit

class ProgrammeViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        print("ProgrammeViewController asks the server for tonight's programme")
    }
}

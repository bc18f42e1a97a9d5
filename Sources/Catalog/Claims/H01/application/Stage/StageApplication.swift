import UIKit

class StageApplication: UIApplication {
}

/// Values of enumerations by their names in a nib, which are those of Swift in all but a few cases.
protocol NibNamed {
    /// The values with their names.
    static var nibNames: [String: Self] { get }
}

extension NibNamed {
    init?(nib name: String) {
        guard let value = Self.nibNames[name] else { return nil }
        self = value
    }
}

extension UIView.ContentMode: NibNamed {
    static var nibNames: [String: Self] {
        [
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
            "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
            "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ]
    }
}

extension NSTextAlignment: NibNamed {
    static var nibNames: [String: Self] {
        ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
    }
}

extension UITableViewCell.AccessoryType: NibNamed {
    static var nibNames: [String: Self] {
        [
            "none": .none, "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
        ]
    }
}

extension UIStackView.Alignment: NibNamed {
    static var nibNames: [String: Self] {
        [
            "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
            "bottom": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
    }
}

extension UIStackView.Distribution: NibNamed {
    static var nibNames: [String: Self] {
        [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
    }
}

extension UIControl.State: NibNamed {
    static var nibNames: [String: Self] {
        [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
    }
}

extension UITextField.BorderStyle: NibNamed {
    static var nibNames: [String: Self] {
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    }
}

extension UIKeyboardType: NibNamed {
    static var nibNames: [String: Self] {
        [
            "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
            "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
            "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
            "ASCIICapableNumberPad": .asciiCapableNumberPad,
        ]
    }
}

extension UIReturnKeyType: NibNamed {
    static var nibNames: [String: Self] {
        [
            "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
            "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
            "continue": .continue,
        ]
    }
}

extension UITextAutocapitalizationType: NibNamed {
    static var nibNames: [String: Self] {
        ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
    }
}

extension UITextAutocorrectionType: NibNamed {
    static var nibNames: [String: Self] { ["default": .default, "no": .no, "yes": .yes] }
}

extension UIModalPresentationStyle: NibNamed {
    static var nibNames: [String: Self] {
        [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
            "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
            "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none, "automatic": .automatic,
        ]
    }
}

extension UIModalTransitionStyle: NibNamed {
    static var nibNames: [String: Self] {
        [
            "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
            "partialCurl": .partialCurl,
        ]
    }
}

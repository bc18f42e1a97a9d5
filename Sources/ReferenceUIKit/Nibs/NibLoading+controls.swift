internal import Foundation
internal import Lifecycle

/// The controls of a file.
extension NibLoading {
    /// Configures a control.
    func configure(_ control: UIControl, _ element: Element) {
        control.isEnabled = element.flag("enabled") ?? true
        control.isSelected = element.flag("selected") ?? false
        control.isHighlighted = element.flag("highlighted") ?? false
        switch control {
        case let button as UIButton: configure(button, element)
        case let field as UITextField: configure(field, element)
        case let toggle as UISwitch: toggle.isOn = element.flag("on") ?? false
        case let slider as UISlider:
            slider.minimumValue = Float(element.number("minValue") ?? 0)
            slider.maximumValue = Float(element.number("maxValue") ?? 1)
            slider.value = Float(element.number("value") ?? 0)
        case let stepper as UIStepper:
            stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
            stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
            stepper.stepValue = Double(element.number("stepValue") ?? 1)
            stepper.value = Double(element.number("value") ?? 0)
        case let segments as UISegmentedControl:
            for segment in element.child("segments")?.children ?? [] {
                segments.insertSegment(
                    withTitle: segment.string("title"), at: segments.numberOfSegments, animated: false)
            }
            segments.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        case let pages as UIPageControl:
            pages.numberOfPages = element.integer("numberOfPages") ?? 0
            pages.currentPage = element.integer("currentPage") ?? 0
        default: break
        }
    }

    private func configure(_ button: UIButton, _ element: Element) {
        for state in element.children where state.name == "state" {
            guard let key = state["key"].flatMap(UIControl.State.init(nib:)) else { continue }
            if let title = state.text("title") { button.setTitle(title, for: key) }
            if let name = state["image"] {
                button.setImage(image(named: name, catalog: state["catalog"]), for: key)
            }
            if let color = state.value("titleColor")?.color(in: bundle) { button.setTitleColor(color, for: key) }
        }
        if let font = element.child("fontDescription")?.font { button.titleLabel?.font = font }
        if #available(iOS 15.0, *), let look = element.child("buttonConfiguration") {
            var configuration = UIButton.Configuration.plain()
            configuration.title = look.text("title") ?? button.title(for: .normal)
            configuration.subtitle = look.string("subtitle")
            configuration.image = look["image"].flatMap { image(named: $0, catalog: look["catalog"]) }
            button.configuration = configuration
        }
    }

    private func configure(_ field: UITextField, _ element: Element) {
        field.text = element.text() ?? ""
        field.placeholder = element.string("placeholder")
        field.textAlignment = element["textAlignment"].flatMap(NSTextAlignment.init(nib:)) ?? field.textAlignment
        field.borderStyle = element["borderStyle"].flatMap(UITextField.BorderStyle.init(nib:)) ?? .none
        if let font = element.child("fontDescription")?.font { field.font = font }
        if let color = element.value("textColor")?.color(in: bundle) { field.textColor = color }
        guard let traits = element.child("textInputTraits") else { return }
        field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
        field.keyboardType = traits["keyboardType"].flatMap(UIKeyboardType.init(nib:)) ?? .default
        field.returnKeyType = traits["returnKeyType"].flatMap(UIReturnKeyType.init(nib:)) ?? .default
        if let type = traits["autocapitalizationType"].flatMap(UITextAutocapitalizationType.init(nib:)) {
            field.autocapitalizationType = type
        }
        field.autocorrectionType = traits["autocorrectionType"].flatMap(UITextAutocorrectionType.init(nib:)) ?? .default
    }
}

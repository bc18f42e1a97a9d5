extension Recorder {
    /// Records the drawn pictures, and their words wherever a page shows them.
    func recordPictures() throws -> Bool {
        let isSame = try record(try folders.pictureFiles(), of: .pictures)
        if !isSame { sayHowToAccept(.pictures) }
        return isSame
    }
}

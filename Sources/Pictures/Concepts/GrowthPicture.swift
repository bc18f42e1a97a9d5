internal import Foundation
internal import Traces

/// Time and memory by the number of files, lines and readers.
package enum GrowthPicture {
    /// Draws for each cause how its time and its memory grow. Both scales are logarithmic: what doubles with its cause
    /// is parallel to the dashed line.
    package static func picture(_ growth: Growth) -> Picture {
        var sheet = PictureSheet()
        var words: [String] = []
        sheet.line("dashed", x: PictureSheet.margin, y: sheet.y + 8, toX: PictureSheet.margin + 30, toY: sheet.y + 8)
        sheet.text(.body, x: PictureSheet.margin + 38, y: sheet.y + 12, "twice as much for twice as many")
        sheet.y += 34
        for cause in Growth.Cause.allCases {
            let rows = growth.rows[cause] ?? []
            if !words.isEmpty { sheet.y += 18 }
            sheet.text(.title, x: PictureSheet.margin, y: sheet.y + 14, title(cause))
            sheet.y += 24
            let times = series(cause, rows)
            draw(times, unit: "s", on: &sheet)
            let memory = Series(
                name: cause == .readers ? "memory of the server" : "memory of the largest process", look: .dot,
                points: rows.map { ($0.count, $0.memory) })
            sheet.y += 8
            draw([memory], unit: "MB", on: &sheet)
            words.append(
                "\(title(cause)): \((times.map { said($0, "s") } + [said(memory, "MB")]).joined(separator: "; ")).")
        }
        return Picture(
            "growth.svg", title: "How time and memory grow", words: words.joined(separator: " "), sheet)
    }

    private enum Look: String {
        /// A full dot and an open one: the colours of dots mean production and tests elsewhere.
        case dot, observed
    }

    private struct Series {
        var name: String
        var look: Look
        var points: [(count: Int, value: Double)]
    }

    private static func title(_ cause: Growth.Cause) -> String {
        switch cause {
        case .files: "Files of an app that is tested"
        case .lines: "Lines that an app prints"
        case .readers: "Readers of one run"
        }
    }

    /// Returns the times: of the whole, and for files of a test after an edit.
    private static func series(_ cause: Growth.Cause, _ rows: [Growth.Row]) -> [Series] {
        let name =
            switch cause {
            case .files: "from nothing"
            case .lines: "a run, all built"
            case .readers: "until the last has all of it"
            }
        let edited = rows.compactMap { row in row.edited.map { (row.count, $0) } }
        return [Series(name: name, look: .dot, points: rows.map { ($0.count, $0.seconds) })]
            + (edited.isEmpty ? [] : [Series(name: "one body edited", look: .observed, points: edited)])
    }

    /// Returns the ends of a series in words.
    private static func said(_ series: Series, _ unit: String) -> String {
        guard let first = series.points.first, let last = series.points.last else { return series.name }
        return
            "\(series.name), \(short(first.value)) \(unit) for \(first.count), \(short(last.value)) \(unit) for \(last.count)"
    }

    private static let left = 76.0
    private static let right = PictureSheet.width - 44
    private static let height = 96.0

    /// Draws series on two logarithmic scales, and moves below them.
    private static func draw(_ series: [Series], unit: String, on sheet: inout PictureSheet) {
        for one in series {
            sheet.add(SVG.circle(one.look.rawValue, x: PictureSheet.margin + 4, y: sheet.y + 8, radius: 4))
            sheet.text(.body, x: PictureSheet.margin + 14, y: sheet.y + 12, one.name)
            sheet.y += 17
        }
        let all = series.flatMap(\.points)
        let counts = all.map { log10(Double($0.count)) }
        let values = all.map { log10($0.value) }
        guard let most = counts.max(), let least = counts.min(), let top = values.max(), let low = values.min() else {
            return
        }
        let bottom = floor(low)
        let rise = max(1, ceil(top) - bottom)
        let ground = sheet.y + 8 + height
        func x(_ count: Double) -> Double { left + (count - least) / max(most - least, 1) * (right - left) }
        func y(_ value: Double) -> Double { ground - (value - bottom) / rise * height }
        for decade in Int(bottom)...Int(bottom + rise) {
            let at = y(Double(decade))
            sheet.line("card", x: left, y: at, toX: right, toY: at)
            sheet.text(.faint, x: PictureSheet.margin, y: at + 4, "\(short(pow(10, Double(decade)))) \(unit)")
        }
        // In proportion to the count, from the first point of the first series.
        if let first = series.first?.points.first {
            let from = (log10(Double(first.count)), log10(first.value))
            let way = min(most - from.0, bottom + rise - from.1)
            sheet.line("dashed", x: x(from.0), y: y(from.1), toX: x(from.0 + way), toY: y(from.1 + way))
        }
        for one in series {
            let places = one.points.map { (x(log10(Double($0.count))), y(log10($0.value))) }
            for (from, to) in zip(places, places.dropFirst()) {
                sheet.line("line", x: from.0, y: from.1, toX: to.0, toY: to.1)
            }
            for place in places { sheet.add(SVG.circle(one.look.rawValue, x: place.0, y: place.1, radius: 3.5)) }
        }
        for count in Set(all.map(\.count)).sorted() where isPower(count) || log10(Double(count)) == most {
            let text = count >= 10_000 ? "\(count / 1000)k" : "\(count)"
            sheet.text(.faint, x: x(log10(Double(count))) - Double(text.count) * 3.2, y: ground + 16, text)
        }
        sheet.y = ground + 20
    }

    private static func isPower(_ count: Int) -> Bool {
        var rest = count
        while rest > 1, rest.isMultiple(of: 10) { rest /= 10 }
        return rest == 1
    }

    /// Returns a number with two digits that count.
    private static func short(_ value: Double) -> String {
        value >= 10
            ? "\(Int(value.rounded()))"
            : String(format: value >= 1 ? "%.1f" : "%.2f", value)
                .replacing(/\.?0+$/, with: "")
    }
}

import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("The real app")
            .onAppear { print("production: ContentView") }
    }
}

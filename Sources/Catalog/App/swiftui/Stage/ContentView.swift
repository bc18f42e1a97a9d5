import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("The production interface")
            .onAppear { print("production: ContentView") }
    }
}

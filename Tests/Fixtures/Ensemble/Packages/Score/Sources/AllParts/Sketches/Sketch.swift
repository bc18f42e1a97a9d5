#error("The manifest leaves this folder out.")

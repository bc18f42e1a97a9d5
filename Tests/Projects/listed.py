"""The public projects of the lists beside this file, and their files."""

import json
import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
PROGRAM = os.environ.get("UNDERSTUDY_PROGRAM", str(ROOT / ".build/debug/understudy"))
FOLDER = pathlib.Path(os.environ.get("PROJECTS", pathlib.Path.home() / ".cache" / "understudy-projects"))


def projects(name, words):
    """The projects of a list that have one of some words in their names; all if there are no words."""
    listed = json.loads((HERE / f"{name}.json").read_text())
    return [p for p in listed if not words or any(word in p["name"] for word in words)]


def path(project):
    """The project's path, with its files as of the commit."""
    folder = FOLDER / project["name"].replace("/", "+")
    if not folder.exists():
        folder.mkdir(parents=True)
        git = ["git", "-C", str(folder)]
        subprocess.run([*git, "init", "--quiet"], check=True)
        address = f"https://github.com/{project['name']}"
        subprocess.run([*git, "fetch", "--quiet", "--depth", "1", address, project["commit"]], check=True)
        subprocess.run([*git, "checkout", "--quiet", "FETCH_HEAD"], check=True)
    return str(folder / project["path"])

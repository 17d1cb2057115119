"""Which folder of the sources uses which: files and lines of each, who uses each other, and the circles.

    python3 Tests/Structure/folders.py [ROOT]

A file uses another where its code names a type that the other declares. A type that two files declare, and one that is nested in another,
says nothing. What composes the features (files directly in `App`) is left out, because it may use all.
"""

import collections
import pathlib
import re
import sys

DECLARED = re.compile(r"^(?:(?:public|package|private|fileprivate|final|indirect|nonisolated)\s+)*(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)", re.M)
NOT_CODE = re.compile(r'"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.S)


def folder_of(path: pathlib.PurePath) -> str | None:
    """The feature or module that a path below `Sources` belongs to; None for a file that stands directly in `App`."""
    parts = path.parts
    if parts[0] != "App":
        return parts[0]
    return parts[1] if len(parts) > 2 else None


def circles(edges: dict[str, set[str]]) -> list[set[str]]:
    """The sets of folders of which each reaches each other (Tarjan's strongly connected components of more than one)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(edges[node]):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            circle = set(stack[stack.index(node):])
            del stack[stack.index(node):]
            if len(circle) > 1:
                found.append(circle)

    for node in sorted(edges):
        if node not in index:
            visit(node)
    return found


def main() -> None:
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".") / "Sources"
    texts = {path.relative_to(root): path.read_text() for path in sorted(root.rglob("*.swift"))}
    homes: dict[str, set[pathlib.PurePath]] = collections.defaultdict(set)
    for path, text in texts.items():
        for name in DECLARED.findall(text):
            homes[name].add(path)
    owner = {name: next(iter(paths)) for name, paths in homes.items() if len(paths) == 1}
    files, lines = collections.Counter(), collections.Counter()
    edges: dict[str, set[str]] = collections.defaultdict(set)
    uses: dict[tuple[str, str], set[str]] = collections.defaultdict(set)
    for path, text in texts.items():
        folder = folder_of(path)
        files[folder or "App (directly)"] += 1
        lines[folder or "App (directly)"] += text.count("\n")
        if folder is None:
            continue
        edges[folder]
        for word in set(re.findall(r"\b[A-Z]\w+", NOT_CODE.sub(" ", text))):
            other = folder_of(owner[word]) if word in owner else folder
            if other is not None and other != folder:
                edges[folder].add(other)
                uses[folder, other].add(word)
    print(f"{'folder':16} {'files':>5} {'lines':>6}  uses")
    for folder in sorted(files, key=str):
        print(f"{folder:16} {files[folder]:5} {lines[folder]:6}  {', '.join(sorted(edges.get(folder, set())))}")
    pairs = sorted((a, b) for a in edges for b in edges[a] if a < b and a in edges[b])
    print(f"\nfolders {len(edges)}, uses {sum(map(len, edges.values()))}, pairs that use each other {len(pairs)}")
    for a, b in pairs:
        print(f"  {a} ⇄ {b}: {len(uses[a, b])} and {len(uses[b, a])} types")
    for circle in circles(edges):
        print(f"circle of {len(circle)}: {', '.join(sorted(circle))}")
    longest = max(texts, key=lambda path: texts[path].count("\n"))
    print(f"longest file: {longest} ({texts[longest].count(chr(10))} lines)")
    app = pathlib.PurePath("App/App.swift")
    if app in texts:
        print(f"App/App.swift: {texts[app].count(chr(10))} lines")


main()

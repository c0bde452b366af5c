# SPDX-License-Identifier: MIT
"""The window's pages as a screen reader hears and works them: window.py ARBITER_DESK DATABASE.

What can be pressed, typed into or chosen from has a name and the role of what it is; all is read as it is laid out;
what is pressed by way of AT-SPI does what a click does. Prints what is wrong, and ends with status 1 then."""
import subprocess
import sys
import time

from gi.repository import Gio, GLib

ROLES = {"push button", "radio button", "check box", "page tab", "combo box", "list item", "text", "password text", "slider",
         "panel"}
PATIENCE = 30
# Bits of the states that are asked for, as AT-SPI counts them.
STATES = {4: "checked", 7: "editable", 25: "showing"}
ROOT = "/org/a11y/atspi/accessible/root"


def words_of(states):
    """The states of an answer in words."""
    bits = states[0][0] if states else 0
    return {word for bit, word in STATES.items() if bits >> bit & 1}


class Bus:
    """AT-SPI's bus. Many things are asked at once: one after the other, a page would take seconds."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address.unpack()[0],
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)

    def ask(self, *questions):
        """The answers to questions (of whom, interface, method, arguments); None where somebody has none."""
        answers, left = [None] * len(questions), [len(questions)]

        def come(connection, result, at):
            left[0] -= 1
            try:
                answers[at] = connection.call_finish(result).unpack()
            except GLib.Error:
                pass  # it has gone since, or is no such thing

        for at, ((name, path), interface, method, given) in enumerate(questions):
            self.connection.call(name, path, interface, method, given, None, 0, 5000, None, come, at)
        while left[0] > 0:
            GLib.MainContext.default().iteration(True)
        return answers

    def accessible(self, whom, method):
        return whom, "org.a11y.atspi.Accessible", method, None

    def description(self, whom):
        return (whom, "org.freedesktop.DBus.Properties", "Get",
                GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Description")))

    def name(self, whom):
        return whom, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Name"))


class Node:
    """One thing that is seen, as it was when it was asked."""

    def __init__(self, bus, whom, name, around):
        self.bus, self.whom, self.name = bus, whom, name
        self.inside = False
        self.of_board = around is not None and around.name.startswith("Board")

    def asked(self):
        return [self.bus.accessible(self.whom, "GetRoleName"), self.bus.accessible(self.whom, "GetState"),
                (self.whom, "org.a11y.atspi.Action", "GetActions", None),
                (self.whom, "org.a11y.atspi.Component", "GetExtents", GLib.Variant("(u)", (1,)))]

    def take(self, role, states, actions, area):
        self.role = role[0] if role else ""
        self.states = words_of(states)
        self.actions = [action[0] for action in actions[0]] if actions else []
        self.left, self.top, width, height = area[0] if area else (0, 0, 0, 0)
        self.right, self.bottom = self.left + width, self.top + height

    def worked(self):
        return {"Press", "Toggle", "Increase"} & set(self.actions) or "editable" in self.states or self.role == "combo box"

    def __str__(self):
        return f"{self.role} \"{self.name}\" at {self.left},{self.top}"

    def do(self, action):
        assert action in self.actions, f"{self} offers {self.actions}, not {action}"
        which = GLib.Variant("(i)", (self.actions.index(action),))
        done, = self.bus.ask((self.whom, "org.a11y.atspi.Action", "DoAction", which))
        assert done == (True,), str(self)


class Window:
    def __init__(self, *command):
        self.program = subprocess.Popen(command)
        self.bus = Bus()
        self.frame = self.wait(self.found, "the window is there for who reads it aloud")

    def found(self):
        assert self.program.poll() is None, "the program has ended"
        programs, = self.bus.ask(self.bus.accessible(("org.a11y.atspi.Registry", ROOT), "GetChildren"))
        for one in programs[0] if programs else []:
            windows, = self.bus.ask(self.bus.accessible(one, "GetChildren"))
            if windows and windows[0]:
                return windows[0][0]
        return None

    def wait(self, holds, what):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            answer = holds()
            if answer:
                return answer
            time.sleep(0.05)
        raise AssertionError(f"not in {PATIENCE} seconds: {what}")

    def seen(self):
        """What is seen now, in the order in which it is read: their names, and who they are."""
        nodes, asked = {}, [(self.frame, None)]
        order = {self.frame: []}
        while asked:
            families = self.bus.ask(*[self.bus.accessible(whom, "GetChildren") for whom, _ in asked])
            children = [(child, node) for (_, node), family in zip(asked, families) for child in (family[0] if family else [])]
            parents = [whom for (whom, _), family in zip(asked, families) for _ in (family[0] if family else [])]
            states = self.bus.ask(*[self.bus.accessible(child, "GetState") for child, _ in children])
            there = [(child, around, parent) for (child, around), parent, state in zip(children, parents, states)
                     if "showing" in words_of(state)]
            names = self.bus.ask(*[self.bus.name(child) for child, _, _ in there])
            asked = []
            for (child, around, parent), name in zip(there, names):
                node = nodes[child] = Node(self.bus, child, name[0] if name else "", around)
                if around is not None:
                    around.inside = True
                order[parent].append(child)
                order[child] = []
                asked.append((child, node))

        def read(whom):
            for child in order[whom]:
                yield nodes[child]
                yield from read(child)

        return list(read(self.frame))

    def looked_at(self, nodes):
        answers = self.bus.ask(*[question for node in nodes for question in node.asked()])
        for i, node in enumerate(nodes):
            node.take(*answers[4 * i:4 * i + 4])
        return nodes

    def nodes(self):
        return self.looked_at(self.seen())

    def find(self, name, role=None):
        """The thing of that name, once it is there."""

        def one():
            named = self.looked_at([node for node in self.seen() if node.name == name])
            return next((node for node in named if role is None or node.role == role), None)

        try:
            return self.wait(one, f"{role or 'something'} named \"{name}\"")
        except AssertionError:
            print("Told is:", *self.nodes(), sep="\n  ")
            raise

    def described(self, name, role="push button"):
        """What is said of it besides its name."""
        description, = self.bus.ask(self.bus.description(self.find(name, role).whom))
        return description[0] if description else None

    def press(self, name, role=None):
        self.find(name, role).do("Press")


def named(page, nodes):
    """What has no name, or no role of something that is worked."""
    for node in nodes:
        if node.worked() and node.name.strip() == "":
            yield f"{page}: without a name: {node}"
        elif node.worked() and node.role not in ROLES and not node.of_board:
            yield f"{page}: not the role of what is worked: {node}"
        elif node.name.strip() == "" and not node.inside:
            yield f"{page}: nothing is said of it: {node}"


def follow(first, second):
    """May the second be read after the first? Not when it is above it, or in its line before it."""
    if min(first.right, second.right) - max(first.left, second.left) > 2 and second.bottom <= first.top + 1:
        return False
    if min(first.bottom, second.bottom) - max(first.top, second.top) > 2 and second.right <= first.left + 1:
        return False
    return True


def ordered(page, nodes):
    """What is read before what it stands behind. Pieces come in the order of their squares: a board is no text."""
    lines = [node for node in nodes if node.name and not node.inside and not node.of_board]
    for i, first in enumerate(lines):
        for second in lines[i + 1:]:
            if not follow(first, second):
                yield f"{page}: {second} is read after {first}"


def look(window, page, expected):
    """What is wrong with a page, once all that is expected of it is there."""
    for name, role in expected:
        window.find(name, role)
    nodes = window.nodes()
    # Behind a dialog nothing is worked; where things are in it is told from its own corner.
    dialog = next((i for i, node in enumerate(nodes) if node.role == "dialog"), -1)
    nodes = nodes[dialog + 1:]
    print(f"{page}: {len(nodes)} things are told", flush=True)
    wrong = [*named(page, nodes), *ordered(page, nodes)]
    for one in wrong:
        print(one, flush=True)
    return wrong


def is_here(window, tab):
    node = window.find(tab, "page tab")
    others = [one.name for one in window.nodes() if one.role == "page tab" and one.name != tab and "checked" in one.states]
    assert "checked" in node.states and not others, f"{tab} is the page that is open, and not {others}: {node.states}"


def main():
    window = Window(sys.argv[1], "--db", sys.argv[2], "--page", "welcome", "--size", "1280x800", "--language", "en")
    wrong = []
    try:
        wrong += look(window, "welcome", [("Good evening. This is Arbiter.", None), ("English", "radio button")])
        assert window.described("Table", "page tab") == "not possible now", "there is no game yet"
        window.press("A new game", "push button")
        wrong += look(window, "new game", [("The game: Chess", "combo box"), ("South", "text")])
        is_here(window, "New game")

        window.press("Begin the game", "push button")
        wrong += look(window, "table", [("South to move", None), ("Board", "panel"), ("Moves and events", "list")])
        is_here(window, "Table")
        assert window.described("Table", "page tab") == "", "now there is"
        # A move, made as hands cannot.
        window.press("South's pawn on e2", "push button")
        window.press("e4: empty", "push button")
        window.find("North to move")
        window.find("South's pawn on e4", "push button")
        window.find("Board, e4: South's pawn", "panel")
        window.press("Points", "radio button")
        window.wait(lambda: "checked" in window.find("Points", "radio button").states, "Points are shown")
        assert "checked" not in window.find("Moves", "radio button").states
        wrong += look(window, "table, after a move", [("Take back", "push button")])
        assert window.described("Take back") == "", "it can be pressed"
        window.press("Take back")
        window.find("South to move")
        window.wait(lambda: window.described("Take back") == "not possible now", "nothing is left to take back, and it is said")
        assert window.described("Bring again") == "", "that can"

        for page, expected in {"Games": [("Filter", "push button")], "Club": [("New event", "push button")],
                               "Camera": [("What to watch", "text")], "Settings": [("Try it", "push button")]}.items():
            window.press(page, "page tab")
            wrong += look(window, page, expected)
            is_here(window, page)
        window.press("Dark", "radio button")
        window.wait(lambda: "checked" in window.find("Dark", "radio button").states, "Dark is chosen")
        assert "checked" not in window.find("Light", "radio button").states

        window.press("Club", "page tab")
        window.press("New event", "push button")
        wrong += look(window, "a new event", [("New event", "dialog"), ("Rounds", "text"), ("Make it", "push button")])
        window.press("More options", "check box")
        window.find("Time control", "text")
    finally:
        window.program.terminate()
        window.program.wait()
    return 1 if wrong else 0


sys.exit(main())

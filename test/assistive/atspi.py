"""Answers what a desktop's accessibility interface (AT-SPI 2) has of the pages that are open: one JSON object a line, in and out."""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

CONTROLS = {
    "push button", "button", "toggle button", "link", "entry", "password text", "combo box", "radio button", "check box", "spin button",
    "slider", "list box option",
}


def states(node):
    return {state.value_nick for state in node.get_state_set().get_states()}


def actions(node):
    return [node.get_action_name(index) for index in range(node.get_n_actions())] if node.get_action_iface() else []


def relations(node):
    return {
        relation.get_relation_type().value_nick: [
            relation.get_target(index).get_name() for index in range(relation.get_n_targets())
        ]
        for relation in node.get_relation_set()
    }


def text(node):
    if not node.get_text_iface():
        return ""
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node)).replace("\ufffc", "")


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def describe(node):
    return {
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "description": node.get_description() or "",
        "states": sorted(states(node)),
        "actions": actions(node),
        "relations": relations(node),
        "text": text(node),
        "children": [describe(child) for child in children(node)],
    }


def documents(node, depth=0):
    if node.get_role_name() == "document web":
        # In WebKitGTK a document that is scrolled by more than the height of its window is visible, and no longer showing.
        if "visible" in states(node):
            yield node
    elif depth < 40:
        for child in children(node):
            yield from documents(child, depth + 1)


def every(node):
    yield node
    for child in children(node):
        yield from every(child)


def pages(title):
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    for application in children(desktop):
        for document in documents(application):
            if title in (document.get_name() or ""):
                yield document


def click(title, words):
    for page in pages(title):
        found = [node for node in every(page) if node.get_role_name() in CONTROLS and words in (node.get_name() or "") and actions(node)]
        # What is named so as a whole comes before what only contains the words.
        for node in sorted(found, key=lambda each: each.get_name() != words):
            return node.do_action(0)
    return False


def answer(question):
    # What has changed since the last question: without it the library answers from its cache.
    while GLib.MainContext.default().pending():
        GLib.MainContext.default().iteration(False)
    title = question["title"]
    if "click" in question:
        return click(title, question["click"])
    return next((describe(page) for page in pages(title)), None)


Atspi.init()
for line in sys.stdin:
    try:
        reply = answer(json.loads(line))
    except Exception as error:  # What goes away while it is read: the next question finds what is there then.
        reply = {"error": str(error)}
    print(json.dumps(reply), flush=True)

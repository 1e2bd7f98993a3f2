"""Prints a page of WebKitGTK to a file, once its title says that it is ready."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

url, path = sys.argv[1:]
window = Gtk.Window()
window.set_default_size(1000, 1000)
view = WebKit2.WebView()
window.add(view)
status = 1


def end(code):
    global status
    status = code
    Gtk.main_quit()
    return False


def print_page(*_):
    if view.get_title() != "Ready":
        return
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(path))
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect("failed", lambda _, error: (print(error.message, file=sys.stderr), end(1)))
    operation.connect("finished", lambda _: end(0))
    window.operation = operation
    operation.print_()


view.connect("notify::title", print_page)
window.show_all()
view.load_uri(url)
GLib.timeout_add_seconds(120, end, 1)
Gtk.main()
sys.exit(status)

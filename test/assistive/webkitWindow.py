"""A window of WebKitGTK of a size, at an address: MiniBrowser has no size to choose."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

url, width, height = sys.argv[1:]
window = Gtk.Window()
window.set_default_size(int(width), int(height))
view = WebKit2.WebView()
view.connect("notify::title", lambda *_: window.set_title(view.get_title() or ""))
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
view.load_uri(url)
Gtk.main()

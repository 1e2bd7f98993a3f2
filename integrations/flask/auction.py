"""What the templates of header and footer need besides Flask's own: `auction.init(app, site)`, with the configuration as a dict."""

from datetime import date
from secrets import token_urlsafe

from flask import g


def init(app, site):
    @app.before_request
    def make_nonce():
        g.auction_nonce = token_urlsafe(16)

    @app.context_processor
    def add_values():
        return {"auction_site": site, "auction_nonce": g.auction_nonce, "auction_year": date.today().year}

    @app.after_request
    def add_policy(response):
        nonce = g.auction_nonce
        response.headers["Content-Security-Policy"] = (
            f"default-src 'self'; script-src 'nonce-{nonce}' 'strict-dynamic'; style-src 'nonce-{nonce}'; "
            "require-trusted-types-for 'script'"
        )
        return response

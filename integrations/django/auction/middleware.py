"""A Content-Security-Policy with a nonce for each page; leave it out if django-csp is there."""

from secrets import token_urlsafe


class NonceMiddleware:
    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        nonce = request.csp_nonce = token_urlsafe(16)
        response = self.get_response(request)
        response["Content-Security-Policy"] = (
            f"default-src 'self'; script-src 'nonce-{nonce}' 'strict-dynamic'; style-src 'nonce-{nonce}'; "
            "require-trusted-types-for 'script'"
        )
        return response

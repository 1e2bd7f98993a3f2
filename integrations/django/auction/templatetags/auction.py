"""Header and footer as tags that the script fills, with the configuration of settings.AUCTION_SITE."""

import json

from django import template
from django.conf import settings
from django.utils.html import format_html

register = template.Library()


@register.simple_tag(takes_context=True)
def auction_header(context):
    is_bidder = context["request"].user.is_authenticated
    return format_html(
        '<auction-header session="{}" config="{}"></auction-header>',
        "bidder" if is_bidder else "visitor",
        json.dumps(settings.AUCTION_SITE),
    )


@register.simple_tag
def auction_footer():
    return format_html('<auction-footer config="{}"></auction-footer>', json.dumps(settings.AUCTION_SITE))

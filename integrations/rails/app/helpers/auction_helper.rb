# Header and footer as tags that the script fills.
module AuctionHelper
  # The files lie in public/, where the asset pipeline does not rename them: they import each other by name. javascript_include_tag would
  # preload them in a mode that modules do not have.
  def auction_script_tag
    tag.script type: "module", src: "/auction-elements/autoload.js", nonce: content_security_policy_nonce
  end

  def auction_stylesheet_tag
    tag.link rel: "stylesheet", href: "/auction-elements/auction-elements.css", nonce: content_security_policy_nonce
  end

  # With the site's configuration as a hash, and further attributes: auction_header_tag site, product_name: "Gavel"
  def auction_header_tag(site, bidder: session[:bidder].present?, **attributes)
    auction_site_tag "auction-header", site, session: bidder ? "bidder" : "visitor", **attributes
  end

  def auction_footer_tag(site, **attributes)
    auction_site_tag "auction-footer", site, **attributes
  end

  private

  def auction_site_tag(name, site, **attributes)
    content_tag name, "", config: site.to_json, **attributes.transform_keys { |key| key.to_s.dasherize }
  end
end

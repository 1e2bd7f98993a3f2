Rails.application.config.content_security_policy do |policy|
  policy.default_src :self
  policy.script_src :strict_dynamic
  policy.style_src :self
  policy.directives["require-trusted-types-for"] = ["'script'"]
end
Rails.application.config.content_security_policy_nonce_generator = ->(_request) { SecureRandom.base64(16) }
Rails.application.config.content_security_policy_nonce_directives = %w[script-src style-src]

export const rails = {
  name: 'rails',
  title: 'Rails',
  program: 'puma',
  packages: ['ruby-rails', 'ruby-sprockets-rails', 'ruby-sqlite3', 'puma'],
  pages: { tag: '/tag', page: '/page', signIn: '/test-sign-in' },
  start({ port, copyLibrary, copyIntegration, render, write }) {
    copyLibrary('public/auction-elements');
    copyIntegration('.', ['app', 'config']);
    render('app/views/auction', '--template', 'erb', '--styles', 'nonce');
    write('app/assets/config/manifest.js', '');
    write(
      'app/controllers/lots_controller.rb',
      `class LotsController < ActionController::Base
  def page = nil
  def tag = @site = JSON.parse(Rails.root.join("public/auction-elements/site.json").read)
  def sign_in = render(plain: "Sign in")
  def test_sign_in
    session[:bidder] = "ada"
    render html: "Hello"
  end
end
`,
    );
    write(
      'config.ru',
      `require "action_controller/railtie"
require "sprockets/railtie"

class Shop < Rails::Application
  config.root = __dir__
  config.load_defaults 6.1
  config.eager_load = false
  config.secret_key_base = "test"
  config.hosts.clear
  config.logger = Logger.new($stdout, level: :warn)
  config.assets.compile = false
  config.public_file_server.enabled = true
  config.middleware.use Rack::Deflater
end
Rails.application.initialize!
Rails.application.routes.draw do
  get "page", to: "lots#page"
  get "tag", to: "lots#tag"
  get "sign-in", to: "lots#sign_in"
  get "test-sign-in", to: "lots#test_sign_in"
end
run Rails.application
`,
    );
    return {
      command: 'puma',
      args: ['-b', `tcp://127.0.0.1:${port}`, 'config.ru'],
      options: { env: { ...process.env, RAILS_ENV: 'production' } },
    };
  },
};

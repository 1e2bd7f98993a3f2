export const flask = {
  name: 'flask',
  title: 'Flask',
  program: '/usr/lib/python3/dist-packages/flask',
  packages: ['python3-flask'],
  pages: { tag: '/tag', page: '/page', signIn: '/test-sign-in' },
  without: { gzip: 'the web server’s' },
  start({ folder, port, copyLibrary, copyIntegration, render, write }) {
    copyLibrary('public');
    copyIntegration('.', ['auction.py', 'templates']);
    render('templates/auction', '--template', 'jinja', '--styles', 'nonce');
    write(
      'shop.py',
      `import json
import auction
from flask import Flask, render_template, session

app = Flask("shop", root_path="${folder}", static_folder="public", static_url_path="/auction-elements")
app.secret_key = "test"
auction.init(app, json.load(open("${folder}/public/site.json")))

@app.route("/page")
def page():
    return render_template("page.html")

@app.route("/tag")
def tag():
    return render_template("tag.html")

@app.route("/sign-in")
def sign_in():
    return "Sign in"

@app.route("/test-sign-in")
def test_sign_in():
    session["bidder"] = "ada"
    return "Hello"

app.run(port=${port}, threaded=True)
`,
    );
    return { command: '/usr/bin/python3', args: ['shop.py'] };
  },
};

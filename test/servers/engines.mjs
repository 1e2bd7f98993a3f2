import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installFromApt } from '../../scripts/findBrowser.mjs';
import { root } from '../support/servers.mjs';

/** Separates the pages in the output of an engine. */
const separator = '\n<hr id="next-page">\n';

/** Returns a function that renders files with a script, which receives `{files, requests}` as JSON on the standard input. */
const runScript =
  ({ program, args, files, packages }) =>
  (paths, requests) => {
    if (![program, ...files].every(existsSync)) installFromApt(...packages);
    const output = execFileSync(program, args, {
      input: JSON.stringify({ files: paths, requests, separator }),
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    return output.split(separator).slice(0, -1);
  };

const python = (script, module) =>
  runScript({
    program: '/usr/bin/python3',
    args: ['-c', `import json, os, sys\ninput = json.load(sys.stdin)\nout = sys.stdout\n${script}`],
    files: [`/usr/lib/python3/dist-packages/${module}`],
    packages: [`python3-${module}`],
  });

const phpScript = (script) => ['-r', `$input = json_decode(stream_get_contents(STDIN));\n${script}`];

/**
 * Template languages without their shops and frameworks, in their own engines. `render` renders files for
 * `requests`, whose values are `isBidder`, `path`, and `productName`.
 */
export const engines = {
  liquid: {
    files: ['auction-header.liquid', 'auction-footer.liquid'],
    render(files, requests) {
      const { Liquid } = createRequire(`${root}test/servers/package.json`)('liquidjs');
      return requests.map(({ isBidder, path, productName }) => {
        const given = {
          request: { path },
          customer: isBidder ? {} : undefined,
          auction_product_name: productName,
        };
        return files
          .map((file) => new Liquid().parseAndRenderSync(readFileSync(file, 'utf8'), given))
          .join('');
      });
    },
  },
  twig: {
    files: ['header.html.twig', 'footer.html.twig'],
    render: runScript({
      program: '/usr/bin/php',
      files: ['/usr/share/php/Twig/autoload.php'],
      packages: ['php-cli', 'php-twig'],
      args: phpScript(`require '/usr/share/php/Twig/autoload.php';
foreach ($input->requests as $values) {
  $app = (object) ['request' => (object) ['requestUri' => $values->path], 'user' => $values->isBidder ? (object) [] : null];
  foreach ($input->files as $file) {
    $twig = new \\Twig\\Environment(new \\Twig\\Loader\\FilesystemLoader(dirname($file)), ['strict_variables' => true]);
    echo $twig->render(basename($file), ['app' => $app] + (isset($values->productName) ? ['auction_product_name' => $values->productName] : []));
  }
  echo $input->separator;
}`),
    }),
  },
  php: {
    files: ['header.php', 'footer.php'],
    render: runScript({
      program: '/usr/bin/php',
      files: [],
      packages: ['php-cli'],
      // Short tags are enabled on some servers.
      args: [
        '-d',
        'short_open_tag=On',
        ...phpScript(`function show($file, $values) {
  $_SERVER['REQUEST_URI'] = $values->path;
  $_SESSION = $values->isBidder ? ['bidder' => 'ada'] : [];
  if (isset($values->productName)) $auction_product_name = $values->productName;
  include $file;
}
foreach ($input->requests as $values) {
  foreach ($input->files as $file) show($file, $values);
  echo $input->separator;
}`),
      ],
    }),
  },
  erb: {
    files: ['_header.html.erb', '_footer.html.erb'],
    render: runScript({
      program: '/usr/bin/ruby',
      files: ['/usr/share/doc/ruby-rails'],
      packages: ['ruby-rails'],
      args: [
        '-e',
        `require "action_controller"
require "action_view"
require "json"
input = JSON.parse($stdin.read)
Page = Class.new(ActionView::Base.with_empty_template_cache) do
  attr_accessor :path, :bidder
  def session = { bidder: bidder }
  def request = Struct.new(:fullpath).new(path)
  def content_security_policy_nonce = nil
end
input["requests"].each do |values|
  input["files"].each do |file|
    page = Page.new(ActionView::LookupContext.new([File.dirname(file)]), {}, nil)
    page.path, page.bidder = values["path"], values["isBidder"] ? "ada" : nil
    name = File.basename(file)[/[a-z]+/]
    print page.render(partial: name, locals: values["productName"] ? { product_name: values["productName"] } : {})
  end
  print input["separator"]
end`,
      ],
    }),
  },
  django: {
    files: ['header.html', 'footer.html'],
    render: python(
      `import django
from django.conf import settings
from django.template import Context, Engine
from types import SimpleNamespace
settings.configure(USE_TZ=True)
django.setup()
for values in input["requests"]:
    user = SimpleNamespace(is_authenticated=values["isBidder"])
    request = SimpleNamespace(get_full_path=lambda: values["path"], user=user)
    names = {"request": request, "auction_product_name": values.get("productName")}
    for file in input["files"]:
        out.write(Engine().from_string(open(file).read()).render(Context(names)))
    out.write(input["separator"])`,
      'django',
    ),
  },
  jinja: {
    files: ['header.html', 'footer.html'],
    render: python(
      `import jinja2
from datetime import datetime
from types import SimpleNamespace
for values in input["requests"]:
    path, _, query = values["path"].partition("?")
    request = SimpleNamespace(script_root="", path=path, query_string=query.encode())
    names = {"request": request, "session": {"bidder": "ada"} if values["isBidder"] else {}, "auction_year": datetime.now().year}
    if "productName" in values: names["auction_product_name"] = values["productName"]
    for file in input["files"]:
        environment = jinja2.Environment(loader=jinja2.FileSystemLoader(os.path.dirname(file)), autoescape=True, undefined=jinja2.StrictUndefined)
        out.write(environment.get_template(os.path.basename(file)).render(names))
    out.write(input["separator"])`,
      'jinja2',
    ),
  },
};

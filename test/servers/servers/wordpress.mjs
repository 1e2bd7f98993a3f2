import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { until } from '../../support/browser.mjs';
import { root } from '../../support/servers.mjs';
import { fetchPath, openPage } from '../checks.mjs';

const themeFiles = {
  'style.css': '/* Theme Name: Shop */',
  'functions.php': `<?php
show_admin_bar(false);
remove_action('wp_head', 'print_emoji_detection_script', 7);
add_filter('auction_elements_partials', fn($folder) => is_page('tag') ? '' : $folder);`,
  'index.php': `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Lots</title><?php wp_head(); ?></head>
<body><?php wp_body_open(); is_page('tag') || auction_elements_header(); ?>
<main><?php while (have_posts()) { the_post(); the_content(); } ?></main>
<?php wp_footer(); ?></body></html>`,
};

async function openAdmin(server, path) {
  const page = await openPage(server, server.pages.signIn);
  await page.goto(`${server.origin}/wp-admin/${path}`);
  return page;
}

async function trySettings(server) {
  const page = await openAdmin(server, 'options-general.php?page=auction-elements');
  const shows = (name) =>
    until(
      () =>
        page
          .$('auction-header')
          .then((header) =>
            header.evaluate(
              ({ shadowRoot }, text) => shadowRoot?.querySelector('.logo')?.textContent === text,
              name,
            ),
          ),
      name,
    );
  const save = async (config) => {
    await page.$eval('textarea', (textarea, text) => (textarea.value = text), config);
    await Promise.all([page.waitForNavigation(), page.click('#submit')]);
  };
  await shows('Gavel & Söhne’s');
  await save('{"productName":"Hammer & “Co”"}');
  await shows('Hammer & “Co”');
  await save('{"productName":');
  await shows('Hammer & “Co”');
  assert.match(await page.$eval('.notice-error', ({ textContent }) => textContent), /not valid JSON/);
}

/** In the editor, a block can be selected, removed, and inserted. */
async function tryEditor(server) {
  const { body } = await fetchPath(server.origin, '/wp-json/wp/v2/pages?slug=lots');
  const [{ id }] = JSON.parse(body.toString('utf8'));
  const page = await openAdmin(server, `post.php?post=${id}&action=edit`);
  /**
   * In WordPress 6.3 and later, the blocks are in a frame, unless a plugin has a block with an earlier API.
   */
  const find = (selector) =>
    until(async () => {
      for (const frame of page.frames()) {
        const found = await frame.$(selector);
        if (found) return found;
      }
    }, selector);
  await (await find('::-p-text(Auction footer)')).click();
  await find('::-p-aria([name="Block tools"][role="toolbar"])');
  await page.keyboard.press('Delete');
  await find(
    '::-p-aria([name="Empty block; start writing or type forward slash to choose a block"][role="document"])',
  );
  await page.keyboard.type('/auction header');
  await find('[role=option]::-p-text(Auction header)');
  await page.keyboard.press('Enter');
  await find('::-p-aria([name="Block: Auction header"][role="document"])');
  assert.equal(page.frames().length, server.version === '6.1' ? 1 : 2);
  assert.deepEqual(page.errors, []);
}

/** Script modules require WordPress 6.5 or later. */
async function tryScript({ origin, version, pages }) {
  const html = (await fetchPath(origin, pages.page)).body.toString('utf8');
  assert.match(html, new RegExp(`<meta name="generator" content="WordPress ${version}\\b`));
  const [, id] = /<script type="module" [^>]*autoload\.js[^>]* id=["']([^"']*)/.exec(html) ?? [];
  assert.equal(id, version === '6.1' ? 'auction-elements-js' : 'auction-elements-js-module');
}

const packages = ['php-cli', 'php-mysql', 'mariadb-server'];

/** The plugin on a WordPress site with its own database. */
const makeWordPress = ({ version, copyWordPress, ...rest }) => ({
  folder: 'wordpress',
  title: `WordPress ${version}`,
  version,
  pages: { tag: '/tag/', page: '/lots/', signIn: '/test-sign-in.php' },
  without: { 'strict policy': 'WordPress has inline scripts of its own' },
  ownChecks: {
    'script of its version': tryScript,
    'settings page with a preview': trySettings,
    'blocks in the editor': tryEditor,
  },
  start({ folder, port, copyLibrary, copyIntegration, render, write }) {
    const content = 'www/wp-content';
    copyWordPress({ to: join(folder, 'www'), write });
    copyIntegration(`${content}/plugins`, ['auction-elements']);
    copyLibrary(`${content}/plugins/auction-elements/dist`);
    copyLibrary('www/auction-elements');
    render(`${content}/auction-elements`, '--template', 'php', '--css-path', '/wp-content/auction-elements/');
    for (const [name, text] of Object.entries(themeFiles)) write(`${content}/themes/shop/${name}`, text);
    write(
      'www/wp-config.php',
      `<?php
define('DB_NAME', 'shop'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${folder}/db.sock');
define('WP_CONTENT_DIR', '${folder}/${content}'); define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true);
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $key) define($key, $key);
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';`,
    );
    write(
      'install.php',
      `<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';
require '${folder}/www/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Shop', 'ada', 'ada@example.com', true, '', 'tractor');
update_option('siteurl', 'http://127.0.0.1:${port}'); update_option('home', 'http://127.0.0.1:${port}');
update_option('permalink_structure', '/%postname%/');
update_option('template', 'shop'); update_option('stylesheet', 'shop');
update_user_meta(1, 'wp_persisted_preferences', ['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')]);
update_option('active_plugins', ['auction-elements/auction-elements.php']);
update_option('auction_elements_config', file_get_contents('${folder}/www/auction-elements/site.json'));
foreach (['lots' => '<!-- wp:auction-elements/footer /-->', 'tag' => '[auction_header]<p>Lots</p>[auction_footer]'] as $name => $content)
  wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => $name, 'post_content' => $content]);
flush_rewrite_rules();`,
    );
    write('www/test-sign-in.php', "<?php require 'wp-load.php'; wp_set_auth_cookie(1); echo 'Hello';");
    write(
      'start.sh',
      `set -e
mariadb-install-db --datadir=${folder}/db --auth-root-authentication-method=normal --skip-test-db --user=root >/dev/null
mariadbd --no-defaults --datadir=${folder}/db --socket=${folder}/db.sock --skip-networking --user=root & database=$!
until mariadb --no-defaults --socket=${folder}/db.sock -uroot -e 'create database if not exists shop' 2>/dev/null; do sleep 0.2; done
php install.php
php -d zlib.output_compression=On -S 127.0.0.1:${port} -t ${folder}/www & web=$!
trap 'kill $database $web' TERM
set +e
wait $web
# It writes until it has ended.
wait $database
`,
    );
    return { command: 'sh', args: ['start.sh'] };
  },
  ...rest,
});

const debian = makeWordPress({
  name: 'wordpress',
  version: '6.1',
  program: '/usr/share/wordpress/wp-load.php',
  packages: ['wordpress', ...packages],
  copyWordPress: ({ to }) => cpSync('/usr/share/wordpress', to, { recursive: true, dereference: true }),
});

/** A build of WordPress Playground, which keeps files that PHP does not run next to its archive. */
const makeBuild = (version, build = version) =>
  makeWordPress({
    name: `wordpress-${version}`,
    version,
    program: 'mariadbd',
    packages,
    copyWordPress({ to, write }) {
      const builds = join(root, 'test/servers/node_modules/@wp-playground/wordpress-builds');
      cpSync(join(builds, 'public', `wp-${build}`), to, { recursive: true });
      const files = unzipSync(readFileSync(join(builds, 'src/wordpress', `wp-${build}.zip`)));
      for (const [path, bytes] of Object.entries(files)) if (!path.endsWith('/')) write(`www/${path}`, bytes);
    },
  });

export const wordpress = [debian, makeBuild('6.5'), makeBuild('6.7-alpha', 'nightly')];

import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../support/browser.mjs';

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

async function trySettings({ origin, browser }) {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.goto(`${origin}/test-sign-in.php`);
  await page.goto(`${origin}/wp-admin/options-general.php?page=auction-elements`);
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

/** The plugin on Debian's WordPress, with a database of its own. */
export const wordpress = {
  name: 'wordpress',
  title: 'WordPress',
  program: '/usr/share/wordpress/wp-load.php',
  packages: ['wordpress', 'php-cli', 'php-mysql', 'mariadb-server'],
  pages: { tag: '/tag/', page: '/lots/', signIn: '/test-sign-in.php' },
  without: { 'strict policy': 'WordPress has inline scripts of its own' },
  ownChecks: { 'settings page with a preview': trySettings },
  start({ folder, port, copyLibrary, copyIntegration, render, write }) {
    const content = 'www/wp-content';
    cpSync('/usr/share/wordpress', join(folder, 'www'), { recursive: true, dereference: true });
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
};

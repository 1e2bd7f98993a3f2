import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/install.mjs';
import { appears, press, until } from '../support/browser.mjs';
import { root } from '../support/servers.mjs';

const php = ['php-cli', 'php-xml', 'php-mbstring'];

/** Serves a folder with PHP. */
const servePhp = (port, folder, router = '') => `php -S 127.0.0.1:${port} -t ${folder} ${router}`;

const shows = (page, text) =>
  until(() => page.evaluate((part) => document.body.innerText.includes(part), text), text);

/**
 * Applications from Debian or npm. `packages` has the Debian packages with the file `program`. `start` writes files to a folder and returns
 * the shell command that serves the application. `containers` has the IDs of its elements for custom headers and footers. `use` uses the application's own controls on the page `path`.
 */
export const applications = [
  {
    title: 'DokuWiki',
    program: '/usr/share/dokuwiki/doku.php',
    packages: ['dokuwiki', ...php],
    path: '/doku.php?id=start',
    start({ folder, port }) {
      const config = join(folder, 'config');
      cpSync('/etc/dokuwiki', config, { recursive: true, dereference: true });
      const data = join(folder, 'data');
      for (const name of ['pages/wiki', 'attic', 'cache', 'index', 'locks', 'log', 'media', 'media_attic'])
        mkdirSync(join(data, name), { recursive: true });
      for (const name of ['media_meta', 'meta', 'tmp']) mkdirSync(join(data, name));
      writeFileSync(join(data, 'pages/start.txt'), '====== Lots ======\nA **tractor** and ten [[coins]].\n');
      writeFileSync(
        join(config, 'local.php'),
        `<?php $conf['useacl'] = 0; $conf['savedir'] = '${data}'; $conf['updatecheck'] = 0;`,
      );
      writeFileSync(join(folder, 'before.php'), `<?php define('DOKU_CONF', '${config}/');`);
      return servePhp(port, '/usr/share/dokuwiki').replace(
        'php',
        `php -d auto_prepend_file=${join(folder, 'before.php')}`,
      );
    },
    async use(page) {
      await (await appears(page, '#qsearch__in')).type('tractor');
      await page.keyboard.press('Enter');
      await shows(page, 'Search');
      await press(page, 'a[href*="do=recent"]');
      await shows(page, 'Recent Changes');
    },
  },
  {
    title: 'MediaWiki with Vector 2022',
    program: '/usr/share/mediawiki/index.php',
    packages: ['mediawiki', 'php-sqlite3', 'php-intl', ...php],
    path: '/index.php/Main_Page',
    start({ folder, port, origin }) {
      const options = { dbtype: 'sqlite', dbpath: folder, dbname: 'wiki', confpath: folder };
      const site = { scriptpath: '', server: origin, pass: 'tractor-tractor-1' };
      const flags = Object.entries({ ...options, ...site }).map(([name, value]) => `--${name}=${value}`);
      const install = '/usr/share/mediawiki/maintenance/install.php';
      execFileSync('php', [install, ...flags, 'Lots', 'Ada'], { stdio: 'pipe' });
      const file = join(folder, 'LocalSettings.php');
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n$wgDefaultSkin = 'vector-2022';\n`);
      return `MW_CONFIG_FILE=${file} ${servePhp(port, '/usr/share/mediawiki')}`;
    },
    async use(page) {
      await press(page, '#mw-sidebar-button');
      await until(
        () =>
          page.$eval('#mw-navigation', (each) => each.querySelector('#n-recentchanges')?.checkVisibility()),
        'the sidebar',
      );
      await (await appears(page, '#searchform input[type=search]')).type('Main Page');
      await page.keyboard.press('Enter');
      await shows(page, 'Main Page');
    },
  },
  {
    title: 'gitweb in XHTML',
    program: '/usr/share/gitweb/gitweb.cgi',
    packages: ['gitweb', 'libcgi-pm-perl', 'php-cli'],
    path: '/?p=shop/.git;a=summary',
    start({ folder, port }) {
      const shop = join(folder, 'projects/shop');
      mkdirSync(shop, { recursive: true });
      const git = (...args) =>
        execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
          cwd: shop,
          stdio: 'pipe',
        });
      git('init', '--initial-branch=main');
      for (const message of ['Sell a tractor', 'Sell ten coins'])
        git('commit', '--allow-empty', '-m', message);
      writeFileSync(join(folder, 'gitweb.conf'), `$projectroot = '${folder}/projects';`);
      // Runs the CGI program.
      writeFileSync(
        join(folder, 'cgi.php'),
        `<?php
if (str_starts_with($_SERVER['REQUEST_URI'], '/static/')) return false;
$given = ['GITWEB_CONFIG' => '${folder}/gitweb.conf', 'GATEWAY_INTERFACE' => 'CGI/1.1', 'SCRIPT_NAME' => '/', 'PATH_INFO' => '', 'QUERY_STRING' => $_SERVER['QUERY_STRING'] ?? ''];
foreach (['REQUEST_METHOD', 'REQUEST_URI', 'SERVER_NAME', 'SERVER_PORT', 'HTTP_ACCEPT', 'HTTP_HOST'] as $name) $given[$name] = $_SERVER[$name];
foreach ($given as $name => $value) putenv("$name=$value");
[$head, $body] = preg_split('/\\r?\\n\\r?\\n/', shell_exec('perl /usr/share/gitweb/gitweb.cgi'), 2);
foreach (preg_split('/\\r?\\n/', $head) as $line) header($line);
echo $body;`,
      );
      return servePhp(port, '/usr/share/gitweb', join(folder, 'cgi.php'));
    },
    async use(page) {
      assert.equal(await page.evaluate(() => document.contentType), 'application/xhtml+xml');
      await press(page, '.page_nav a[href*="a=log"]');
      await shows(page, 'Sell ten coins');
    },
  },
  {
    title: 'phpMyAdmin',
    program: '/usr/share/phpmyadmin/index.php',
    packages: ['phpmyadmin', 'mariadb-server', 'php-mysql', ...php],
    path: '/index.php?route=/table/structure&db=shop&table=lots',
    // Its links load only content, and remove all other elements from the body.
    containers: ['pma_header', 'pma_footer'],
    start({ folder, port }) {
      const [data, web] = ['data', 'web'].map((name) => join(folder, name));
      const options = [`--datadir=${data}`, `--socket=${folder}/socket`, '--user=root'];
      execFileSync('mariadb-install-db', ['--no-defaults', ...options], { stdio: 'pipe' });
      const statements = [
        'CREATE DATABASE shop',
        'CREATE TABLE shop.lots (name VARCHAR(20))',
        "INSERT INTO shop.lots VALUES ('Tractor')",
      ];
      writeFileSync(join(folder, 'shop.sql'), `${statements.join(';\n')};\n`);
      cpSync('/usr/share/phpmyadmin', web, { recursive: true });
      const file = join(web, 'libraries/vendor_config.php');
      const config = readFileSync(file, 'utf8')
        .replace('/etc/phpmyadmin/config.inc.php', join(folder, 'config.php'))
        .replace('/var/lib/phpmyadmin/tmp/', `${folder}/temporary/`);
      writeFileSync(file, config);
      writeFileSync(
        join(folder, 'config.php'),
        `<?php $cfg['Servers'][1] = ['auth_type' => 'config', 'user' => 'root', 'AllowNoPassword' => true, 'socket' => '${folder}/socket'];
$cfg['NavigationWidth'] = 0;
$cfg['PmaNoRelation_DisableWarning'] = true;
$cfg['SendErrorReports'] = 'never';`,
      );
      const start = ['--no-defaults', ...options, '--skip-networking', '--skip-grant-tables'];
      // The folder can be removed when the database has ended.
      return `${servePhp(port, web)} & exec mariadbd ${start.join(' ')} --init-file=${folder}/shop.sql`;
    },
    async use(page) {
      await page.evaluate(() => (globalThis.isSameDocument = true));
      await press(page, '#topmenu a[href*="route=/sql"]');
      await shows(page, 'Tractor');
      await press(page, '#topmenu a[href*="route=/table/structure"]');
      await shows(page, 'varchar(20)');
      assert.ok(await page.evaluate(() => globalThis.isSameDocument));
    },
  },
  {
    title: 'AdminLTE 3',
    packages: ['php-cli'],
    path: '/starter.html',
    width: 1600,
    start({ folder, port }) {
      ensureInstalled({ folder: join(root, 'test/applications'), flags: ['--ignore-scripts'] });
      const modules = join(root, 'test/applications/node_modules');
      mkdirSync(join(folder, 'plugins'));
      const links = {
        dist: 'admin-lte/dist',
        'plugins/jquery': 'jquery/dist',
        'plugins/bootstrap': 'admin-lte/node_modules/bootstrap/dist',
        'plugins/fontawesome-free': '@fortawesome/fontawesome-free',
      };
      for (const [name, target] of Object.entries(links))
        symlinkSync(join(modules, target), join(folder, name));
      const html = readFileSync(join(modules, 'admin-lte/starter.html'), 'utf8');
      // Tests have no access to the network.
      writeFileSync(join(folder, 'starter.html'), html.replace(/<link [^>]*https:[^>]*>/, ''));
      return servePhp(port, folder);
    },
    async use(page) {
      const isCollapsed = () => page.$eval('body', ({ classList }) => classList.contains('sidebar-collapse'));
      await press(page, '[data-widget=pushmenu]');
      await until(isCollapsed, 'the collapsed sidebar');
      await press(page, '[data-widget=pushmenu]');
      await until(async () => !(await isCollapsed()), 'the sidebar');
      await press(page, '.navbar-nav .dropdown [data-toggle=dropdown]');
      await appears(page, '.dropdown-menu.show');
    },
  },
];

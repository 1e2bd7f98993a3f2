import { join } from 'node:path';

const modules = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'include',
  'setenvif',
  'filter',
  'deflate',
  'headers',
  'alias',
  'env',
];

export const apache = {
  name: 'apache',
  title: 'Apache',
  program: 'apache2',
  packages: ['apache2'],
  pages: { tag: '/tag.html', page: '/page.html', signIn: '/sign-in/index.html' },
  hasNoNonce: true,
  start({ folder, port, copyLibrary, copyIntegration, render, write }) {
    copyLibrary('www/auction-elements');
    copyIntegration('www', ['page.html', 'tag.html']);
    copyIntegration('.', ['auction-elements.conf']);
    render('www/partials', '--template', 'ssi', '--css-path', '/partials/');
    write('www/sign-in/index.html', 'Hello');
    write(
      'httpd.conf',
      `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog "|/bin/cat"
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${folder}/www
<Directory ${folder}/www>
  Require all granted
  Include auction-elements.conf
</Directory>
<Location /sign-in>
  Header set Set-Cookie "bidder=ada; path=/"
</Location>
`,
    );
    return { command: 'apache2', args: ['-d', folder, '-f', join(folder, 'httpd.conf'), '-DFOREGROUND'] };
  },
};

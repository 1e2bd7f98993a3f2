import { join } from 'node:path';

export const nginx = {
  name: 'nginx',
  title: 'nginx',
  program: 'nginx',
  packages: ['nginx-light'],
  pages: { tag: '/tag.html', page: '/page.html', signIn: '/sign-in' },
  start({ folder, port, copyLibrary, copyIntegration, render, write }) {
    copyLibrary('www/auction-elements');
    copyIntegration('www', ['page.html', 'tag.html']);
    copyIntegration('.', ['auction-elements.conf']);
    render('www/partials', '--template', 'nginx', '--styles', 'nonce');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/tmp-${name};`,
    );
    write(
      'nginx.conf',
      `daemon off; pid ${folder}/pid; error_log stderr; user root;
events {}
http {
  include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
  include auction-elements.conf;
  server {
    listen 127.0.0.1:${port}; root ${folder}/www; charset utf-8;
    ssi on;
    gzip on;
    add_header Content-Security-Policy "default-src 'self'; script-src 'nonce-$auction_nonce' 'strict-dynamic'; style-src 'nonce-$auction_nonce'; require-trusted-types-for 'script'";
    location = /sign-in { types {} default_type text/html; add_header Set-Cookie "bidder=ada; path=/"; return 200 Hello; }
  }
}`,
    );
    return { command: 'nginx', args: ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')] };
  },
};

export const php = {
  name: 'php',
  title: 'PHP',
  program: 'php',
  packages: ['php-cli'],
  pages: { tag: '/tag.php', page: '/page.php', signIn: '/sign-in.php' },
  start({ folder, port, copyLibrary, copyIntegration, render, write }) {
    copyLibrary('auction-elements');
    copyIntegration('.', ['page.php', 'tag.php']);
    render('partials', '--template', 'php', '--styles', 'nonce');
    write('sign-in.php', `<?php session_start(); $_SESSION['bidder'] = 'ada'; ?>Hello`);
    return {
      command: 'php',
      args: ['-d', 'zlib.output_compression=On', '-S', `127.0.0.1:${port}`, '-t', folder],
    };
  },
};

/** The apps, by how each is built and started in a mode: `production` or `development`. */

const inReact = (version) => ({
  name: `react-${version}`,
  title: `React ${version}`,
  folder: 'react',
  base: `/${version}`,
  react: version,
  modes: ['production', 'development'],
  // Versions of React beside each other do not fit their peers.
  flags: ['--legacy-peer-deps'],
  build: (mode) =>
    [[], ['--ssr']].map((args) => ({
      command: ['vite', 'build', ...args],
      env: { REACT: version, BUILD: mode },
    })),
  start: (mode, port) => ['node', 'start.mjs', mode, port],
});

const next = {
  folder: 'next',
  modes: ['production', 'development'],
  build: (mode) => (mode === 'production' ? [{ command: ['next', 'build'] }] : []),
  start: (mode, port) => ['next', mode === 'production' ? 'start' : 'dev', '--port', port],
};

export const apps = [
  inReact('16'),
  inReact('17'),
  inReact('18'),
  inReact('19'),
  { ...next, name: 'next', title: 'Next, app router' },
  { ...next, name: 'next-pages', title: 'Next, pages router', base: '/pages' },
  {
    name: 'react-router',
    title: 'React Router in framework mode',
    folder: 'react-router',
    modes: ['production', 'development'],
    build: (mode) => (mode === 'production' ? [{ command: ['react-router', 'build'] }] : []),
    start: (mode, port) =>
      mode === 'production'
        ? ['react-router-serve', 'build/server/index.js']
        : ['react-router', 'dev', '--port', port],
  },
];

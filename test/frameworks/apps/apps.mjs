/** The apps, with the commands that build and start each in a mode: `production` or `development`. */

/** Files that the docs show for React, in the folder of an app. */
const site = {
  'integrations/react/Site.tsx': 'Site.tsx',
  'integrations/react/AccountForm.tsx': 'AccountForm.tsx',
};

const inReact = (version, hasActions = false) => ({
  hasActions,
  name: `react-${version}`,
  title: `React ${version}`,
  folder: 'react',
  base: `/${version}`,
  react: version,
  files: site,
  modes: ['production', 'development'],
  // Several versions of React do not satisfy each other’s peer dependencies.
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
  files: site,
  hasOneReact: true,
  modes: ['production', 'development'],
  build: (mode) => (mode === 'production' ? [{ command: ['next', 'build'] }] : []),
  start: (mode, port) => ['next', mode === 'production' ? 'start' : 'dev', '--port', port],
};

export const apps = [
  inReact('16'),
  inReact('17'),
  inReact('18'),
  inReact('19', true),
  {
    ...next,
    name: 'next',
    title: 'Next, app router',
    firstPage: 'app/page.tsx',
    followsLinks: true,
    hasActions: true,
    hasPolicy: true,
    isNext: true,
  },
  {
    ...next,
    name: 'next-static',
    title: 'Next, with the settings of its template',
    folder: 'next-static',
    files: {},
    modes: ['production'],
    isStatic: true,
  },
  { ...next, name: 'next-pages', title: 'Next, pages router', base: '/pages' },
  {
    name: 'react-router',
    title: 'React Router in framework mode',
    folder: 'react-router',
    firstPage: 'app/routes/home.tsx',
    hasActions: true,
    followsLinks: true,
    files: site,
    hasOneReact: true,
    modes: ['production', 'development'],
    build: (mode) => (mode === 'production' ? [{ command: ['react-router', 'build'] }] : []),
    start: (mode, port) =>
      mode === 'production'
        ? ['react-router-serve', 'build/server/index.js']
        : ['react-router', 'dev', '--port', port],
  },
  {
    name: 'nuxt',
    title: 'Nuxt',
    folder: 'nuxt',
    firstPage: 'app/pages/index.vue',
    hasPolicy: true,
    followsLinks: true,
    bindsBothWays: true,
    modes: ['production', 'development'],
    types: [['nuxt', 'typecheck']],
    build: (mode) => (mode === 'production' ? [{ command: ['nuxt', 'build'] }] : []),
    start: (mode, port) =>
      mode === 'production' ? ['node', '.output/server/index.mjs'] : ['nuxt', 'dev', '--port', port],
  },
  {
    name: 'svelte-kit',
    title: 'SvelteKit',
    folder: 'svelte-kit',
    hasActions: true,
    firstPage: 'src/routes/+page.svelte',
    followsLinks: true,
    bindsBothWays: true,
    modes: ['production', 'development'],
    types: [
      ['svelte-kit', 'sync'],
      ['svelte-check', '--tsconfig', './tsconfig.json'],
    ],
    build: (mode) => (mode === 'production' ? [{ command: ['vite', 'build'] }] : []),
    start: (mode, port) =>
      mode === 'production' ? ['node', 'build/index.js'] : ['vite', 'dev', '--port', port],
  },
  {
    name: 'solid-start',
    title: 'Solid Start',
    folder: 'solid-start',
    files: {
      'integrations/solid/Field.tsx': 'src/components/Field.tsx',
      'integrations/solid/Tag.tsx': 'src/components/Tag.tsx',
    },
    firstPage: 'src/routes/index.tsx',
    hasActions: true,
    hasPolicy: true,
    bindsBothWays: true,
    followsLinks: true,
    modes: ['production', 'development'],
    types: [['tsc', '-p', '.']],
    build: (mode) => (mode === 'production' ? [{ command: ['vite', 'build'] }] : []),
    start: (mode, port) =>
      mode === 'production' ? ['node', '.output/server/index.mjs'] : ['vite', 'dev', '--port', port],
  },
  {
    name: 'astro',
    title: 'Astro',
    folder: 'astro',
    followsLinks: true,
    modes: ['production', 'development'],
    build: (mode) => (mode === 'production' ? [{ command: ['astro', 'build'] }] : []),
    start: (mode, port) =>
      mode === 'production' ? ['node', 'dist/server/entry.mjs'] : ['astro', 'dev', '--port', port],
  },
  {
    name: 'angular',
    title: 'Angular',
    folder: 'angular-ssr',
    files: {
      'integrations/angular/AuctionField.ts': 'src/AuctionField.ts',
      'integrations/angular/providePrerenderedTags.ts': 'src/providePrerenderedTags.ts',
    },
    followsLinks: true,
    bindsBothWays: true,
    modes: ['production'],
    build: () => [{ command: ['ng', 'build'] }],
    start: () => ['node', 'dist/server/server.mjs'],
  },
];

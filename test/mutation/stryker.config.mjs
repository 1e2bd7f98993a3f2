import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Modules that need no page, and their tests. */
export default {
  plugins: [resolve('@stryker-mutator/mocha-runner')],
  testRunner: 'mocha',
  mochaOptions: {
    'no-config': true,
    require: [resolve('./inNode.mjs')],
    spec: [
      'test/browser/{site,datetime}/*.test.ts',
      'test/browser/header/**/{highlight,menusReducer,mobileMenuReducer,safeTriangle}.test.ts',
      'test/browser/footer/newsletterReducer.test.ts',
    ],
  },
  mutate: [
    'src/datetime/*.ts',
    'src/site/**/*.ts',
    // These send requests or load scripts. They are tested in a page with real HTTP.
    '!src/site/{chat/*,network/*,config/{fetchConfig,resolveSite},account/signOut}.ts',
    'src/header/menus/{menusReducer,menusState}.ts',
    'src/header/menus/safeTriangle.ts',
    'src/header/mobile/mobileMenuReducer.ts',
    'src/footer/newsletterReducer.ts',
  ],
  coverageAnalysis: 'perTest',
  // Static values, which are computed once per module, would need a process for each mutation. They are
  // strings in tables.
  ignoreStatic: true,
  // The project’s TypeScript lacks the API by which Stryker would rewrite tsconfig.json, and no build here
  // uses it.
  tsconfigFile: 'none',
  ignorePatterns: ['/dist', '/docs/site*', '/bench', '/test/frameworks', '/test-results', '/coverage'],
  tempDirName: 'node_modules/.stryker',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  concurrency: 2,
};

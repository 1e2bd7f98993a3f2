import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Modules that need no page, and the tests that take them to task. */
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
    // These ask a server or load a script: what they do is tested in a page, with real HTTP.
    '!src/site/{chat/*,network/*,config/{fetchConfig,resolveSite},account/signOut}.ts',
    'src/header/menus/{menusReducer,menusState}.ts',
    'src/header/menus/safeTriangle.ts',
    'src/header/mobile/mobileMenuReducer.ts',
    'src/footer/newsletterReducer.ts',
  ],
  coverageAnalysis: 'perTest',
  // What is worked out once, when a module is loaded, would need a process for each change; it is the tables' texts.
  ignoreStatic: true,
  // The project's TypeScript has not the interface by which Stryker would rewrite tsconfig.json, and nothing here builds by it.
  tsconfigFile: 'none',
  ignorePatterns: ['/dist', '/docs/site*', '/bench', '/test/frameworks', '/test-results', '/coverage'],
  tempDirName: 'node_modules/.stryker',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  concurrency: 2,
};

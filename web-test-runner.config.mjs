import { defaultReporter } from '@web/test-runner';
import { runnerConfig } from './test/runner/browserTests.mjs';
import { serveDevelopment } from './test/runner/middleware.mjs';
import { browserFiles } from './test/runner/plan.mjs';

/** For `npm test -- --watch`, and for web-test-runner by itself: all tests of the browser, in Chromium, from the sources. */
const { groups, ...config } = await runnerConfig(
  [{ name: 'chromium', engine: 'chromium', files: browserFiles }],
  {
    serve: serveDevelopment(),
  },
);

export default { ...config, ...groups[0], reporters: [defaultReporter()] };

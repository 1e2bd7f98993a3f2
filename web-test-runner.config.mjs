import { defaultReporter } from '@web/test-runner';
import { runnerConfig } from './test/runner/browserTests.mjs';
import { serveDevelopment } from './test/runner/middleware.mjs';
import { browserFiles } from './test/runner/plan.mjs';

/** Configuration of `npm test -- --watch` and of direct web-test-runner calls. Runs all browser tests in Chromium, from the sources. */
const { groups, ...config } = await runnerConfig(
  [{ name: 'chromium', engine: 'chromium', files: browserFiles }],
  {
    serve: serveDevelopment(),
  },
);

export default { ...config, ...groups[0], reporters: [defaultReporter()] };

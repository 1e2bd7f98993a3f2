import { defaultReporter } from '@web/test-runner';
import { runnerConfig } from './test/runner/browserTests.mjs';
import { serveSources } from './test/runner/middleware.mjs';
import { planRuns } from './test/runner/plan.mjs';

/** Configures `npx web-test-runner --watch --files …`: browser tests in Chromium, from the sources. */
const runs = planRuns({ filters: ['test/browser'], isBrowserOnly: true });
const { groups, ...config } = await runnerConfig(runs, { serve: serveSources() });

export default {
  ...config,
  ...groups[0],
  files: groups.flatMap(({ files }) => files),
  reporters: [defaultReporter()],
};

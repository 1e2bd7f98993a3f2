const home = process.env.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

const impossible = () => {
  throw new Error('a test of a pure module has no page');
};

/** Runs browser commands in Node.js. Tests of pure modules only use the time zone. */
export function executeServerCommand(command, { zone }) {
  if (command !== 'timezone') impossible();
  process.env.TZ = zone || home;
  return Promise.resolve();
}

export const sendKeys = impossible;
export const sendMouse = impossible;
export const setViewport = impossible;

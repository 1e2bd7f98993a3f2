import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromApt } from '../../scripts/findBrowser.mjs';
import { findFirefox } from '../../scripts/findFirefox.mjs';

/**
 * Sets up a password manager as users have it: Browserpass in a Firefox window, with a store of one password.
 */

const programs = ['Xvfb', 'xdotool', 'pass', 'gpg'].map((name) => `/usr/bin/${name}`);
const extension =
  '/usr/share/mozilla/extensions/{ec8030f7-c20a-464f-9b0e-13a3a9e97384}/browserpass@maximbaz.com';

/** Throws unless all required packages are installed or available from Debian. */
function findBrowserpass() {
  findFirefox();
  const isComplete = () => [...programs, extension].every((path) => existsSync(path));
  if (
    isComplete() ||
    (installFromApt('webext-browserpass', 'xdotool', 'pass', 'gnupg', 'xvfb') && isComplete())
  )
    return;
  throw new Error('Browserpass was not found: install webext-browserpass, xdotool, pass, gnupg and xvfb.');
}

const key = `%no-protection
Key-Type: RSA
Key-Length: 2048
Name-Real: Bidder
Name-Email: bidder@auction.example
Expire-Date: 0
%commit
`;

const preferences = {
  // Enables extensions of the system.
  'extensions.autoDisableScopes': 0,
  'extensions.enabledScopes': 15,
  'xpinstall.signatures.required': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** Opens a localhost URL in this Firefox. `fill` presses the keys by which Browserpass fills a form in. */
export async function openWithBrowserpass(address, { user, password }) {
  findBrowserpass();
  const folder = await mkdtemp(join(tmpdir(), 'browserpass-'));
  const profile = join(folder, 'profile');
  const env = {
    ...process.env,
    HOME: folder,
    GNUPGHOME: join(folder, 'gnupg'),
    PASSWORD_STORE_DIR: join(folder, 'store'),
  };
  await mkdir(env.GNUPGHOME, { mode: 0o700 });
  await mkdir(profile);
  await writeFile(join(folder, 'key'), key);
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${value});`)
      .join('\n'),
  );
  const run = (program, args, input) =>
    execFileSync(program, args, { env, input, stdio: ['pipe', 'pipe', 'ignore'] });
  run('gpg', ['--batch', '--gen-key', join(folder, 'key')]);
  run('pass', ['init', 'bidder@auction.example']);
  run('pass', ['insert', '--multiline', 'localhost'], `${password}\nuser: ${user}\n`);

  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1200x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  env.DISPLAY = `:${String(number).trim()}`;
  const browser = spawn(findFirefox(), ['--no-remote', '--profile', profile, address], {
    env,
    stdio: 'ignore',
  });
  return {
    fill: () => run('xdotool', ['key', '--clearmodifiers', 'ctrl+shift+f']),
    close: async () => {
      for (const each of [browser, screen]) {
        const ended = once(each, 'exit');
        each.kill();
        await ended;
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Adds the commands `emulate` (media features) and `timezone`. Firefox only supports `timezone`. WebKit supports neither. */
export function emulatePlugin() {
  // One DevTools session for each page, because the emulation ends with its session.
  const sessions = new WeakMap();
  const getSession = (page) => {
    if (!sessions.has(page)) sessions.set(page, page.createCDPSession());
    return sessions.get(page);
  };
  return {
    name: 'emulate',
    async executeCommand({ command, payload, session: { id, browser } }) {
      if (command !== 'emulate' && command !== 'timezone') return undefined;
      const { engine, zone = process.env.TZ } = browser.run;
      const isDefault =
        command === 'emulate' ? Object.keys(payload).length === 0 : !payload.zone || payload.zone === zone;
      const page = browser.getPage(id);
      if (engine === 'firefox' && command === 'timezone')
        await page.emulateTimezone(payload.zone || undefined);
      else if (engine !== 'chromium') {
        if (!isDefault) throw new Error(`needs Chromium: ${command}`);
      } else if (command === 'timezone') {
        const client = await getSession(page);
        await client.send('Emulation.setTimezoneOverride', { timezoneId: payload.zone });
      } else {
        const client = await getSession(page);
        const features = Object.entries(payload).map(([name, value]) => ({ name, value }));
        await client.send('Emulation.setEmulatedMedia', { features });
      }
      return true;
    },
  };
}

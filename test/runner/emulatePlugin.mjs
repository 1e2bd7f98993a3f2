/**
 * The commands `emulate` (media features) and `timezone`, by one DevTools session a page, so that nothing is left over. Firefox has
 * time zones of its own, and no media features; WebKit neither.
 */
export function emulatePlugin() {
  const sessions = new WeakMap();
  const sessionOf = async (page) => {
    if (!sessions.has(page)) sessions.set(page, page.createCDPSession());
    return sessions.get(page);
  };
  return {
    name: 'emulate',
    async executeCommand({ command, payload, session }) {
      if (command !== 'emulate' && command !== 'timezone') return undefined;
      if (session.browser.name === 'WebKit') {
        const { zone, ...features } = payload;
        if (Object.keys(features).length > 0 || (zone && zone !== (session.browser.zone ?? process.env.TZ)))
          throw new Error(`needs Chromium: ${command}`);
        return true;
      }
      const page = session.browser.getPage(session.id);
      if (session.browser.name === 'Firefox') {
        if (command === 'timezone') await page.emulateTimezone(payload.zone || undefined);
        else if (Object.keys(payload).length > 0) throw new Error('needs Chromium: media features');
        return true;
      }
      const cdp = await sessionOf(page);
      if (command === 'timezone') {
        await cdp.send('Emulation.setTimezoneOverride', { timezoneId: payload.zone });
        return true;
      }
      const features = Object.entries(payload).map(([name, value]) => ({ name, value }));
      await cdp.send('Emulation.setEmulatedMedia', { features });
      return true;
    },
  };
}

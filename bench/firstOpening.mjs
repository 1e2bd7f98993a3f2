/** Measures the first press of `button` until `opened` is painted, at 4× CPU slowdown. Both are expressions over `host`, the page's body. */
export async function firstOpening(page, { button, opened }) {
  const session = await page.createCDPSession();
  const find = `((host) => ${button})(document.body)`;
  await page.waitForFunction(find);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { x, y } = await getCenter(await page.evaluateHandle(find));
  // Users hover over a button before they press it.
  await page.mouse.move(x, y);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await page.evaluate((source) => {
    // oxlint-disable-next-line typescript/no-implied-eval -- Puppeteer can pass the source of a function, but not the function
    const findOpened = new Function('host', `return ${source}`);
    addEventListener(
      'mousedown',
      ({ timeStamp }) => {
        const frame = () => {
          const element = findOpened(document.body);
          const isVisible = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          if (!isVisible || element.offsetWidth === 0) return requestAnimationFrame(frame);
          // The message arrives after this frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            globalThis.opened = performance.now() - timeStamp;
          });
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(frame);
      },
      { capture: true, once: true },
    );
  }, opened);
  await page.mouse.click(x, y);
  const time = await page.waitForFunction(() => globalThis.opened, { timeout: 10_000 });
  return time.jsonValue();
}

async function getCenter(element) {
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * From the press of a button to the painted frame that shows what it opens, for the first time in a page, CPU ÷ 4. Both are expressions
 * over `host`, the page's body.
 */
export async function firstOpening(page, { button, opened }) {
  const session = await page.createCDPSession();
  const find = `((host) => ${button})(document.body)`;
  await page.waitForFunction(find);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { x, y } = await centre(await page.evaluateHandle(find));
  // A hand comes before it presses.
  await page.mouse.move(x, y);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await page.evaluate((source) => {
    // oxlint-disable-next-line typescript/no-implied-eval -- a function cannot be handed to the page, its source can
    const look = new Function('host', `return ${source}`);
    addEventListener(
      'mousedown',
      ({ timeStamp }) => {
        const frame = () => {
          const element = look(document.body);
          const shown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          if (!shown || element.offsetWidth === 0) return requestAnimationFrame(frame);
          // The message comes after the paint of this frame.
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

async function centre(element) {
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** px; a page of a desktop, and of a phone. */
const widths = { wide: 1280, phone: 360 };

/**
 * Where an example's frame stands: as wide as the figure, or with `data-wide` as a page of a desktop, made smaller to fit. Calls `onReady` when
 * the page inside can be told what to show, and `onEvent` with the text of each event there. Gives back how to tell it, how to change to
 * the width of a phone and back, and how to begin.
 */
export function stage(figure, { onReady, onEvent }) {
  const box = figure.querySelector('.stage');
  const frame = box.querySelector('iframe');
  const isWide = 'wide' in figure.dataset;
  let height = 0;
  let isPhone = false;
  const fit = () => {
    const room = box.clientWidth;
    const asPhone = isPhone || room < widths.phone * 2;
    const width = asPhone ? Math.min(widths.phone, room) : isWide ? Math.max(widths.wide, room) : room;
    const scale = Math.min(1, room / width);
    frame.style.inlineSize = `${width}px`;
    frame.style.blockSize = `${height}px`;
    frame.style.transform = scale === 1 ? '' : `scale(${scale})`;
    box.style.blockSize = `${Math.ceil(height * scale)}px`;
  };
  new ResizeObserver(fit).observe(figure);
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if (data.ready) onReady();
    if (data.height) {
      height = data.height;
      fit();
    }
    if (data.event) onEvent?.(data.event);
  });
  return {
    show: (what) => frame.contentWindow.postMessage(what, location.origin),
    phone: (next) => {
      isPhone = next;
      fit();
    },
    begin: () => {
      frame.src = frame.dataset.src;
    },
  };
}

/** What the reader's system asks for. */
export const systemScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** px; a page of a desktop, and of a phone. */
const widths = { wide: 1280, phone: 360 };

/**
 * Where an example's frame stands: as wide as the figure, or with `data-wide` as a page of a desktop, made smaller to fit. As high as docs.css
 * has it, until the reader changes something: nothing moves by itself. Calls `onReady` when the page inside is sent what to show, and
 * `onEvent` with the text of each event there. Returns how to send it something, how to change to the width of a phone and back, how to follow
 * the height of what is shown, and how to begin.
 */
export function stage(figure, { onReady, onEvent }) {
  const area = figure.querySelector('.stage');
  const frame = area.querySelector('iframe');
  const isWide = 'wide' in figure.dataset;
  let height = 0;
  let isFollowed = false;
  let isPhone = false;
  const fit = () => {
    const available = area.clientWidth;
    const asPhone = isPhone || available < widths.phone * 2;
    const width = asPhone
      ? Math.min(widths.phone, available)
      : isWide
        ? Math.max(widths.wide, available)
        : available;
    const scale = Math.min(1, available / width);
    frame.style.inlineSize = `${width}px`;
    frame.style.transform = scale === 1 ? '' : `scale(${scale})`;
    area.style.blockSize = isFollowed ? `${Math.ceil(height * scale)}px` : '';
    frame.style.blockSize = `${area.clientHeight / scale}px`;
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
    follow: () => {
      isFollowed = true;
      fit();
    },
    begin: () => {
      frame.src = frame.dataset.src;
    },
  };
}

/** What the reader's system asks for. */
export const systemScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

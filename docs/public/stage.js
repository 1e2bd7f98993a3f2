/** The widths of a desktop page and a phone page, in px. */
const widths = { wide: 1280, phone: 360 };

/**
 * Controls the frame of an example. The frame is as wide as the figure. With `data-wide`, it is as wide as a desktop page and scaled down to
 * fit. Its height comes from `height` or docs.css until the reader changes something or opens a menu, to prevent layout shift. Calls `onReady` when the frame can receive
 * content, and `onEvent` with a description of each event. Returns functions that send content, switch the phone width on or off, make the
 * frame follow the height of its content, and load the frame.
 */
export function stage(figure, { onReady, onEvent }) {
  const area = figure.querySelector('.stage');
  const frame = area.querySelector('iframe');
  const isWide = 'wide' in figure.dataset;
  let height = 0;
  let room = 0;
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
    const reserved = isWide ? 0 : Number(frame.getAttribute('height'));
    const wanted = Math.max(isFollowed ? height : reserved, room);
    area.style.blockSize = wanted > 0 ? `${Math.ceil(wanted * scale)}px` : '';
    frame.style.blockSize = wanted > 0 ? `${wanted}px` : `${area.clientHeight / scale}px`;
  };
  new ResizeObserver(fit).observe(figure);
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if (data.ready) onReady();
    if (data.height) {
      height = data.height;
      fit();
    }
    if (data.room !== undefined) {
      room = data.room;
      fit();
    }
    if (data.event) onEvent?.(data.event);
  });
  return {
    show: (what) =>
      frame.contentWindow.postMessage(
        { ...what, least: isWide ? 0 : Number(frame.getAttribute('height')) },
        location.origin,
      ),
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

/** Returns the color scheme of the reader's system. */
export const systemScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

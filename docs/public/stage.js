/** px; a page of a desktop, and of a phone. */
const widths = { wide: 1280, phone: 360 };

/**
 * Where an example's frame stands: as wide as the figure, or with `data-wide` as a page of a desktop, made smaller to fit. Gives back how to
 * set the height of what it shows, in px of the page inside, and how to change to the width of a phone and back.
 */
export function stage(figure) {
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
  return {
    height: (next) => {
      height = next;
      fit();
    },
    phone: (next) => {
      isPhone = next;
      fit();
    },
  };
}

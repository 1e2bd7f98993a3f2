/** Functions that run in the page. They are self-contained, because only their source is sent. */

/** Returns the sizes of up to 900 elements of the application. */
export function measurePage() {
  const ours = '.container-of-elements, auction-header, auction-footer, #bid, script, style, link';
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest(ours) && !element.ownerSVGElement)
    .slice(0, 900)
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = `${element.localName}#${element.id}.${element.className.baseVal ?? element.className}`;
      return `${name} ${width.toFixed(1)} × ${height.toFixed(1)}`;
    });
}

/** Returns the sizes and fonts of all visible elements in shadow roots. */
export function measureElements() {
  const hosts = document.querySelectorAll(
    'auction-header, auction-text-input, auction-date-input, auction-button, auction-footer',
  );
  return [...hosts].flatMap((host) =>
    [...host.shadowRoot.querySelectorAll('*')]
      .filter(
        (element) =>
          !element.matches('[data-auction-container], svg *') &&
          element.checkVisibility() &&
          element.getBoundingClientRect().width > 0,
      )
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { fontFamily, fontSize, fontWeight, lineHeight, color, backgroundColor } =
          getComputedStyle(element);
        return [
          host.localName,
          element.localName,
          element.className.baseVal ?? element.className,
          width.toFixed(1),
          height.toFixed(1),
          fontFamily,
          fontSize,
          fontWeight,
          lineHeight,
          color,
          backgroundColor,
        ].join(' ');
      }),
  );
}

/** Returns how many of 25 points in an element show the element. */
export function countVisiblePoints(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const root = element.getRootNode();
  return parts
    .flatMap((x) => parts.map((y) => [left + width * x, top + height * y]))
    .filter(
      ([x, y]) =>
        document.elementFromPoint(x, y) === root.host && element.contains(root.elementFromPoint(x, y)),
    ).length;
}

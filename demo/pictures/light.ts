/** The offset of the shaded side, for a light from the upper left. */
const offset = { x: -6, y: -5 };

/**
 * Adds a shaded side to each lit shape, and draws the outline above it. The shaded side is the part that a copy of the shape, moved toward the
 * light, doesn't cover.
 */
export function addLight(svg: string): string {
  let count = 0;
  return svg.replaceAll(/<path class="lit (\w+)" d="([^"]+)"\/>/g, (_, fill: string, path: string) => {
    count += 1;
    return `<path class="${fill}" d="${path}"/><mask id="m${count}"><path class="on" d="${path}"/><path class="off" d="${path}" transform="translate(${offset.x} ${offset.y})"/></mask><path class="dot shade" d="${path}" mask="url(#m${count})"/><path class="line" d="${path}"/>`;
  });
}

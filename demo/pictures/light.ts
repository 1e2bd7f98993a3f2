/** One light for all: it comes from the upper left. */
const offset = { x: -6, y: -5 };

/** Gives each shape that is lit its shaded side, which is what is left of it when it is moved towards the light, and its outline on top. */
export function addLight(svg: string): string {
  let count = 0;
  return svg.replaceAll(/<path class="lit (\w+)" d="([^"]+)"\/>/g, (_, fill: string, path: string) => {
    count += 1;
    return `<path class="${fill}" d="${path}"/><mask id="m${count}"><path class="on" d="${path}"/><path class="off" d="${path}" transform="translate(${offset.x} ${offset.y})"/></mask><path class="dot shade" d="${path}" mask="url(#m${count})"/><path class="line" d="${path}"/>`;
  });
}

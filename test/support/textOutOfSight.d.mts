/** Texts of the page and of our tags that something cuts off, or that lie beside the window. */
export function textOutOfSight(): string[];

/** A drawing of one kind of object. It is 320 × 200 px, with the ground at a height of 168 px from the top. */
export interface Motif {
  /** A description for `alt`. */
  name: string;
  /** The number of variants. */
  variants: number;
  /** Returns the SVG of a variant. The first variant is 0. */
  render: (variant: number) => string;
}

export const motif = (name: string, variants: number, render: Motif['render']): Motif => ({
  name,
  variants,
  render,
});

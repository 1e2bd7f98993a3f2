/** What a picture shows: one kind of thing, on ground that is at 168 of 320 × 200. */
export interface Motif {
  /** What is seen, for `alt`. */
  name: string;
  /** How many there are of it. */
  variants: number;
  /** As SVG, of a variant from 0. */
  render: (variant: number) => string;
}

export const motif = (name: string, variants: number, render: Motif['render']): Motif => ({
  name,
  variants,
  render,
});

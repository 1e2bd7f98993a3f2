/** A drawing of one kind of thing, 320 × 200 px, in the colours that a picture gives it. */
export interface Motif {
  /** What is seen, for `alt`. */
  name: string;
  /** What stands on the ground, as SVG, in one of four variants from 0. */
  draw: (variant: number) => string;
}

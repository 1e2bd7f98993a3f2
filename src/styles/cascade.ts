/** The rules of a styled component. */
export interface ComponentStyles {
  className: string;
  /** Place in the cascade: a component's rules come before those of the components that it is part of. */
  order: number;
  rules: string;
  /** Its place in `componentStyles`. */
  index: number;
}

/** Of all components whose modules have run, in the order in which they have. */
export const componentStyles: ComponentStyles[] = [];

export const compareStyles = (one: ComponentStyles, other: ComponentStyles): number =>
  one.order - other.order;

import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';
import { createInline } from '../jsx/inline.ts';

/** The rules of a styled component. */
export interface ComponentStyles {
  className: string;
  /** Place in the cascade: a component's rules come before those of the components that it is part of. */
  order: number;
  rules: string;
}

export const compareStyles = (one: ComponentStyles, other: ComponentStyles): number =>
  one.order - other.order;

/** Inserts rules where they apply, once however often it is called; may return an element that holds them. */
export type InsertStyles = (styles: ComponentStyles) => ReactNode;

/** In the page itself React keeps one style element for each component, on a server too. */
const styleElement: InsertStyles = ({ className, rules }) => (
  <style href={className} precedence="auction-elements">
    {rules}
  </style>
);

export const StylesContext = createContext(styleElement);

/** What the build makes of `styled.tag` (vite.styles.ts): the element with the class of its rules. */
export function createStyledElement(tag: ElementType, className: string, order: number, rules: string) {
  const styles: ComponentStyles = { className, order, rules };
  return createInline(function StyledElement({
    as: Tag = tag,
    ...props
  }: ComponentProps<'div'> & { as?: ElementType }) {
    const inserted = use(StylesContext)(styles);
    const element = <Tag {...props} className={className} />;
    // In a shadow root, where there are hundreds, it stands by itself.
    if (!inserted) return element;
    return (
      <>
        {inserted}
        {element}
      </>
    );
  });
}

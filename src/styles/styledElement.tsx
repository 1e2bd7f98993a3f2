import { type ComponentProps, createContext, type ElementType, type ReactNode, useContext } from 'react';

/** The rules of a styled component. */
export interface ComponentStyles {
  className: string;
  /** A component's rules come before those of the components that it is part of, which therefore win. */
  order: number;
  rules: string;
}

export const byOrder = (one: ComponentStyles, other: ComponentStyles): number => one.order - other.order;

/** Puts rules where they act, once however often it is asked to; may draw what brings them. */
export type PutStyles = (styles: ComponentStyles) => ReactNode;

/** In the page itself React keeps one style element for each component, on a server too. */
const styleElement: PutStyles = ({ className, rules }) => (
  <style href={className} precedence="auction-elements">
    {rules}
  </style>
);

export const StylesContext = createContext(styleElement);

let made = 0;

/** What the build makes of `styled.tag` (vite.styles.ts): the tag with the class of its rules. */
export function styledElement(tag: ElementType, className: string, rules: string) {
  const styles: ComponentStyles = { className, order: made++, rules };
  return function StyledElement({ as: Tag = tag, ...props }: ComponentProps<'div'> & { as?: ElementType }) {
    return (
      <>
        {useContext(StylesContext)(styles)}
        <Tag {...props} className={className} />
      </>
    );
  };
}

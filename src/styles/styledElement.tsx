import { type ComponentProps, type ElementType, use } from 'react';
import { HostContext } from '../hooks/hostContext.tsx';
import { createInline } from '../jsx/inline.ts';
import { type ComponentStyles, componentStyles } from './cascade.ts';

/** What the build makes of `styled.tag` (vite.styles.ts): the element with the class of its rules. */
export function createStyledElement(tag: ElementType, className: string, order: number, rules: string) {
  const styles: ComponentStyles = { className, order, rules, index: componentStyles.length };
  componentStyles.push(styles);
  return createInline(function StyledElement({
    as: Tag = tag,
    ...props
  }: ComponentProps<'div'> & { as?: ElementType }) {
    const inserted = use(HostContext).insertStyles(styles);
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

import { type ComponentProps, type ElementType, useContext } from 'react';
import { HostContext } from '../hooks/hostContext.tsx';
import { type ComponentStyles, componentStyles } from './cascade.ts';

/** Creates the component that the build (vite.styles.ts) uses instead of `styled.tag`: an element with the class of its rules. */
export function createStyledElement(tag: ElementType, className: string, order: number, rules: string) {
  const styles: ComponentStyles = { className, order, rules, index: componentStyles.length };
  componentStyles.push(styles);
  return function StyledElement({ as: Tag = tag, ...props }: ComponentProps<'div'> & { as?: ElementType }) {
    const inserted = useContext(HostContext).insertStyles(styles);
    const element = <Tag {...props} className={className} />;
    if (!inserted) return element;
    return (
      <>
        {inserted}
        {element}
      </>
    );
  };
}

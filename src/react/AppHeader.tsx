import type { ReactNode } from 'react';
import { Header, type HeaderProps } from '../header/shell/Header.tsx';

/** The header in an app: what it is given for wide and for narrow screens stands in slots, as in the custom element, whose rules show and hide them. */
export function AppHeader({ toolsStart, toolsEnd, mobileStart, mobileEnd, ...props }: HeaderProps) {
  return (
    <Header
      {...props}
      toolsStart={inSlot('tools-start', toolsStart)}
      toolsEnd={inSlot('tools-end', toolsEnd)}
      mobileStart={inSlot('mobile-start', mobileStart)}
      mobileEnd={inSlot('mobile-end', mobileEnd)}
    />
  );
}

const inSlot = (name: string, content: ReactNode): ReactNode =>
  content === undefined || content === null ? undefined : (
    <slot name={name}>
      {/* What moves into the menu More: React finds the outer one where it has rendered it. */}
      <slot>{content}</slot>
    </slot>
  );

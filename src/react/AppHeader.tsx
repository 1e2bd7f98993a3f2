import type { ReactNode } from 'react';
import { Header, type HeaderProps } from '../header/shell/Header.tsx';

/** Renders the header in a React app. Wraps the content props in named slots, because the styles show and hide slots by screen width. */
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
      {/* Wrapper that `getPageElements()` and the slot styles expect if there is no shadow root. */}
      <slot>{content}</slot>
    </slot>
  );

import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { StyleSheetManager } from 'styled-components';
import { WarnContext } from '../src/hooks/useWarn.ts';
import type { ElementDefinition } from './definition.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** What a tree takes from its tag, or from a server in its place. */
export interface TreeHost {
  readonly subscribe: (listener: () => void) => () => void;
  readonly values: () => Readonly<Record<string, unknown>>;
  readonly handlers: Readonly<Record<string, (detail?: unknown) => boolean>>;
  readonly warn: (message: string) => void;
  readonly failed: (error: unknown) => void;
}

interface TreeProps {
  host: TreeHost;
  /** It is in the page. */
  onDrawn?: (() => void) | undefined;
}

interface StyledProps extends Pick<ComponentProps<typeof StyleSheetManager>, 'sheet' | 'target'> {
  children: ReactNode;
}

/** Around one tree or many: says where the rules of the components go. */
export const Styled = ({ children, ...styles }: StyledProps) => (
  <StyleSheetManager {...styles} shouldForwardProp={passAll}>
    {children}
  </StyleSheetManager>
);

/** Every property that is set on a styled tag is meant for it, `part` too, which styled-components does not know. */
const passAll = () => true;

/** A tag's React tree: the same in a page and on a server, or the one could not take over what the other has drawn. */
export function makeTree({
  component: Component,
  slots: slotNames,
}: ElementDefinition): ComponentType<TreeProps> {
  const slots = slotsOf(slotNames);
  return function Tree({ host, onDrawn }) {
    const values = useSyncExternalStore(host.subscribe, host.values, host.values);
    const View = Component as ComponentType<object>;
    return (
      <ErrorBoundary attempt={values} onError={host.failed} onDrawn={onDrawn}>
        <WarnContext value={host.warn}>
          <View {...slots} {...values} {...host.handlers} />
        </WarnContext>
      </ErrorBoundary>
    );
  };
}

const slotsOf = (slots: ElementDefinition['slots'] = {}): Record<string, ReactElement> =>
  Object.fromEntries(
    Object.entries(slots).map(([property, name]) => [
      property,
      <slot key={property} name={name || undefined} />,
    ]),
  );

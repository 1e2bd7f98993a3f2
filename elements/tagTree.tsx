import type { ComponentProps, ComponentType, ReactElement } from 'react';
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
  /** Where the rules of the components go. */
  styles: Pick<ComponentProps<typeof StyleSheetManager>, 'sheet' | 'target'>;
  /** It is in the page. */
  onDrawn?: (() => void) | undefined;
}

/** Every property that is set on a styled tag is meant for it, `part` too, which styled-components does not know. */
const passAll = () => true;

/** A tag's React tree: the same in a page and on a server, or the one could not take over what the other has drawn. */
export function makeTree({
  component: Component,
  slots: slotNames,
}: ElementDefinition): ComponentType<TreeProps> {
  const slots = slotsOf(slotNames);
  return function Tree({ host, styles, onDrawn }) {
    const values = useSyncExternalStore(host.subscribe, host.values, host.values);
    const View = Component as ComponentType<object>;
    return (
      <ErrorBoundary attempt={values} onError={host.failed} onDrawn={onDrawn}>
        <StyleSheetManager {...styles} shouldForwardProp={passAll}>
          <WarnContext value={host.warn}>
            <View {...slots} {...values} {...host.handlers} />
          </WarnContext>
        </StyleSheetManager>
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

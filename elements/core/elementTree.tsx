import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { withoutPrototype } from '../../src/site/core/objects.ts';
import { type ComponentHost, HostContext } from '../../src/hooks/hostContext.tsx';
import type { ElementDefinition } from './definition.ts';
import type { ErrorCode } from './host.ts';
import type { Handlers } from './tagEvents.ts';

type Values = Readonly<Record<string, unknown>>;

/** The React tree of an element that is in the page. */
export interface MountedTree {
  /** Renders what the values of the element are now. */
  update(): void;
}

/** What a tree takes from its element, or from a server in its place. */
export interface TreeHost extends ComponentHost {
  /** Gets the tree while it is in the page, to be updated when there are other values; `undefined` when it is removed. */
  setTree(tree: MountedTree | undefined): void;
  /** Its values as they are now; a later change makes another object. */
  snapshot(): Values;
  readonly handlers: Handlers;
  handleError(error: unknown, code: ErrorCode): void;
}

interface TreeProps {
  host: TreeHost;
  /** Called once the tree is in the page. */
  onMount?: () => void;
}

interface TreeState {
  values: Values;
  hasFailed: boolean;
}

/**
 * Makes the component of a tag's React tree: the same in a page and on a server, so that the page can hydrate what the server has
 * rendered. The tree keeps its errors to itself: until the element has other values, its `fallback` slot is shown.
 */
export function createElementTree({
  component,
  slots: slotNames,
}: ElementDefinition): ComponentType<TreeProps> {
  const slots = createSlots(slotNames);
  const View = component as ComponentType<object>;
  // A class, because only classes catch errors; with hooks there would be two components, and 0.8 KB more for each element.
  return class Tree extends Component<TreeProps, TreeState> implements MountedTree {
    override state: TreeState = { values: this.props.host.snapshot(), hasFailed: false };

    static getDerivedStateFromError(): Partial<TreeState> {
      return { hasFailed: true };
    }

    override componentDidMount(): void {
      this.props.host.setTree(this);
      // Values may have changed during the first rendering.
      this.update();
      this.props.onMount?.();
    }

    override componentWillUnmount(): void {
      this.props.host.setTree(undefined);
    }

    override componentDidCatch(error: unknown): void {
      this.props.host.handleError(error, 'render-failed');
    }

    update(): void {
      const values = this.props.host.snapshot();
      if (values !== this.state.values) this.setState({ values, hasFailed: false });
    }

    override render(): ReactNode {
      const { host } = this.props;
      if (this.state.hasFailed) return <slot name="fallback" />;
      return (
        <HostContext value={host}>
          {jsx(View, withoutPrototype({ ...slots, ...this.state.values, ...host.handlers }))}
        </HostContext>
      );
    }
  };
}

const createSlots = (slots: ElementDefinition['slots'] = {}): Record<string, ReactElement> =>
  Object.fromEntries(
    Object.entries(slots).map(([property, name]) => [
      property,
      <slot key={property} name={name || undefined} />,
    ]),
  );

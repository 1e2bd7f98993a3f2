import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { withoutPrototype } from '../../src/site/core/objects.ts';
import { type ComponentHost, HostContext } from '../../src/hooks/hostContext.tsx';
import type { ElementDefinition, Events } from './definition.ts';
import { getHandlerName } from './attributes.ts';

type Values = Readonly<Record<string, unknown>>;

/** The mounted React tree of an element. */
export interface MountedTree {
  /** Renders the current values of the element. */
  update(): void;
}

/** The element that a tree belongs to, or its substitute on servers. */
export interface TreeHost extends ComponentHost {
  /** Receives the tree when it is mounted, and `undefined` when it is unmounted. */
  setTree(tree: MountedTree | undefined): void;
  /** Returns the current values. Later changes create a new object. */
  snapshot(): Values;
  readonly handlers: Handlers;
}

interface TreeProps {
  host: TreeHost;
  /** Callback after the tree is mounted. */
  onMount?: () => void;
}

interface TreeState {
  values: Values;
  hasFailed: boolean;
}

/** Creates the root component of an element, for pages and servers. If rendering fails, it shows the `fallback` slot until values change. */
export function createElementTree({
  component,
  slots: slotNames,
}: ElementDefinition): ComponentType<TreeProps> {
  const slots = createSlots(slotNames);
  const View = component as ComponentType<object>;
  // A class, because only classes catch errors. With hooks, there would be two components, and 0.8 KB more per element.
  return class Tree extends Component<TreeProps, TreeState> implements MountedTree {
    override state: TreeState = { values: this.props.host.snapshot(), hasFailed: false };

    static getDerivedStateFromError(): Partial<TreeState> {
      return { hasFailed: true };
    }

    override componentDidMount(): void {
      this.props.host.setTree(this);
      // Values may have changed during the first render.
      this.update();
      this.props.onMount?.();
    }

    override componentWillUnmount(): void {
      this.props.host.setTree(undefined);
    }

    override componentDidCatch(error: unknown): void {
      this.props.host.warn(
        `The element couldn't be rendered (${String(error)}). Showing the \`fallback\` slot. Check its attributes.`,
        error,
      );
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

/** Dispatches an event of an element. Returns `false` if the page calls `preventDefault()`. */
const dispatchElementEvent = (
  element: HTMLElement,
  name: string,
  { cancelable = false }: Events[keyof Events],
  detail: unknown,
): boolean =>
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));

export type Handlers = Readonly<Record<string, (detail?: unknown) => boolean>>;

/** Returns a function that creates the event props of an element's component. */
export function prepareHandlers(events: Events): (element: HTMLElement) => Handlers {
  const entries = Object.entries(events).map(([name, event]) => [getHandlerName(name), name, event] as const);
  return (element) =>
    Object.fromEntries(
      entries.map(([handler, name, event]) => [
        handler,
        (detail?: unknown) => {
          const { reflects } = event;
          if (reflects)
            element.toggleAttribute(reflects, Boolean((detail as Record<string, unknown>)[reflects]));
          return dispatchElementEvent(element, name, event, detail);
        },
      ]),
    );
}

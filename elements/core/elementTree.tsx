import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { WarnContext } from '../../src/hooks/useWarn.ts';
import type { ElementDefinition } from './definition.ts';

type Values = Readonly<Record<string, unknown>>;

/** A tree that is in the page. */
export interface DrawnTree {
  /** Draws what the tag's values are now. */
  draw(): void;
}

/** What a tree takes from its tag, or from a server in its place. */
export interface TreeHost {
  /** The tree is in the page and to be drawn anew when there are other values; `undefined` when it goes. */
  setTree(tree: DrawnTree | undefined): void;
  values(): Values;
  readonly handlers: Readonly<Record<string, (detail?: unknown) => boolean>>;
  readonly warn: (message: string) => void;
  failed(error: unknown): void;
}

interface TreeProps {
  host: TreeHost;
  /** It is in the page. */
  onDrawn?: (() => void) | undefined;
}

interface TreeState {
  values: Values;
  failed: boolean;
}

/**
 * A tag's React tree: the same in a page and on a server, or the one could not take over what the other has drawn. It keeps the
 * tag's faults to itself: until the tag has other values, what the page put into the `fallback` slot is shown instead.
 */
export function makeTree({ component, slots: slotNames }: ElementDefinition): ComponentType<TreeProps> {
  const slots = slotsOf(slotNames);
  const View = component as ComponentType<object>;
  // A class, because only classes catch faults; with hooks it would be two components, and 0.8 KB more for each tag.
  return class Tree extends Component<TreeProps, TreeState> implements DrawnTree {
    override state: TreeState = { values: this.props.host.values(), failed: false };

    static getDerivedStateFromError(): Partial<TreeState> {
      return { failed: true };
    }

    override componentDidMount(): void {
      this.props.host.setTree(this);
      // What has changed while it was drawn.
      this.draw();
      this.props.onDrawn?.();
    }

    override componentWillUnmount(): void {
      this.props.host.setTree(undefined);
    }

    override componentDidCatch(error: unknown): void {
      this.props.host.failed(error);
    }

    draw(): void {
      const values = this.props.host.values();
      if (values !== this.state.values) this.setState({ values, failed: false });
    }

    override render(): ReactNode {
      const { handlers, warn } = this.props.host;
      if (this.state.failed) return <slot name="fallback" />;
      return (
        <WarnContext value={warn}>
          <View {...slots} {...this.state.values} {...handlers} />
        </WarnContext>
      );
    }
  };
}

const slotsOf = (slots: ElementDefinition['slots'] = {}): Record<string, ReactElement> =>
  Object.fromEntries(
    Object.entries(slots).map(([property, name]) => [
      property,
      <slot key={property} name={name || undefined} />,
    ]),
  );

import { getHandlerName } from '../core/definition.ts';
import { getHostProps, type HostProps, type Props } from '../hosts/hostProps.ts';

/** What React calls otherwise than HTML does. */
const names = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
]);

const isReactProp = (name: string): boolean =>
  /^on[A-Z]/.test(name) || ['children', 'style', 'dangerouslySetInnerHTML'].includes(name);

/** Sorts the props that React gives the component of a tag, which dispatches `events`. */
export const getReactProps = (props: Props, events: readonly string[]): HostProps =>
  getHostProps(
    Object.fromEntries(Object.entries(props).map(([name, value]) => [names.get(name) ?? name, value])),
    isReactProp,
    (name) => events.find((each) => getHandlerName(each) === name),
  );

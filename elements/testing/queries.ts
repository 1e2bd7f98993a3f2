import { buildQueries, queries } from '@testing-library/dom';

/**
 * Testing Library queries that also search shadow roots. Use them with `within()`, instead of `screen`, or as the `queries` option of
 * `render()`.
 */

type QueryAll<Args extends unknown[]> = (container: HTMLElement, ...args: Args) => HTMLElement[];

/** Arguments of a query, without the container. */
type Arguments<Query> = Query extends (container: HTMLElement, ...args: infer Args) => unknown ? Args : never;

/** Returns a container and the open shadow roots in it. */
const getRoots = (container: ParentNode): ParentNode[] => [
  container,
  ...[...container.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? getRoots(shadowRoot) : [],
  ),
];

/** Excludes the host of a match. A label names the host and the control in its shadow root, and users interact with the control. */
const isInner = (element: HTMLElement, _: number, matches: readonly HTMLElement[]): boolean =>
  !matches.some((match) => (match.getRootNode() as Partial<ShadowRoot>).host === element);

const searchRoots =
  <Args extends unknown[]>(queryAll: QueryAll<Args>): QueryAll<Args> =>
  (container, ...args) => {
    const matches = getRoots(container).flatMap((root) => queryAll(root as HTMLElement, ...args));
    return [...new Set(matches)].filter(isInner);
  };

const describe = (kind: string, [value, options]: unknown[]): string => {
  const { name } = (options ?? {}) as { name?: string | RegExp };
  return `the ${kind} ${String(value)}${name === undefined ? '' : ` and the name ${String(name)}`}`;
};

const build = <Args extends unknown[]>(kind: string, queryAll: QueryAll<Args>) =>
  buildQueries<Args>(
    queryAll,
    (_, ...args) => `Found multiple elements with ${describe(kind, args)}`,
    (_, ...args) => `Unable to find an element with ${describe(kind, args)}, in the tags neither`,
  );

export const queryAllByRole = searchRoots<Arguments<typeof queries.queryAllByRole>>(queries.queryAllByRole);
export const [queryByRole, getAllByRole, getByRole, findAllByRole, findByRole] = build(
  'role',
  queryAllByRole,
);

export const queryAllByLabelText = searchRoots<Arguments<typeof queries.queryAllByLabelText>>(
  queries.queryAllByLabelText,
);
export const [queryByLabelText, getAllByLabelText, getByLabelText, findAllByLabelText, findByLabelText] =
  build('label', queryAllByLabelText);

export const queryAllByText = searchRoots<Arguments<typeof queries.queryAllByText>>(queries.queryAllByText);
export const [queryByText, getAllByText, getByText, findAllByText, findByText] = build(
  'text',
  queryAllByText,
);

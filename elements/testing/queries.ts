import { buildQueries, queries } from '@testing-library/dom';

/**
 * Queries of Testing Library that look into the tags as well: what they take, return and throw is as in its own docs. For `within()`,
 * `screen` in their place, or the `queries` of `render()` in its packages for React, Vue and others.
 */

type QueryAll<Args extends unknown[]> = (container: HTMLElement, ...args: Args) => HTMLElement[];

/** What a query takes besides the container. */
type Arguments<Query> = Query extends (container: HTMLElement, ...args: infer Args) => unknown ? Args : never;

/** A container, and the open shadow roots in it. */
const getRoots = (container: ParentNode): ParentNode[] => [
  container,
  ...[...container.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? getRoots(shadowRoot) : [],
  ),
];

/** A label names a tag, and what is rendered in it, to which users turn. */
const isInner = (element: HTMLElement, _: number, found: readonly HTMLElement[]): boolean =>
  !found.some((other) => (other.getRootNode() as Partial<ShadowRoot>).host === element);

const searchRoots =
  <Args extends unknown[]>(queryAll: QueryAll<Args>): QueryAll<Args> =>
  (container, ...args) => {
    const found = getRoots(container).flatMap((root) => queryAll(root as HTMLElement, ...args));
    return [...new Set(found)].filter(isInner);
  };

const describe = (what: string, [wanted, options]: unknown[]): string => {
  const { name } = (options ?? {}) as { name?: string | RegExp };
  return `the ${what} ${String(wanted)}${name === undefined ? '' : ` and the name ${String(name)}`}`;
};

const build = <Args extends unknown[]>(what: string, queryAll: QueryAll<Args>) =>
  buildQueries<Args>(
    queryAll,
    (_, ...args) => `Found multiple elements with ${describe(what, args)}`,
    (_, ...args) => `Unable to find an element with ${describe(what, args)}, in the tags neither`,
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

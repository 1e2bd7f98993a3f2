interface Framework {
  /** Imports of its own. */
  imports: string;
  /** Attributes of any element; `T` is the tag's name. */
  attributes: string;
  /** Its name for a property `E` that listens to an event. */
  listener: string;
  /** More names that a prop has in its templates. */
  more?: string;
  /** The module and the interface in it by which its templates know tags. */
  module: string;
  declares: string;
}

const jsx = 'namespace JSX {\n    interface IntrinsicElements extends Tags {}\n  }';

const frameworks: Readonly<Record<string, Framework>> = {
  react: {
    imports: "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    attributes: 'DetailedHTMLProps<HTMLAttributes<TagElements[T]>, TagElements[T]>',
    listener: 'on${E}',
    module: 'react',
    declares: jsx,
  },
  preact: {
    imports: "import type { HTMLAttributes } from 'preact';",
    attributes: 'HTMLAttributes<TagElements[T]>',
    listener: 'on${E}',
    module: 'preact',
    declares: jsx,
  },
  solid: {
    imports: "import type { JSX } from 'solid-js';",
    attributes: 'JSX.HTMLAttributes<TagElements[T]>',
    listener: 'on:${E}',
    more: '{ [P in keyof TagProps[T] & string as `prop:${P}` | `attr:${P}`]?: TagProps[T][P] }',
    module: 'solid-js',
    declares: jsx,
  },
  svelte: {
    imports: "import type { HTMLAttributes } from 'svelte/elements';",
    attributes: 'HTMLAttributes<TagElements[T]>',
    listener: 'on${E}',
    module: 'svelte/elements',
    declares: 'interface SvelteHTMLElements extends Tags {}',
  },
  vue: {
    imports: `import type { DefineComponent, HTMLAttributes } from 'vue';

type CamelCase<S extends string> = S extends \`\${infer A}-\${infer B}\` ? \`\${A}\${Capitalize<CamelCase<B>>}\` : S;`,
    attributes: 'HTMLAttributes',
    listener: 'on${Capitalize<CamelCase<E>>}',
    module: 'vue',
    declares: 'interface GlobalComponents extends Tags {}',
  },
};

/** Types of the tags in the templates of frameworks, by framework; all from TagElements, TagProps and TagEvents. */
export const frameworkTypes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(frameworks).map(([name, framework]) => [name, formatFrameworkTypes(framework)]),
);

function formatFrameworkTypes({ imports, attributes, listener, more, module, declares }: Framework): string {
  const props = [
    `Omit<${attributes}, keyof TagProps[T]>`,
    'TagProps[T]',
    more,
    `{ [E in keyof TagEvents[T] & string as \`${listener}\`]?: (event: TagEvents[T][E]) => void }`,
  ].filter(Boolean);
  const type = props.join(' &\n    ');
  return `${imports}
import type { TagElements, TagEvents, TagProps } from '../npm/elements/generated/types/tagTypes.js';

type Tags = {
  [T in keyof TagProps]: ${module === 'vue' ? `DefineComponent<${type}>` : type};
};

declare module '${module}' {
  ${declares}
}
`;
}

/** The types of the components of Svelte, which take what the tags have in its templates. */
export const svelteComponentTypes = `import type { SvelteHTMLElements } from 'svelte/elements';
import type { TagElements } from '../npm/elements/generated/types/tagTypes.js';
import type { PrerenderOptions } from '../npm/elements/hosts/renderTemplate.js';
import type {} from '../jsx/svelte.js';

export type { PrerenderOptions };

export type TagComponentProps<T extends keyof TagElements> = SvelteHTMLElements[T] & {
  /** Whether a server renders the shadow root of the element as well, so that it is complete before any script runs. */
  prerender?: boolean | PrerenderOptions | undefined;
  /** The element, for \`bind:element\`. */
  element?: TagElements[T] | undefined;
};

export type FieldComponentProps<T extends keyof TagElements> = Omit<TagComponentProps<T>, 'value'> & {
  /** The value, for \`bind:value\`; a reset of the form sets that which it has had at first. */
  value?: string | null | undefined;
};
`;

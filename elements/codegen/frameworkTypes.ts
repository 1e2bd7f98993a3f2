interface Framework {
  /** Import statements of the framework's types. */
  imports: string;
  /** Type of an element's global attributes. `T` is the name of the element. */
  attributes: string;
  /** Name of the prop that listens to the event `E`. */
  listener: string;
  /** Type of additional prop names in templates. */
  more?: string;
  /** Module that contains the types of elements in templates. */
  module: string;
  /** Declaration that adds the elements to the module. */
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

/** Types of the elements in templates, by framework. All types derive from TagElements, TagProps, and TagEvents. */
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

/** Types of the Svelte components. They take the same props as the elements in Svelte templates. */
export const svelteComponentTypes = `import type { SvelteHTMLElements } from 'svelte/elements';
import type { TagElements } from '../npm/elements/generated/types/tagTypes.js';
import type { PrerenderOptions } from '../npm/elements/hosts/renderTemplate.js';
import type {} from '../jsx/svelte.js';

export type { PrerenderOptions };

export type SvelteTagProps<T extends keyof TagElements> = SvelteHTMLElements[T] & {
  /** Whether the server also renders the element's shadow root, so that the element is complete before JavaScript loads. */
  prerender?: boolean | PrerenderOptions | undefined;
  /** The element, for \`bind:element\`. */
  element?: TagElements[T] | undefined;
};

export type SvelteFieldProps<T extends keyof TagElements> = Omit<SvelteTagProps<T>, 'value'> & {
  /** The value, for \`bind:value\`. Resetting the form restores the initial value. */
  value?: string | null | undefined;
};
`;

/** Types of the tags in the templates of frameworks, by framework; all from TagElements, TagProps and TagEvents. */
export const frameworkTypes: Readonly<Record<string, string>> = {
  react: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TagElements, TagEvents, TagProps } from '../npm/elements/tagTypes.js';

type Tags = {
  [T in keyof TagProps]: Omit<DetailedHTMLProps<HTMLAttributes<TagElements[T]>, TagElements[T]>, keyof TagProps[T]> &
    TagProps[T] & { [E in keyof TagEvents[T] & string as \`on\${E}\`]?: (event: TagEvents[T][E]) => void };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  preact: `import type { HTMLAttributes } from 'preact';
import type { TagElements, TagEvents, TagProps } from '../npm/elements/tagTypes.js';

type Tags = {
  [T in keyof TagProps]: Omit<HTMLAttributes<TagElements[T]>, keyof TagProps[T]> &
    TagProps[T] & { [E in keyof TagEvents[T] & string as \`on\${E}\`]?: (event: TagEvents[T][E]) => void };
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  solid: `import type { JSX } from 'solid-js';
import type { TagElements, TagEvents, TagProps } from '../npm/elements/tagTypes.js';

type Tags = {
  [T in keyof TagProps]: Omit<JSX.HTMLAttributes<TagElements[T]>, keyof TagProps[T]> &
    TagProps[T] & { [P in keyof TagProps[T] & string as \`prop:\${P}\` | \`attr:\${P}\`]?: TagProps[T][P] } & {
      [E in keyof TagEvents[T] & string as \`on:\${E}\`]?: (event: TagEvents[T][E]) => void;
    };
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  svelte: `import type { HTMLAttributes } from 'svelte/elements';
import type { TagElements, TagEvents, TagProps } from '../npm/elements/tagTypes.js';

type Tags = {
  [T in keyof TagProps]: Omit<HTMLAttributes<TagElements[T]>, keyof TagProps[T]> &
    TagProps[T] & { [E in keyof TagEvents[T] & string as \`on\${E}\`]?: (event: TagEvents[T][E]) => void };
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`,
  vue: `import type { DefineComponent, HTMLAttributes } from 'vue';
import type { TagEvents, TagProps } from '../npm/elements/tagTypes.js';

type CamelCase<S extends string> = S extends \`\${infer A}-\${infer B}\` ? \`\${A}\${Capitalize<CamelCase<B>>}\` : S;

type Tags = {
  [T in keyof TagProps]: DefineComponent<
    Omit<HTMLAttributes, keyof TagProps[T]> &
      TagProps[T] & {
        [E in keyof TagEvents[T] & string as \`on\${Capitalize<CamelCase<E>>}\`]?: (event: TagEvents[T][E]) => void;
      }
  >;
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
`,
};

import type { ElementDefinition, ElementDocs } from '../core/definition.ts';

interface Documented {
  /** Name of the file in `elements/tags`, without its extension. */
  file: string;
  /** Name of the file's export. */
  exportName: string;
  definition: Pick<ElementDefinition, 'tag' | 'attributes' | 'deprecated' | 'events' | 'form'>;
  docs: ElementDocs<Pick<ElementDefinition, 'attributes' | 'events'>>;
}

type Modules<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

const definitions: Modules<Pick<Documented, 'definition'>> = import.meta.glob(
  ['../tags/auction-*.ts', '!../tags/*.docs.ts'],
  { eager: true },
);
const docs: Modules<Documented['docs']> = import.meta.glob('../tags/auction-*.docs.ts', { eager: true });

/** All elements with their docs, sorted by name. Each file `auction-*.ts` in `elements/tags` defines an element. */
export const documented: readonly Documented[] = Object.entries(definitions).map(([path, moduleExports]) => {
  const [[exportName, tag] = []] = Object.entries(moduleExports);
  const [tagDocs] = Object.values(docs[path.replace(/\.ts$/, '.docs.ts')] ?? {});
  if (exportName === undefined || !tag || !tagDocs)
    throw new Error(
      `\`${path}\` or its \`.docs.ts\` file is incomplete. Export the result of \`defineElement()\`, and add the docs.`,
    );
  return { file: /[\w-]+(?=\.ts$)/.exec(path)![0], exportName, definition: tag.definition, docs: tagDocs };
});

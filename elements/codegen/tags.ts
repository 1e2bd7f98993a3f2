import type { ElementDefinition, ElementDocs } from '../core/definition.ts';

interface Documented {
  /** Name of the file in `elements/tags`, without its ending. */
  file: string;
  /** Name of what the file exports. */
  exportName: string;
  definition: Pick<ElementDefinition, 'tag' | 'attributes' | 'events' | 'form'>;
  docs: ElementDocs<Pick<ElementDefinition, 'attributes' | 'events'>>;
}

type Modules<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

const definitions: Modules<Pick<Documented, 'definition'>> = import.meta.glob(
  ['../tags/auction-*.ts', '!../tags/*.docs.ts'],
  { eager: true },
);
const docs: Modules<Documented['docs']> = import.meta.glob('../tags/auction-*.docs.ts', { eager: true });

/** All tags with their docs, by name: a tag is what has a file in `elements/tags`. */
export const documented: readonly Documented[] = Object.entries(definitions).map(([path, exported]) => {
  const [[exportName, tag] = []] = Object.entries(exported);
  const [tagDocs] = Object.values(docs[path.replace(/\.ts$/, '.docs.ts')] ?? {});
  if (exportName === undefined || !tag || !tagDocs)
    throw new Error(`${path} must export what defineElement returns, and have a .docs.ts beside it.`);
  return { file: /[\w-]+(?=\.ts$)/.exec(path)![0], exportName, definition: tag.definition, docs: tagDocs };
});

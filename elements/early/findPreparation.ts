import { whenIdle } from '../../src/controls/whenIdle.ts';
import type { Importer } from './loadTag.ts';

/** What shows dates or times. */
const formatsDates = /^auction-(date|time)-/;

/** What is done before a tag is imported. */
export const findPreparation = (tag: string): Importer | undefined =>
  formatsDates.test(tag) ? lookThroughLocales : undefined;

/** Before its first format of a date, V8 looks through all its locales, for 25 to 50 ms: in a task without anything else, soon. */
const lookThroughLocales = (): Promise<unknown> =>
  new Promise((resolve) =>
    whenIdle(() => setTimeout(resolve, 0, new Intl.DateTimeFormat()), { timeout: 200 }),
  );

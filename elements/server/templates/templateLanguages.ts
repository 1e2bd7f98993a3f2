import type { TemplateLanguage } from './language.ts';
import { django, jinja, liquid, twig } from './markupLanguages.ts';
import { asp, erb, jsp, php, razor } from './scriptLanguages.ts';
import { nginx, ssi } from './ssi.ts';

/** Template languages, by their name for `--template`. */
export const templateLanguages: ReadonlyMap<string, TemplateLanguage> = new Map(
  Object.entries({ php, erb, django, jinja, jsp, razor, asp, ssi, nginx, liquid, twig }),
);

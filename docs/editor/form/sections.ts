import type { Schema } from './schema.ts';

/** How the form is ordered; names are those of the configuration. What is new there comes last by itself. */
const groups = [
  { title: 'Header', sections: ['categories', 'browse', 'about', 'bidder', 'tools', 'languages'] },
  { title: 'Footer', sections: ['footer', 'social'] },
] as const;

const forDevelopers = { title: 'For developers', sections: ['links', 'endpoints', 'cookies'] } as const;

/** Of the first field, and of what editors of JSON read. */
const elsewhere = ['productName', '$schema'];

interface SectionGroup {
  title: string;
  sections: readonly string[];
}

export const siteGroups: readonly SectionGroup[] = groups;

export function getLastGroup(schema: Schema): SectionGroup {
  const { title, sections } = forDevelopers;
  const known = new Set<string>([...groups.flatMap(({ sections }) => sections), ...sections, ...elsewhere]);
  const others = Object.keys(schema.properties ?? {}).filter((name) => !known.has(name));
  return { title, sections: [...sections, ...others] };
}

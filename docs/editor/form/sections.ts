import type { Schema } from './schema.ts';

/** The sections of the form by group. Section names are keys of the configuration. Keys that aren't listed here are in the last group. */
const groups = [
  { title: 'Header', sections: ['categories', 'browse', 'about', 'bidder', 'tools', 'languages'] },
  { title: 'Footer', sections: ['footer', 'social'] },
] as const;

const forDevelopers = { title: 'For developers', sections: ['links', 'endpoints', 'cookies'] } as const;

/** Keys that aren't sections: the first field of the form, and the key that JSON editors use. */
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

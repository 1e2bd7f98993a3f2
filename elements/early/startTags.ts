import { isSiteTag } from './earlyTags.ts';
import { whenRead } from './loader.ts';
import { getPrerenderedRoot, loadTag } from './loadTag.ts';
import { prerender } from './prerender.ts';
import { importers, watch } from './siteScript.ts';

/** The script of a tag by itself: inserts it where the page has it, and loads it in any case. */
whenRead(() => {
  for (const [tag, importer] of Object.entries(importers))
    if (!customElements.get(tag))
      void loadTag(
        [...document.querySelectorAll(tag)].map(
          (element) => getPrerenderedRoot(element) ?? prerender(element),
        ),
        importer,
        isSiteTag(tag) ? watch : undefined,
      );
});

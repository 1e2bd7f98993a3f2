import { whenIdle } from '../../src/site/network/loading.ts';
import type { Host } from '../core/host.ts';
import { idAttributes, findById, getIds } from './aria.ts';

/** What an attribute must refer to, where not any element will do. */
const tagNames: ReadonlyMap<string, string> = new Map([
  ['form', 'form'],
  ['list', 'datalist'],
]);

/** Warns about each id of an element's attributes that refers to nothing, once the page has loaded and has nothing else to do. */
export async function warnOfMissing(host: Host): Promise<void> {
  const { ownerDocument: page } = host;
  if (page.readyState !== 'complete')
    await new Promise((resolve) => page.defaultView?.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => whenIdle(resolve));
  if (!host.isConnected) return;
  for (const attribute of idAttributes)
    for (const id of getIds(host, attribute)) {
      const found = findById(host, id);
      const tagName = tagNames.get(attribute);
      if (!found)
        host.warn(
          `${attribute} is "${id}", but no element beside it has that id, so it has no effect; give the id to the element that is meant, or remove the attribute.`,
        );
      else if (tagName && found.localName !== tagName)
        host.warn(
          `${attribute} is "${id}", which is a <${found.localName}>, so it has no effect; write the id of a <${tagName}>.`,
        );
    }
}

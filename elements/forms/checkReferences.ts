import { whenIdle } from '../../src/site/network/loading.ts';
import type { Host } from '../core/host.ts';
import { idAttributes, findById, getIds } from './aria.ts';

/** Names of elements that an attribute must reference, if any other element is invalid. */
const tagNames: ReadonlyMap<string, string> = new Map([
  ['form', 'form'],
  ['list', 'datalist'],
]);

/** Warns about IDs of missing or invalid elements, after the page has loaded and is idle. */
export async function warnAboutMissingReferences(host: Host): Promise<void> {
  const { ownerDocument } = host;
  if (ownerDocument.readyState !== 'complete')
    await new Promise((resolve) =>
      ownerDocument.defaultView?.addEventListener('load', resolve, { once: true }),
    );
  await new Promise<void>((resolve) => whenIdle(resolve));
  if (!host.isConnected) return;
  for (const attribute of idAttributes)
    for (const id of getIds(host, attribute)) {
      const element = findById(host, id);
      const tagName = tagNames.get(attribute);
      if (!element)
        host.warn(
          `\`${attribute}\` refers to \`${id}\`, but no element has this ID. It has no effect. Correct the ID, or remove the attribute.`,
        );
      else if (tagName && element.localName !== tagName)
        host.warn(
          `\`${attribute}\` refers to \`${id}\`, which is a \`<${element.localName}>\`. It has no effect. Use the ID of a \`<${tagName}>\`.`,
        );
    }
}

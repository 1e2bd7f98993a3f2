import type { ChatProvider } from './chat.ts';
import { loadScript } from '../network/loadScript.ts';

type Command = (...args: unknown[]) => unknown;

interface Department {
  name: string;
  status: string;
}

/** Commands before the script has come wait in a queue that the script empties. */
function zE(...args: unknown[]): unknown {
  const page = window as unknown as { zE?: Command & { _?: unknown[][] } };
  page.zE ??= Object.assign((...later: unknown[]) => void page.zE?._?.push(later), { _: [] as unknown[][] });
  return page.zE(...args);
}

const updateChatSettings = (chat: object): unknown =>
  zE('webWidget', 'updateSettings', { webWidget: { chat } });

/** The Zendesk Web Widget (Classic) behind an address like `https://static.zdassets.com/ekr/snippet.js?key=…`. */
export const createZendeskChat = (src: string): ChatProvider => ({
  // The vendor's script finds its own element by this id.
  load: () => loadScript(src, { id: 'ze-snippet' }),
  show: () => void zE('webWidget', 'show'),
  hide: () => void zE('webWidget', 'hide'),
  // Its departments are left alone: the vendor reports the status of enabled ones only.
  suppress: () => void updateChatSettings({ suppress: true }),
  enable: (department) =>
    void updateChatSettings({ suppress: false, departments: { enabled: [department], select: department } }),
  watch(department, onStatus) {
    const notify = (found: unknown) => onStatus(isDepartment(found) && found.status === 'online');
    zE('webWidget:on', 'chat:connected', () => notify(zE('webWidget:get', 'chat:department', department)));
    zE('webWidget:on', 'chat:departmentStatus', (changed: unknown) => {
      if (isDepartment(changed) && changed.name === department) notify(changed);
    });
  },
});

const isDepartment = (found: unknown): found is Department =>
  typeof found === 'object' && found !== null && 'name' in found && 'status' in found;

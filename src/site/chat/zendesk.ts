import type { ChatProvider } from './chat.ts';
import { loadScript } from '../network/loadScript.ts';

type Command = (...args: unknown[]) => unknown;

interface Department {
  name: string;
  status: string;
}

/** Runs a Zendesk command. Commands are queued until the vendor's script loads. */
function zE(...args: unknown[]): unknown {
  const page = window as unknown as { zE?: Command & { _?: unknown[][] } };
  page.zE ??= Object.assign((...command: unknown[]) => void page.zE?._?.push(command), {
    _: [] as unknown[][],
  });
  return page.zE(...args);
}

const updateChatSettings = (chat: object): unknown =>
  zE('webWidget', 'updateSettings', { webWidget: { chat } });

/** Creates a provider for Zendesk Web Widget (Classic). `src` is a URL such as `https://static.zdassets.com/ekr/snippet.js?key=…`. */
export const createZendeskChat = (src: string): ChatProvider => ({
  // The vendor's script looks up its element by this ID.
  load: () => loadScript(src, { id: 'ze-snippet' }),
  show: () => void zE('webWidget', 'show'),
  hide: () => void zE('webWidget', 'hide'),
  // `departments` must not change, because Zendesk reports the status of enabled departments only.
  suppress: () => void updateChatSettings({ suppress: true }),
  enable: (department) =>
    void updateChatSettings({ suppress: false, departments: { enabled: [department], select: department } }),
  watch(department, onStatus) {
    const notify = (value: unknown) => onStatus(isDepartment(value) && value.status === 'online');
    zE('webWidget:on', 'chat:connected', () => notify(zE('webWidget:get', 'chat:department', department)));
    zE('webWidget:on', 'chat:departmentStatus', (value: unknown) => {
      if (isDepartment(value) && value.name === department) notify(value);
    });
  },
});

const isDepartment = (value: unknown): value is Department =>
  typeof value === 'object' && value !== null && 'name' in value && 'status' in value;

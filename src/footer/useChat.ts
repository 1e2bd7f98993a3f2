import { useEffect } from 'react';
import { useSite } from './siteContext.ts';
import { filterUrl } from '../site/core/safeUrl.ts';

/** There is no chat unless the page gives the address of its script; nothing of it is loaded before. */
export function useChat(chatSrc: string | undefined, department: string | undefined): void {
  const { site } = useSite();
  const { baseUrl, warn } = site;
  useEffect(() => {
    if (!chatSrc) return undefined;
    const src = filterUrl(chatSrc, { baseUrl, kind: 'web' });
    if (src === undefined) {
      warn(`chat-src="${chatSrc}" is no http(s) address, so there is no chat.`);
      return undefined;
    }
    let stop: (() => void) | undefined;
    let isCurrent = true;
    void Promise.all([import('../site/chat/chat.ts'), import('../site/chat/zendesk.ts')]).then(
      ([{ startChat }, { createZendeskChat }]) => {
        if (isCurrent)
          stop = startChat({ provider: createZendeskChat(src), department: department || undefined, warn });
      },
      (error: unknown) => warn(`chat could not be loaded (${String(error)}).`),
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [chatSrc, department, baseUrl, warn]);
}

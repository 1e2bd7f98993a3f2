import { useEffect } from 'react';
import { useFooterSite } from '../hooks/SiteProvider.tsx';
import type { Consent } from '../site/chat/chat.ts';
import { useWarn } from '../hooks/hostContext.tsx';

/** Starts the chat if the URL of its script is set and the user has agreed. Otherwise, loads nothing. */
export function useChat(department: string | undefined, consent: Consent | undefined): void {
  const src = useFooterSite().site.chatScript;
  const warn = useWarn();
  useEffect(() => {
    if (!src) return undefined;
    let stop: (() => void) | undefined;
    let isCurrent = true;
    void Promise.all([import('../site/chat/chat.ts'), import('../site/chat/zendesk.ts')]).then(
      ([{ startChat }, { createZendeskChat }]) => {
        if (isCurrent)
          stop = startChat({
            provider: createZendeskChat(src),
            department: department || undefined,
            consent,
            warn,
          });
      },
      (error: unknown) => warn(`Chat couldn't be loaded (${String(error)}). Chat is off.`),
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [src, department, consent, warn]);
}

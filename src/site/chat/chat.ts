import type { Warn } from '../warnings/createWarn.ts';
import { runWhenActive } from '../network/loading.ts';
import * as timings from '../timings.ts';
import { breakpoints } from '../../design/tokens.ts';

/** Media query of the viewports that show chat. */
export const chatMedia = `(min-width: ${breakpoints.headerMobile}px)`;

/** Chat widget of a vendor. Each vendor has a separate file. */
export interface ChatProvider {
  /** Loads the vendor's script. Rejects if loading fails. */
  load: () => Promise<void>;
  show: () => void;
  hide: () => void;
  /** Makes chat unavailable. */
  suppress: () => void;
  /** Makes chat available, with the department selected. */
  enable: (department: string) => void;
  /** Calls `onStatus` once chat is connected, and after each change of the department's status. */
  watch: (department: string, onStatus: (online: boolean) => void) => void;
}

interface ChatOptions {
  provider: ChatProvider;
  /** Name of the only department. If omitted, chat is available as configured with the vendor. */
  department: string | undefined;
  /** Consent of the user to third-party scripts. If omitted, the page requires no consent. */
  consent: Consent | undefined;
  warn: Warn;
}

export type Consent = 'granted' | 'missing';

/** Results of loading chat, by document: `true` if chat has loaded, `false` if loading failed. */
const chats = new WeakMap<Document, Promise<boolean>>();

/**
 * Loads chat 3 s after the `load` event, once per page. Hides it below 1103 px, while its department is offline, and without consent. Returns a
 * cleanup function.
 */
export function startChat(options: ChatOptions): () => void {
  const { provider, consent } = options;
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async () => {
    const chat = chats.get(document) ?? load(options);
    chats.set(document, chat);
    if (!(await chat) || signal.aborted) return;
    const wide = matchMedia(chatMedia);
    const updateVisibility = () => (wide.matches ? provider.show() : provider.hide());
    wide.addEventListener('change', updateVisibility, { signal });
    updateVisibility();
  };

  const startLater = (elapsed: number) => {
    const delay = consent === undefined ? 0 : timings.consentPause;
    timer = setTimeout(() => void start(), Math.max(delay, timings.chatLoad - elapsed));
  };
  if (consent === 'missing') {
    // The script may have loaded, or be loading, while the user had agreed.
    if (chats.has(document)) provider.hide();
    return () => undefined;
  }
  runWhenActive(() => waitForLoad(signal, startLater), signal);
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

/** Loads chat. Returns whether loading succeeded. */
async function load({ provider, department, warn }: ChatOptions): Promise<boolean> {
  if (department !== undefined) {
    provider.suppress();
    provider.watch(department, (online) => (online ? provider.enable(department) : provider.suppress()));
  }
  try {
    await provider.load();
    return true;
  } catch (error) {
    warn(`Chat couldn't be loaded (${String(error)}). Check \`chat-src\`.`, error);
    return false;
  }
}

/** Waits for the `load` event, and calls back with the ms since that event, or since the activation of a prerendered page. */
function waitForLoad(signal: AbortSignal, callback: (elapsed: number) => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => callback(0), { once: true, signal });
    return;
  }
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const { loadEventStart = 0, activationStart = 0 } = navigation ?? {};
  const loadedAt = loadEventStart ? performance.timeOrigin + Math.max(loadEventStart, activationStart) : 0;
  callback(Date.now() - loadedAt);
}

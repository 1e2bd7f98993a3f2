import { runWhenActive } from '../network/loading.ts';
import { timings } from '../timings.ts';
import { breakpoints } from '../../design/breakpoints.ts';

/** Chat is hidden when the viewport is narrower than this. */
export const chatMedia = `(min-width: ${breakpoints.headerMobile}px)`;

/** A vendor's chat widget. Another vendor is another file with one of these. */
export interface ChatProvider {
  /** Adds the vendor's script. Rejects when it cannot be loaded. */
  load: () => Promise<void>;
  show: () => void;
  hide: () => void;
  /** Chat stays out of reach. */
  suppress: () => void;
  /** Chat can be reached, with this department chosen. */
  enable: (department: string) => void;
  /** Calls back with what is known of a department, and again whenever it changes. */
  watch: (department: string, onStatus: (online: boolean) => void) => void;
}

interface ChatOptions {
  provider: ChatProvider;
  /** The one department; left out, chat is as the vendor has set it up. */
  department: string | undefined;
  warn: (message: string) => void;
}

/** The chat of each page, by what has become of its loading. */
const chats = new WeakMap<Document, Promise<boolean>>();

/**
 * Loads chat 3 s after the page's load event, once per page: hidden while the viewport is narrower than 1103 px,
 * and suppressed unless its department is online. What it gives back ends the waiting, or the watching of the viewport.
 */
export function startChat(options: ChatOptions): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async () => {
    const chat = chats.get(document) ?? load(options);
    chats.set(document, chat);
    if (!(await chat) || signal.aborted) return;
    const wide = matchMedia(chatMedia);
    const fit = () => (wide.matches ? options.provider.show() : options.provider.hide());
    wide.addEventListener('change', fit, { signal });
    fit();
  };

  const startLater = (since: number) => {
    timer = setTimeout(() => void start(), Math.max(0, timings.chatLoad - since));
  };
  runWhenActive(() => waitForLoad(signal, startLater), signal);
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

/** Whether it could be loaded. */
async function load({ provider, department, warn }: ChatOptions): Promise<boolean> {
  if (department !== undefined) {
    provider.suppress();
    provider.watch(department, (online) => (online ? provider.enable(department) : provider.suppress()));
  }
  try {
    await provider.load();
    return true;
  } catch (error) {
    warn(`chat could not be loaded (${String(error)}); check chat-src.`);
    return false;
  }
}

/** Calls back at the load event, or now if it is past, with the ms that have gone by since. A prerendered page is loaded when it is shown. */
function waitForLoad(signal: AbortSignal, act: (since: number) => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => act(0), { once: true, signal });
    return;
  }
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const { loadEventStart = 0, activationStart = 0 } = navigation ?? {};
  const loadedAt = loadEventStart ? performance.timeOrigin + Math.max(loadEventStart, activationStart) : 0;
  act(Date.now() - loadedAt);
}

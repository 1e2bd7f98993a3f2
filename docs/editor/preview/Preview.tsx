import { parseConfig } from '../../../src/site/config/resolveSite.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { getAt } from '../state/paths.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import { getThemeProperties } from '../theme/themeCss.ts';
import { Choice } from '../view/Choice.tsx';
import { useFrameScale } from './useFrameScale.ts';

interface PreviewProps {
  site: SiteDocument;
}

/** Widths of the previewed page, in px. */
const widths = { Phone: 390, Tablet: 768, Desktop: 1440 } as const;

type WidthName = keyof typeof widths;

/** Returns the initial width, which depends on the window. */
const getWidth = () => (matchMedia(`(max-width: ${widths.Tablet - 1}px)`).matches ? 'Phone' : 'Desktop');

const getScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'Dark' : 'Light');

/** Shows the header and footer in a separate page, and updates them after each change. Ignores invalid entries. */
export function Preview({ site }: PreviewProps) {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const shownConfig = useRef(site.config);
  const [isReady, setReady] = useState(false);
  const [width, setWidth] = useState<WidthName>(getWidth);
  const [scheme, setScheme] = useState<'Light' | 'Dark'>(getScheme);
  const [session, setSession] = useState<'Visitor' | 'Bidder'>('Visitor');
  const { stage, style } = useFrameScale(widths[width]);

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<{ ready?: boolean }>) => {
      if (source === frame.current?.contentWindow && origin === location.origin && data.ready) setReady(true);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const { config, language, logo, messages, theme } = site;
    const shown = {
      config: parseConfig(config).config,
      language,
      logo,
      messages,
      properties: getThemeProperties(theme),
      scheme: scheme.toLowerCase(),
      session: session.toLowerCase(),
      scrollTo: findChanged(shownConfig.current, config),
      category: findCategory(shownConfig.current, config),
    };
    shownConfig.current = config;
    frame.current?.contentWindow?.postMessage(shown, location.origin);
  }, [isReady, site, scheme, session]);

  return (
    <section className="preview" aria-labelledby={id}>
      <h2 id={id}>Preview</h2>
      <div className="preview-choices">
        <Choice legend="Width" options={['Phone', 'Tablet', 'Desktop']} value={width} onChange={setWidth} />
        <Choice legend="Color scheme" options={['Light', 'Dark']} value={scheme} onChange={setScheme} />
        <Choice legend="View as" options={['Visitor', 'Bidder']} value={session} onChange={setSession} />
      </div>
      <div className="stage" ref={stage}>
        {/* Not sandboxed, because this page of the docs needs its scripts and its origin. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          title="Header and footer of your site"
          src="../files/sitePreview.html"
          style={style}
        />
      </div>
    </section>
  );
}

/** Returns the element that shows a change, or `undefined` if the configuration hasn't changed. */
function findChanged(
  previous: SiteDocument['config'],
  next: SiteDocument['config'],
): 'header' | 'footer' | undefined {
  if (previous === next) return undefined;
  return ['footer', 'social'].some((section) => previous[section] !== next[section]) ? 'footer' : 'header';
}

/** Returns the name of the category whose content has changed, or `undefined` if none or several have changed. */
function findCategory(previous: SiteDocument['config'], next: SiteDocument['config']): string | undefined {
  const [before, after] = [previous, next].map(({ categories }) =>
    Array.isArray(categories) ? (categories as readonly unknown[]) : [],
  ) as [readonly unknown[], readonly unknown[]];
  const changed = after.filter((category) => !before.includes(category));
  const label = changed.length === 1 ? getAt(changed[0], ['label']) : undefined;
  return typeof label === 'string' ? label : undefined;
}

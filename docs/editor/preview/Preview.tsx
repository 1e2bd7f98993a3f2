import { parseConfig } from '../../../src/site/config/resolveSite.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { SiteDocument } from '../state/siteDocument.ts';
import { getThemeProperties } from '../theme/themeCss.ts';
import { Choice } from '../view/Choice.tsx';
import { useFrameScale } from './useFrameScale.ts';

interface PreviewProps {
  site: SiteDocument;
}

/** Windows that header and footer are shown in, px wide. */
const widths = { Phone: 390, Tablet: 768, Desktop: 1440 } as const;

type WidthName = keyof typeof widths;

/** That of the window at first, as far as it is one of these. */
const getWidth = () => (matchMedia(`(max-width: ${widths.Tablet - 1}px)`).matches ? 'Phone' : 'Desktop');

const getScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'Dark' : 'Light');

/** Shows header and footer in a page of their own, without the invalid entries of the site. Follows each change. */
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
    const { config, language, messages, theme } = site;
    const shown = {
      config: parseConfig(config).config,
      language,
      messages,
      properties: getThemeProperties(theme),
      scheme: scheme.toLowerCase(),
      session: session.toLowerCase(),
      scrollTo: findChanged(shownConfig.current, config),
    };
    shownConfig.current = config;
    frame.current?.contentWindow?.postMessage(shown, location.origin);
  }, [isReady, site, scheme, session]);

  return (
    <section className="preview" aria-labelledby={id}>
      <h2 id={id}>Preview</h2>
      <div className="preview-choices">
        <Choice legend="Width" options={['Phone', 'Tablet', 'Desktop']} value={width} onChange={setWidth} />
        <Choice legend="Colours" options={['Light', 'Dark']} value={scheme} onChange={setScheme} />
        <Choice legend="Seen by" options={['Visitor', 'Bidder']} value={session} onChange={setSession} />
      </div>
      <div className="stage" ref={stage}>
        {/* A page of the docs, which needs its scripts and its origin. */}
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

/** What a change is seen in; `undefined` where the configuration has not changed. */
function findChanged(
  previous: SiteDocument['config'],
  next: SiteDocument['config'],
): 'header' | 'footer' | undefined {
  if (previous === next) return undefined;
  return ['footer', 'social'].some((section) => previous[section] !== next[section]) ? 'footer' : 'header';
}

/**
 * What the editor edits. Language, texts and theme are no part of the configuration: the page gives them to the tags and to its style sheet.
 */
export interface SiteDocument {
  /** JSON as it has been opened or typed: it may be invalid. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Of the built-in texts: a BCP 47 tag. */
  readonly language: string;
  /** Texts in place of built-in ones, by name. */
  readonly messages: Readonly<Record<string, unknown>>;
  readonly theme: Theme;
}

export interface Theme {
  /** `[light, dark]` by the name of the token, those that are changed alone. */
  readonly colors: Readonly<Record<string, readonly [light: string, dark: string]>>;
  readonly fontFamily?: string;
  /** What the size of all texts is multiplied with. */
  readonly textScale?: number;
}

export const builtInDocument: SiteDocument = {
  config: {},
  language: 'en',
  messages: {},
  theme: { colors: {} },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document out of storage, which another version may have written; `undefined` for anything else. */
export function readDocument(value: unknown): SiteDocument | undefined {
  if (!isRecord(value)) return undefined;
  const { config, messages, theme } = value;
  return isRecord(config) && isRecord(messages) && isRecord(theme) && isRecord(theme['colors'])
    ? ({ ...value, language: value['language'] ?? 'en' } as unknown as SiteDocument)
    : undefined;
}

import { type Dispatch, useCallback, useMemo, useState } from 'react';
import { formatJsonPath } from '../../../src/site/warnings/problems.ts';
import { editConfig, getBuiltInText, getShownConfig } from '../state/builtInSite.ts';
import type { EditorState } from '../state/EditorContext.ts';
import type { HistoryAction } from '../state/history.ts';
import { isSamePath, type Path } from '../state/paths.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import type { ConfigError } from '../state/validateConfig.ts';

interface FormInput {
  present: SiteDocument;
  errors: readonly ConfigError[];
  dispatch: Dispatch<HistoryAction>;
  announce: (text: string) => void;
}

export interface FormState extends EditorState {
  /** Opens the disclosures around a field, and focuses the field. */
  showField: (place: Path) => void;
}

/** Returns the state and functions for the fields of the configuration. */
export function useFormState({ present, errors, dispatch, announce }: FormInput): FormState {
  const { config } = present;
  const [target, setTarget] = useState<Path>();
  const change = useCallback<EditorState['change']>(
    (path, value, { isTyping = false } = {}) =>
      dispatch({
        type: 'change',
        change: (site) => ({ ...site, config: editConfig(site.config, path, value) }),
        ...(isTyping && { typing: formatJsonPath(path) }),
      }),
    [dispatch],
  );
  const endTyping = useCallback(() => dispatch({ type: 'endTyping' }), [dispatch]);
  const clearTarget = useCallback(() => setTarget(undefined), []);
  return useMemo(
    () => ({
      shown: getShownConfig(config),
      change,
      endTyping,
      getErrors: (place) =>
        errors.filter((error) => isSamePath(error.place, place)).map(({ message }) => message),
      getBuiltIn: (path) => getBuiltInText(config, path),
      announce,
      target,
      clearTarget,
      showField: setTarget,
    }),
    [config, errors, change, endTyping, announce, target, clearTarget],
  );
}

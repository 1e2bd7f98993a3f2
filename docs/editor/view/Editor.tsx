import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorList } from '../form/ErrorList.tsx';
import { listErrors } from '../form/listErrors.ts';
import type { Schema } from '../form/schema.ts';
import { formatJson } from '../files/formatJson.ts';
import { openFiles } from '../files/openFiles.ts';
import { saveFile } from '../files/saveFile.ts';
import { Preview } from '../preview/Preview.tsx';
import { builtInDocument } from '../state/siteDocument.ts';
import { validateConfig } from '../state/validateConfig.ts';
import { settingTitles, validateSettings } from '../page/settings.ts';
import { listContrastWarnings } from '../theme/contrast.ts';
import { Choice } from './Choice.tsx';
import { SiteForm } from './SiteForm.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { useFormState } from './useFormState.ts';
import { useHistory } from './useHistory.ts';

/** The site editor: a form next to a preview of the header and footer. */
export function Editor({ schema }: { schema: Schema }) {
  const [history, dispatch] = useHistory();
  const { past, present, future } = history;
  const errors = useMemo(() => [...validateSettings(present), ...validateConfig(present.config)], [present]);
  const warnings = useMemo(() => listContrastWarnings(present.theme), [present.theme]);
  const [status, announce] = useState('');
  const [hasErrorList, setErrorList] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const [view, setView] = useState<'Form' | 'Preview'>('Form');
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useFormState({ present, errors, dispatch, announce });

  const showErrors = useCallback(() => {
    flushSync(() => {
      setView('Form');
      setErrorList(true);
    });
    heading.current?.focus();
  }, []);

  const open = useCallback(
    async (files: readonly File[]) => {
      if (files.length === 0) return;
      const names = files.map(({ name }) => name).join(', ');
      try {
        const change = await openFiles(files);
        dispatch({ type: 'change', change });
        const count = validateConfig(change(present).config).length;
        announce(`Opened ${names}.${count > 0 ? ' The configuration contains errors.' : ''}`);
        if (count > 0) showErrors();
      } catch (error) {
        announce((error as Error).message);
      }
    },
    [dispatch, present, showErrors],
  );
  const openInBackground = useCallback((files: readonly File[]) => void open(files), [open]);
  const isDropping = useFileDrop(openInBackground);

  const download = async () => {
    if (errors.length > 0) return showErrors();
    if (isDownloading) return;
    setDownloading(true);
    announce(`Preparing your download…${warnings.length > 0 ? ` ${formatWarnings(warnings.length)}` : ''}`);
    try {
      const { createZip } = await import('../files/createZip.ts');
      saveFile('auction-site.zip', await createZip(present));
      const low = warnings.length > 0 ? ` ${formatWarnings(warnings.length)}` : '';
      announce(`Downloaded auction-site.zip. To install it, see “Add it to your site” below.${low}`);
    } catch (error) {
      announce(`Couldn’t create the download. ${(error as Error).message}`);
    } finally {
      setDownloading(false);
    }
  };

  return (
    <div className="editor" data-view={view} data-dropping={isDropping ? '' : undefined}>
      <Toolbar
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        errorCount={errors.length}
        warningCount={warnings.length}
        isDownloading={isDownloading}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onOpen={openInBackground}
        onSave={() => {
          saveFile('site.json', new Blob([formatJson(present.config)], { type: 'application/json' }));
          announce('Saved site.json.');
        }}
        onReset={() => {
          dispatch({ type: 'change', change: () => builtInDocument });
          announce('Reset to the default site. Choose Undo to restore your changes.');
        }}
        onDownload={() => void download()}
        onShowErrors={showErrors}
        onShowWarnings={() => {
          setView('Form');
          form.showField(['colors', warnings[0]!.name]);
        }}
      />
      <p className="status" role="status">
        {status}
      </p>
      <div className="view-choice">
        <Choice legend="View" options={['Form', 'Preview']} value={view} onChange={setView} />
      </div>
      <div className="panes">
        <div className="form">
          {hasErrorList && errors.length > 0 && (
            <ErrorList
              errors={listErrors(errors, withSettings(schema), form.shown)}
              heading={heading}
              onShow={form.showField}
              onRemove={(place) => form.change(place, undefined)}
            />
          )}
          <SiteForm schema={schema} site={present} form={form} dispatch={dispatch} />
        </div>
        <Preview site={present} />
      </div>
    </div>
  );
}

const formatWarnings = (count: number): string =>
  count === 1
    ? 'The contrast of 1 pair of colors is too low.'
    : `The contrast of ${count} pairs of colors is too low.`;

/** Adds the titles of the settings, for the list of errors. */
const withSettings = (schema: Schema): Schema => ({
  ...schema,
  properties: {
    ...schema.properties,
    ...Object.fromEntries(Object.entries(settingTitles).map(([name, title]) => [name, { title }])),
  },
});

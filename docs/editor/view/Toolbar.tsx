import { useRef } from 'react';

interface ToolbarProps {
  canUndo: boolean;
  canRedo: boolean;
  errorCount: number;
  warningCount: number;
  isDownloading: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onOpen: (files: readonly File[]) => void;
  onSave: () => void;
  onReset: () => void;
  onDownload: () => void;
  onShowErrors: () => void;
  onShowWarnings: () => void;
}

/** The buttons for actions on the whole site. */
export function Toolbar({ canUndo, canRedo, errorCount, warningCount, isDownloading, ...on }: ToolbarProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="toolbar" role="group" aria-label="Your site">
      <button type="button" aria-disabled={!canUndo} onClick={on.onUndo}>
        Undo
      </button>
      <button type="button" aria-disabled={!canRedo} onClick={on.onRedo}>
        Redo
      </button>
      <button type="button" onClick={() => input.current?.click()}>
        Open file
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,.css,.zip"
        aria-label="Site file"
        onChange={({ currentTarget }) => {
          on.onOpen([...(currentTarget.files ?? [])]);
          // Without this, opening the same file again wouldn't fire a change event.
          currentTarget.value = '';
        }}
      />
      <button type="button" onClick={on.onSave}>
        Save site.json
      </button>
      <button type="button" onClick={on.onReset}>
        Reset to default
      </button>
      {errorCount > 0 && (
        <button type="button" className="invalid" onClick={on.onShowErrors}>
          {errorCount === 1 ? '1 error' : `${errorCount} errors`}
        </button>
      )}
      {warningCount > 0 && (
        <button type="button" className="invalid" onClick={on.onShowWarnings}>
          {warningCount === 1 ? '1 warning' : `${warningCount} warnings`}
        </button>
      )}
      <button type="button" className="primary" aria-disabled={isDownloading} onClick={on.onDownload}>
        Download
      </button>
    </div>
  );
}

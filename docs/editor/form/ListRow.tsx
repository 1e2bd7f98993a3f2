import type { HTMLAttributes } from 'react';
import { useRef } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import type { Path } from '../state/paths.ts';
import { Icon } from '../view/Icon.tsx';
import { Disclosure } from './Disclosure.tsx';
import { ErrorText } from './ErrorText.tsx';
import { isSimple, type RenderFields, type Schema } from './schema.ts';
import { useTarget } from './useTarget.ts';

interface ListRowProps {
  schema: Schema;
  path: Path;
  value: unknown;
  name: string;
  isNew: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** The position, relative to this row, where the dragged row would be dropped. */
  drop: 'before' | 'after' | undefined;
  isDragged: boolean;
  handleProps: HTMLAttributes<HTMLElement>;
  onMove: (offset: -1 | 1) => void;
  onRemove: () => void;
  renderFields: RenderFields;
}

/** A row of a list. Its fields are in a disclosure if they include lists or groups. */
export function ListRow({ schema, path, value, name, isNew, isFirst, isLast, ...row }: ListRowProps) {
  const { getErrors } = useEditor();
  const { drop, isDragged, handleProps, onMove, onRemove, renderFields } = row;
  const item = useRef<HTMLLIElement>(null);
  useTarget(path, item);
  const isFlat = Object.values(schema.properties ?? {}).every(isSimple);
  const fields = renderFields({ schema, path, value, isInRow: isFlat });
  return (
    <li ref={item} tabIndex={-1} data-drop={drop} data-dragged={isDragged ? '' : undefined}>
      <span className="handle" title="Drag to move" {...handleProps}>
        <Icon name="handle" />
      </span>
      {isFlat ? (
        <div className="row-fields">{fields}</div>
      ) : (
        <Disclosure path={path} summary={name.replaceAll(/[“”]/g, '')} isOpenAtFirst={isNew}>
          {fields}
        </Disclosure>
      )}
      <ErrorText id={`${path.join('-')}-error`} errors={getErrors(path)} />
      <div className="row-buttons">
        {/* Not disabled at the ends of the list, because a button that becomes disabled would lose focus. */}
        <button
          type="button"
          aria-label={`Move ${name} up`}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          aria-label={`Move ${name} down`}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          <Icon name="down" />
        </button>
        <button type="button" aria-label={`Remove ${name}`} data-remove onClick={onRemove}>
          <Icon name="remove" />
        </button>
      </div>
    </li>
  );
}

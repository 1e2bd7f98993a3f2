import { useEffect, useId, useRef, useState } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import { moveItem, type Path } from '../state/paths.ts';
import { ErrorText } from './ErrorText.tsx';
import { ListRow } from './ListRow.tsx';
import { getRowName } from './rowName.ts';
import { createValue, type RenderFields, type Schema } from './schema.ts';
import { useDrag } from './useDrag.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useTarget } from './useTarget.ts';

interface ListFieldProps {
  schema: Schema;
  path: Path;
  value: unknown;
  /** Whether a heading above the list already shows its title. */
  isSection: boolean;
  renderFields: RenderFields;
}

/** A list with rows to add, remove, and move. Users move rows by dragging their handles or with buttons. */
export function ListField({ schema, path, value, isSection, renderFields }: ListFieldProps) {
  const { change, announce, getErrors } = useEditor();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const setFocus = useRef<() => void>(undefined);
  const [newKey, setNewKey] = useState<number>();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { items: itemSchema = {} } = schema;
  const noun = itemSchema.title ?? 'entry';
  const rows = useRowKeys(items.length);
  useTarget(path, group);
  useEffect(() => {
    setFocus.current?.();
    setFocus.current = undefined;
  });

  const nameOf = (index: number) => getRowName(items[index], noun, index);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) {
      announce(`Can’t move ${nameOf(from)}. It’s already ${to < 0 ? 'first' : 'last'}.`);
      return;
    }
    rows.move(from, to);
    change(path, moveItem(items, from, to));
    announce(`Moved ${nameOf(from)} to position ${to + 1} of ${items.length}.`);
  };
  const remove = (index: number) => {
    rows.remove(index);
    change(
      path,
      items.filter((_, each) => each !== index),
    );
    announce(`Removed ${nameOf(index)}.`);
    setFocus.current = () => {
      const row = list.current?.children[Math.min(index, items.length - 2)];
      (row?.querySelector<HTMLElement>('[data-remove]') ?? addButton.current)?.focus();
    };
  };
  const add = () => {
    rows.add();
    setNewKey(rows.nextKey);
    change(path, [...items, createValue(itemSchema)]);
    setFocus.current = () => list.current?.lastElementChild?.querySelector('input')?.select();
  };
  const { drag, getHandleProps } = useDrag(list, move);
  const errors = getErrors(path);

  return (
    <div
      className="list"
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={schema.title}
      aria-describedby={`${id}-help ${id}-error`}
    >
      {!isSection && <p className="list-title">{schema.title}</p>}
      <p className="help" id={`${id}-help`}>
        {schema.description}
      </p>
      <ErrorText id={`${id}-error`} errors={errors} />
      <ul ref={list} data-dragging={drag ? '' : undefined}>
        {items.map((item, index) => (
          <ListRow
            key={rows.keys[index]}
            schema={itemSchema}
            path={[...path, index]}
            value={item}
            name={nameOf(index)}
            renderFields={renderFields}
            isNew={rows.keys[index] === newKey}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            drop={
              drag?.to === index && drag.from !== index
                ? drag.to < drag.from
                  ? 'before'
                  : 'after'
                : undefined
            }
            isDragged={drag?.from === index}
            handleProps={getHandleProps(index)}
            onMove={(offset) => move(index, index + offset)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <button ref={addButton} type="button" className="add" onClick={add}>
        Add {noun}
      </button>
    </div>
  );
}

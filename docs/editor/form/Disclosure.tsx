import { type ReactNode, useState } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import { type Path, startsWith } from '../state/paths.ts';

interface DisclosureProps {
  /** The path of its fields. It opens to show one of these fields. */
  path: Path;
  summary: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A collapsible part of the form. Renders its fields only while it is open, because the form has hundreds of fields. */
export function Disclosure({ path, summary, isOpenAtFirst = false, children }: DisclosureProps) {
  const { target } = useEditor();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const hasTarget = target !== undefined && startsWith(target, path);
  if (hasTarget && !isOpen) setOpen(true);
  return (
    <details open={isOpen}>
      <summary
        onClick={(event) => {
          // The browser would toggle it too late, after the next key press.
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {summary}
      </summary>
      {isOpen && <div className="disclosed">{children}</div>}
    </details>
  );
}

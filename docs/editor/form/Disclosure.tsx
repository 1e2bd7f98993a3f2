import { type ReactNode, useState } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import { type Path, startsWith } from '../state/paths.ts';

interface DisclosureProps {
  /** What its fields belong to: it opens by itself to show one of them. */
  path: Path;
  summary: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part of the form that is opened when it is needed. Its fields are rendered only then: there are some hundreds in all. */
export function Disclosure({ path, summary, isOpenAtFirst = false, children }: DisclosureProps) {
  const { target } = useEditor();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const hasTarget = target !== undefined && startsWith(target, path);
  if (hasTarget && !isOpen) setOpen(true);
  return (
    <details open={isOpen}>
      <summary
        onClick={(event) => {
          // The browser's own toggling comes later than the next key.
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

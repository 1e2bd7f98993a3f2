import { type RefObject, useId } from 'react';
import { formatJsonPath } from '../../../src/site/warnings/problems.ts';
import type { Path } from '../state/paths.ts';
import type { ListedError } from './listErrors.ts';

interface ErrorListProps {
  errors: readonly ListedError[];
  heading: RefObject<HTMLHeadingElement | null>;
  onShow: (place: Path) => void;
  onRemove: (place: Path) => void;
}

/** The list of errors, with links to their fields. */
export function ErrorList({ errors, heading, onShow, onRemove }: ErrorListProps) {
  const id = useId();
  return (
    <section className="errors" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {errors.length === 1 ? '1 error' : `${errors.length} errors`}
      </h2>
      <ul>
        {errors.map(({ place, title, message, hasField }, index) => (
          <li key={index}>
            <p>
              {hasField ? (
                <button type="button" onClick={() => onShow(place)}>
                  {title}
                </button>
              ) : (
                <strong>{title}</strong>
              )}
              : {message} <code>{formatJsonPath(place)}</code>
            </p>
            {!hasField && (
              <button type="button" onClick={() => onRemove(place)}>
                Remove {title}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

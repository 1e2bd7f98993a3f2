import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { fill } from '../../site/core/texts.ts';
import { useControlMessages } from '../controlMessages.ts';
import { observeSlotted } from '../observeSlotted.ts';
import { SummaryFrame } from './errorSummaryStyles.ts';
import { focusField } from './findErrors.ts';
import { useFocusOnLoad } from './useFocusOnLoad.ts';
import { useFormErrors } from './useFormErrors.ts';

export interface ErrorSummaryProps {
  /** The id of the form; without it, the form around it. */
  for?: string | undefined;
  messages?: unknown;
  /** Takes the place of the heading, where a page puts something there. */
  heading?: ReactElement | undefined;
  /** A server says that there are no errors; a page finds out by itself. */
  isEmpty?: boolean | undefined;
  /** The server's list of links to the invalid fields. Without it the errors of the form are listed. */
  children?: ReactNode;
}

/** Lists what is invalid in a form, each with a link to its field. */
export function ErrorSummary({ for: formId, messages, heading, isEmpty, children }: ErrorSummaryProps) {
  const texts = useControlMessages(messages);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  /** Whether the page has a list; `undefined` until that is known. */
  const [hasList, setHasList] = useState<boolean>();
  const { errors, attempts } = useFormErrors(frame, formId, hasList === false);

  useLayoutEffect(
    () =>
      observeSlotted(container.current!, (elements) => {
        setHasList(elements.length > 0);
        return undefined;
      }),
    [],
  );
  const isShown = hasList === true || errors.length > 0;
  useLayoutEffect(() => {
    // Not by React, for which it would differ from what a server has rendered.
    if (hasList !== undefined) frame.current!.hidden = !isShown;
  }, [hasList, isShown]);
  useFocusOnLoad(frame, hasList === true);

  useEffect(() => {
    const element = frame.current!;
    // React does not see the events of the page's own links.
    const handleClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      const target =
        link && (errors[Number(link.dataset['index'] ?? NaN)]?.control ?? findTarget(element, link));
      if (!target) return;
      event.preventDefault();
      focusField(target);
    };
    element.addEventListener('click', handleClick);
    return () => element.removeEventListener('click', handleClick);
  }, [errors]);

  const ownHeading = <h2 part="heading">{texts.errorSummary}</h2>;
  return (
    <SummaryFrame
      ref={frame}
      part="summary"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}heading`}
      aria-describedby={hasList ? `${id}list` : undefined}
      hidden={isEmpty}
      suppressHydrationWarning
    >
      {/* A server's list gets the focus, and is read then. */}
      <div role={hasList === false ? 'alert' : undefined}>
        <div className="heading" id={`${id}heading`}>
          <Icon name="alert" size={20} />
          {heading ? cloneElement(heading, undefined, ownHeading) : ownHeading}
        </div>
        <div ref={container} id={`${id}list`}>
          {children}
        </div>
        {errors.length > 0 ? (
          <ul key={attempts} part="list">
            {errors.map(({ control, name, message, isOwnMessage }, index) => (
              <li key={index}>
                <a href={`#${encodeURIComponent(control.id)}`} data-index={index} part="link">
                  {isOwnMessage || !name ? message : fill(texts.fieldError, { field: name, error: message })}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </SummaryFrame>
  );
}

/** What a link of the page leads to. Its address is taken as it is written: with a `<base>` it would be that of another page. */
function findTarget(element: Element, link: HTMLAnchorElement): HTMLElement | null {
  const href = link.getAttribute('href') ?? '';
  if (!/^#./.test(href)) return null;
  const root = link.getRootNode() as Document | ShadowRoot;
  const id = decode(href.slice(1));
  return root.getElementById(id) ?? element.ownerDocument.getElementById(id);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

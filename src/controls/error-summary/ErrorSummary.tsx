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
import { formatMessage } from '../../site/core/texts.ts';
import { isPlainClick } from '../../site/core/urls.ts';
import { type MessageValues, defaultLanguage, useControlMessages } from '../controlLanguage.ts';
import { translateError } from '../field/nativeValidity.ts';
import { observeSlotted } from '../observeSlotted.ts';
import { SummaryFrame } from './errorSummaryStyles.ts';
import { focusField } from './findErrors.ts';
import { useFocusOnLoad } from './useFocusOnLoad.ts';
import { useFormErrors } from './useFormErrors.ts';

export interface ErrorSummaryProps extends MessageValues {
  /** Id of the form. Defaults to the form that contains the summary. */
  for?: string | undefined;
  /** Slot for the page's heading, with the default heading as its fallback content. */
  heading?: ReactElement | undefined;
  /** Whether the summary has no list. Set only on servers. In browsers, the component observes its slot. */
  isEmpty?: boolean | undefined;
  /** The server's list of links to invalid fields. If there is none, the errors of the form are listed. */
  children?: ReactNode;
}

/** Renders a list of a form's errors, with a link to each invalid field. */
export function ErrorSummary({
  for: formId,
  language = defaultLanguage,
  messages,
  heading,
  isEmpty,
  children,
}: ErrorSummaryProps) {
  const texts = useControlMessages(messages, language);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  /** Whether the page has slotted a list. `undefined` until the slot is observed. */
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
    // Not a prop, which would differ from the server's HTML.
    if (hasList !== undefined) frame.current!.hidden = !isShown;
  }, [hasList, isShown]);
  useFocusOnLoad(frame, hasList === true);

  useEffect(() => {
    const element = frame.current!;
    // React does not handle events of slotted links.
    const handleClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
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

  const defaultHeading = <h2 part="heading">{texts.errorSummary}</h2>;
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
      {/* Screen readers read a server's list when it receives focus. */}
      <div role={hasList === false ? 'alert' : undefined}>
        <div className="heading" id={`${id}heading`}>
          <Icon name="alert" size={20} />
          {heading ? cloneElement(heading, undefined, defaultHeading) : defaultHeading}
        </div>
        <div ref={container} id={`${id}list`}>
          {children}
        </div>
        {errors.length > 0 ? (
          <ul key={attempts} part="list">
            {errors.map(({ control, name, error }, index) => {
              // The library's controls have messages in their own language.
              const isNative = !control.localName.includes('-');
              const { message } = isNative ? translateError(error, control, { language, messages }) : error;
              return (
                <li key={index}>
                  <a href={`#${encodeURIComponent(control.id)}`} data-index={index} part="link">
                    {/* Custom messages, such as a server's, are expected to name the field. */}
                    {error.flags.customError || !name
                      ? message
                      : formatMessage(texts.fieldError, { field: name, error: message })}
                  </a>
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </SummaryFrame>
  );
}

/** Returns the target of a link with a fragment. Reads the attribute, because `<base>` changes the link's `href` property. */
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

import { type RefObject, useEffect, useState } from 'react';
import { runIfAttempted, watchAttempts } from '../field/submissionAttempt.ts';
import { getUndefinedTags } from '../observeSlotted.ts';
import { type FieldError, findErrors, findForm } from './findErrors.ts';

interface FormErrors {
  errors: readonly FieldError[];
  /** How often they have been found. */
  attempts: number;
}

const none: FormErrors = { errors: [], attempts: 0 };

/**
 * What is invalid in the form of an element: what a server has said, and all of it when the browser holds a submission; nothing once the
 * form is submitted or reset.
 */
export function useFormErrors(
  element: RefObject<Element | null>,
  formId: string | undefined,
  isGathering: boolean,
): FormErrors {
  const [found, setFound] = useState(none);

  useEffect(() => {
    if (!isGathering) return undefined;
    const root = element.current!.getRootNode();
    // What is slotted and what is named by id stands where the tag stands.
    const host = root instanceof ShadowRoot ? root.host : element.current!;
    const page = host.getRootNode();
    const view = host.ownerDocument.defaultView!;
    const getForm = () => findForm(host, formId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasEnded = false;
    const gather = (which: 'all' | 'shown') => {
      const form = getForm();
      if (!form || hasEnded) return;
      const errors = findErrors(form, which);
      setFound(({ attempts }) => ({ errors, attempts: attempts + 1 }));
    };
    const handleInvalid = ({ target }: Event) => {
      if ((target as HTMLInputElement).form !== getForm()) return;
      // The event comes for each control.
      runIfAttempted(view, () => {
        clearTimeout(timer);
        timer = setTimeout(gather, 0, 'all');
      });
    };
    const handleEnd = ({ target }: Event) => {
      clearTimeout(timer);
      if (target === getForm()) setFound(none);
    };
    const gatherShown = async () => {
      const form = getForm();
      if (!form) return;
      await Promise.all(
        getUndefinedTags(form.querySelectorAll('*')).map((tag) => customElements.whenDefined(tag)),
      );
      // A tag is rendered in the task that defines it.
      timer = setTimeout(gather, 0, 'shown');
    };
    void gatherShown();
    const observer = new MutationObserver(() => {
      if (!(host as HTMLElement).hidden) gather('shown');
    });
    observer.observe(host, { attributeFilter: ['hidden'] });
    watchAttempts(view);
    page.addEventListener('invalid', handleInvalid, true);
    for (const type of ['submit', 'reset']) page.addEventListener(type, handleEnd, true);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      observer.disconnect();
      page.removeEventListener('invalid', handleInvalid, true);
      for (const type of ['submit', 'reset']) page.removeEventListener(type, handleEnd, true);
      setFound(none);
    };
  }, [element, formId, isGathering]);
  return found;
}

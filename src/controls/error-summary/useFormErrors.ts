import { type RefObject, useEffect, useState } from 'react';
import { runIfSubmitted, watchValidations } from '../field/submissionAttempt.ts';
import { getUndefinedElementNames } from '../observeSlotted.ts';
import { type FieldError, findErrors, findForm } from './findErrors.ts';

interface FormErrors {
  errors: readonly FieldError[];
  /** Number of times that errors were collected. */
  attempts: number;
}

const noErrors: FormErrors = { errors: [], attempts: 0 };

/** Returns visible errors of a form, or all errors after the browser blocks a submission. No errors after a submission or reset. */
export function useFormErrors(
  element: RefObject<Element | null>,
  formId: string | undefined,
  isGathering: boolean,
): FormErrors {
  const [formErrors, setFormErrors] = useState(noErrors);

  useEffect(() => {
    if (!isGathering) return undefined;
    const root = element.current!.getRootNode();
    // Slotted elements and ids belong to the tree that contains the host element.
    const host = root instanceof ShadowRoot ? root.host : element.current!;
    const page = host.getRootNode();
    const view = host.ownerDocument.defaultView!;
    const getForm = () => findForm(host, formId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const gather = (which: 'all' | 'shown') => {
      const form = getForm();
      if (!form || isStopped) return;
      const errors = findErrors(form, which);
      setFormErrors(({ attempts }) => ({ errors, attempts: attempts + 1 }));
    };
    const handleInvalid = ({ target }: Event) => {
      if ((target as HTMLInputElement).form !== getForm()) return;
      // The browser dispatches the event for each invalid control.
      runIfSubmitted(view, () => {
        clearTimeout(timer);
        timer = setTimeout(gather, 0, 'all');
      });
    };
    const handleEnd = ({ target }: Event) => {
      clearTimeout(timer);
      if (target === getForm()) setFormErrors(noErrors);
    };
    const gatherShown = async () => {
      const form = getForm();
      if (!form) return;
      await Promise.all(
        getUndefinedElementNames(form.querySelectorAll('*')).map((name) => customElements.whenDefined(name)),
      );
      // A custom element renders in the task that defines it.
      timer = setTimeout(gather, 0, 'shown');
    };
    void gatherShown();
    const observer = new MutationObserver(() => {
      if (!(host as HTMLElement).hidden) gather('shown');
    });
    observer.observe(host, { attributeFilter: ['hidden'] });
    watchValidations(view);
    page.addEventListener('invalid', handleInvalid, true);
    for (const type of ['submit', 'reset']) page.addEventListener(type, handleEnd, true);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      observer.disconnect();
      page.removeEventListener('invalid', handleInvalid, true);
      for (const type of ['submit', 'reset']) page.removeEventListener(type, handleEnd, true);
      setFormErrors(noErrors);
    };
  }, [element, formId, isGathering]);
  return formErrors;
}

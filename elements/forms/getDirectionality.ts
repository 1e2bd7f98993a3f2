type Directionality = 'ltr' | 'rtl';

/** The directionality of a control with a value, as forms send it under the name that `dirname` gives. */
export function getDirectionality(control: HTMLElement, value: string): Directionality {
  if (control.dir !== 'auto') return readDirectionality(control);
  // That of an input comes from its value, that of other elements from their text.
  const probe = control.ownerDocument.createElement('input');
  probe.dir = 'auto';
  probe.value = value;
  return readDirectionality(probe);
}

function readDirectionality(element: Element): Directionality {
  try {
    return element.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  } catch {
    // Browsers of before 2024 do not know the selector.
    return getComputedStyle(element).direction as Directionality;
  }
}

/** The directionality of an element, as forms send it under the name that `dirname` gives. */
export function getDirectionality(element: Element): 'ltr' | 'rtl' {
  try {
    return element.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  } catch {
    // Browsers of before 2024 do not know the selector.
    return getComputedStyle(element).direction as 'ltr' | 'rtl';
  }
}

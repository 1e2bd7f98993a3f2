/** Turns a custom state on or off, for `:state(name)`. */
export function setCustomState({ states }: ElementInternals, name: string, isOn: boolean): void {
  try {
    if (isOn) states.add(name);
    else states.delete(name);
  } catch {
    // Browsers of before 2024 have no custom states, or other names for them; nothing but a page's own style is lost.
  }
}

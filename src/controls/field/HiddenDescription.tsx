/** What the page describes a field with: ids and elements of the page cannot be referred to from inside a shadow root. */
export const HiddenDescription = ({ id, text }: { id: string; text: string }) => (
  <span id={`${id}description`} hidden>
    {text}
  </span>
);

/** The ids of those texts that there are; each has the id of the field and its own name. */
export const getDescribedBy = (id: string, texts: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(texts)
    .filter((name) => texts[name])
    .map((name) => id + name)
    .join(' ') || undefined;

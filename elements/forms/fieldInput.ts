import type { PageInput } from '../../src/controls/field/pageInput.ts';
import type { FormAssociated } from './formAssociated.ts';
import { getLabels } from './getLabels.ts';
import { applyAllToInput, applyToInput, updateReferences } from './nativeAttributes.ts';
import { joinDescriptions } from './references.ts';
import { getDescription, setAccessibleDescription, setAccessibleName } from './setAccessibleName.ts';

export interface FieldElement extends FormAssociated {
  readonly readOnly: boolean;
}

/** The input of a field: it has the name, the description and the native attributes that the page has given the element. */
export class FieldInput {
  protected readonly element: FieldElement;
  #input: HTMLElement | null = null;

  constructor(element: FieldElement) {
    this.element = element;
  }

  get input(): HTMLElement | null {
    return this.#input;
  }

  /** The page's own input, where it takes the place of the component's. */
  get pageInput(): PageInput | undefined {
    return undefined;
  }

  setInput(input: HTMLElement | null): void {
    this.#input = input;
    if (!input) return;
    applyAllToInput(this.element, input);
    this.updateAccessibleName();
  }

  updateDescription(): void {
    if (this.#input) joinDescriptions(this.element, this.#input);
  }

  /** An attribute of the element has changed. */
  applyAttribute(name: string): void {
    if (this.#input) applyToInput(this.element, this.#input, name);
  }

  /** The input is another one to the browser: a type decides what its attributes mean. */
  applyAttributes(): void {
    if (this.#input) applyAllToInput(this.element, this.#input);
  }

  /** The focus has come: labels, and what else the element refers to, may have come or gone since. */
  prepare(labels: Iterable<Element>): void {
    this.updateAccessibleName(labels);
    if (this.#input) updateReferences(this.element, this.#input);
  }

  updateAccessibleName(labels: Iterable<Element> = getLabels(this.element)): void {
    if (!this.#input) return;
    setAccessibleDescription(this.#input, this.element);
    this.setNames(setAccessibleName(this.#input, this.element, labels), this.#input);
  }

  /** Gives the component the text of the page's label, and how the page describes the field. */
  protected setNames(pageLabel: string, input: Element): void {
    const values = this.element.values();
    const description = getDescription(this.element, input);
    // Not before, because prerendered HTML does not have them, and not in vain: each field would be rendered twice.
    if ('labelled' in values && pageLabel !== (values['pageLabel'] ?? ''))
      this.element.setProp('pageLabel', pageLabel);
    if (description !== (values['description'] ?? '')) this.element.setProp('description', description);
  }
}

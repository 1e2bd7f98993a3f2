import { fill } from '../../site/core/texts.ts';
import type { ControlMessages } from '../controlMessages.ts';

/** The name of a picker says which field it is for. */
export const getPickerName = (name: string, field: string, texts: ControlMessages): string =>
  field ? fill(texts.ofField, { name, field }) : name;

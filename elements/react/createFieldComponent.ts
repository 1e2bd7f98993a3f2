import type { Importer } from '../early/loadTag.ts';
import type { FieldComponentProps, FieldTag, HostComponent } from './componentProps.ts';
import { createHostComponent } from './createHostComponent.ts';
import type { HostProps, Props } from '../hosts/hostProps.ts';
import { getReactProps } from './reactProps.ts';

interface ValueProps {
  value?: string;
  defaultValue?: string;
  onChange?: (event: Event) => void;
}

const ignore = () => {};

/** Makes the component of a field: with `value` and `onChange`, or `defaultValue`, as those of an `<input>` in React. */
export const createFieldComponent = <T extends FieldTag>(
  tag: T,
  importer: Importer,
  events: readonly string[],
): HostComponent<T, FieldComponentProps<T>> =>
  createHostComponent(tag, importer, (props) => getFieldProps(props, events));

function getFieldProps(
  { value, defaultValue, onChange = ignore, ...others }: Props & ValueProps,
  events: readonly string[],
): HostProps {
  const { attributes, listeners, ...rest } = getReactProps(others, events);
  const text = value ?? defaultValue;
  return {
    ...rest,
    value,
    // React gives an `<input>` its value as the default one as well, which a reset sets again.
    attributes: text === undefined ? attributes : new Map([...attributes, ['value', text]]),
    // An `<input>` of React calls `onChange` with each change, which is the platform's `input`.
    listeners: new Map([...listeners, ['input', onChange]]),
  };
}

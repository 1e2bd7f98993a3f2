import { type Accessor, createEffect, createSignal, onCleanup, onMount, splitProps, untrack } from 'solid-js';
import { Tag, type TagProps } from './Tag.tsx';

type FieldName =
  | 'auction-text-input'
  | 'auction-date-input'
  | 'auction-date-picker'
  | 'auction-time-input'
  | 'auction-time-picker';

type FieldProps<T extends FieldName> = TagProps<T> & {
  /** A signal; a reset of the form sets its first value. */
  bind: readonly [value: Accessor<string>, setValue: (value: string) => void];
};

/** Renders a field that is bound to a signal in both directions. */
export function Field<T extends FieldName>(props: FieldProps<T>) {
  const [own, others] = splitProps(props as FieldProps<FieldName>, ['bind', 'ref']);
  const value = () => own.bind[0]();
  const initialValue = untrack(value);
  const [isReady, setReady] = createSignal(false);
  let field!: HTMLElementTagNameMap[FieldName];
  const report = () => own.bind[1](field.value ?? '');
  /** The form resets its fields after the event. */
  const reportReset = ({ target }: Event) => {
    if (target === field.form) setTimeout(report);
  };
  /** Until the tag is defined and hydrated, the field has what the user types, and the signal does not. */
  const start = () => {
    if (untrack(value) === initialValue) report();
    setReady(true);
  };
  onMount(() => {
    field.addEventListener('input', report);
    document.addEventListener('reset', reportReset);
    onCleanup(() => document.removeEventListener('reset', reportReset));
    field.shadowRoot?.addEventListener('auction-hydrated', start);
    void customElements.whenDefined(field.localName).then(start);
  });
  createEffect(() => {
    const text = value();
    if (isReady() && field.value !== text) field.value = text;
  });
  const setField = (element: typeof field) => {
    field = element;
    if (typeof own.ref === 'function') own.ref(element as never);
  };
  return <Tag {...others} ref={setField} attr:value={initialValue} />;
}

import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldControl } from './fieldControl.ts';
import type { Fault } from './nativeValidity.ts';

/** How an app holds a field's value: `value` and `onChange` for the app's own state, `defaultValue` for the field's. */
export interface ValueProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** The user has changed the value. */
  onChange?: ((value: string) => void) | undefined;
}

interface FieldState {
  value: string;
  /** What a form sends: the value of a text that is still being typed, too. */
  sentValue: string;
  /** A new number when the value was set from outside. */
  revision: number;
  /** What is wrong in words, once the user has had a try. */
  problem: string;
  control: FieldControl;
}

/** What a tag's form control does for a field, in an app: holds its value and says what is wrong with it. */
export function useField(
  { value, defaultValue = '', onChange }: ValueProps,
  validity: (value: string, badText: string) => Fault | undefined,
): FieldState {
  const [taken, setTaken] = useState(value ?? defaultValue);
  const [revision, setRevision] = useState(0);
  const [badText, setBadText] = useState('');
  const [touched, setTouched] = useState(false);
  const [sentValue, setSentValue] = useState(taken);
  if (value !== undefined && value !== taken) {
    setTaken(value);
    setSentValue(value);
    setBadText('');
    setRevision(revision + 1);
  }

  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  const isTyping = useRef(false);
  const control = useMemo<FieldControl>(() => {
    const take = (next: string, bad = '') => {
      setTaken(next);
      setSentValue(next);
      setBadText(bad);
      told.current?.(next);
    };
    return {
      box: () => {},
      input: take,
      edit: (next) => {
        isTyping.current = true;
        setSentValue(next);
      },
      commit: (next, bad) => {
        if (!isTyping.current) return;
        isTyping.current = false;
        take(next, bad);
        setTouched(true);
      },
      pick: (next) => {
        take(next);
        setTouched(true);
        setRevision((before) => before + 1);
      },
      change: () => setTouched(true),
      // The browser itself submits a form of the page.
      enter: () => {},
    };
  }, []);
  const problem = touched ? (validity(taken, badText)?.message ?? '') : '';
  return { value: taken, sentValue, revision, problem, control };
}

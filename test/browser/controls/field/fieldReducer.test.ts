import { expect } from '@open-wc/testing';
import {
  type FieldAction,
  fieldReducer,
  type FieldState,
  initialFieldState,
  plainText as plain,
  type TextRules,
} from '../../../../src/controls/field/createField.ts';

/** Numbers as words. `few` also stands for a number, but is formatted differently. */
const words: TextRules = {
  parse: (text) => ({ one: '1', two: '2', few: '3' })[text.trim()],
  format: (value) => ({ '1': 'one', '2': 'two', '3': 'three' })[value] ?? '',
};

const reduce = (rules: TextRules, ...actions: FieldAction[]): FieldState =>
  actions.reduce((state, action) => fieldReducer(state, action, rules), initialFieldState);

const type = (text: string): FieldAction => ({ type: 'input', text });
const commit: FieldAction = { type: 'commit' };
const choose = (value: string): FieldAction => ({ type: 'choose', value });
const setDefault = (value: string): FieldAction => ({ type: 'setDefault', value });
const setValue = (value: string): FieldAction => ({ type: 'setValue', value });
const setServerMessage = (message: string): FieldAction => ({ type: 'setServerMessage', message });

interface Case {
  what: string;
  rules: TextRules;
  actions: readonly FieldAction[];
  expected: Partial<FieldState>;
}

const cases: readonly Case[] = [
  {
    what: 'shows a default value',
    rules: words,
    actions: [setDefault('1')],
    expected: { value: '1', text: 'one', shownValue: '1', isDirty: false },
  },
  {
    what: 'ignores a default value once the user has changed the value',
    rules: plain,
    actions: [type('b'), setDefault('a')],
    expected: { value: 'b', text: 'b', isDirty: true },
  },
  {
    what: 'ignores a default value once a script has set the same value',
    rules: plain,
    actions: [setDefault('a'), setValue('a'), setDefault('b')],
    expected: { value: 'a' },
  },
  {
    what: 'uses the text as the value with each key',
    rules: plain,
    actions: [type('a')],
    expected: { value: 'a', text: 'a', shownValue: 'a', isEdited: true, isTyping: false },
  },
  {
    what: 'submits the value of uncommitted text without showing it',
    rules: words,
    actions: [type(' two ')],
    expected: { value: '2', text: ' two ', shownValue: '', isTyping: true, isEdited: true },
  },
  {
    what: 'keeps text that has no value',
    rules: words,
    actions: [type('soon'), commit],
    expected: { value: '', rawInput: 'soon', text: 'soon', isTyping: false, isTouched: true },
  },
  {
    what: 'formats text when it is committed',
    rules: words,
    actions: [type('few'), commit],
    expected: { value: '3', text: 'three', shownValue: '3', isTyping: false, isTouched: true },
  },
  {
    what: 'keeps the value of formatted text that cannot be parsed',
    rules: words,
    actions: [setDefault('3'), type('thre'), type('three'), commit],
    expected: { value: '3', text: 'three', rawInput: '', isTouched: false },
  },
  {
    what: 'reads spaces as an empty value',
    rules: words,
    actions: [setDefault('1'), type('  '), commit],
    expected: { value: '', rawInput: '', text: '', isTouched: true },
  },
  {
    what: 'does not mark a field as touched when it is committed without a change',
    rules: words,
    actions: [setDefault('1'), commit],
    expected: { isDirty: false, isTouched: false, isEdited: false },
  },
  {
    what: 'does not mark a field as touched when its text returns to its value',
    rules: words,
    actions: [setDefault('1'), type('two'), type('one'), commit],
    expected: { isTouched: false, isTyping: false },
  },
  {
    what: 'shows a selected value',
    rules: words,
    actions: [type('soon'), choose('2')],
    expected: { value: '2', text: 'two', rawInput: '', shownValue: '2', isTouched: true, isTyping: false },
  },
  {
    what: 'ends typing when a script sets a value',
    rules: words,
    actions: [type('one'), setValue('2')],
    expected: { value: '2', text: 'two', shownValue: '2', isTyping: false },
  },
  {
    what: 'removes text that has no value when a script clears the field',
    rules: words,
    actions: [setDefault('1'), type('soon'), commit, setValue('2'), setValue('')],
    expected: { value: '', text: '', rawInput: '' },
  },
  {
    what: 'keeps uncommitted text when a script sets the value that it has read',
    rules: words,
    actions: [type('two'), setValue('2')],
    expected: { text: 'two', shownValue: '', isTyping: true },
  },
  {
    what: 'keeps uncommitted text when a script sets the value of the last event',
    rules: words,
    actions: [setDefault('1'), type('two'), setValue('1')],
    expected: { value: '2', isTyping: true },
  },
  {
    what: 'forgets the actions of the user after a reset',
    rules: plain,
    actions: [setDefault('a'), type('b'), commit, { type: 'reset', value: 'a' }],
    expected: { value: 'a', isDirty: false, isEdited: false, isTouched: false },
  },
  {
    what: 'does not treat a restored value as a default',
    rules: plain,
    actions: [{ type: 'restore', value: 'a' }, setDefault('b')],
    expected: { value: 'a', isDirty: true, isTouched: false },
  },
  {
    what: 'keeps the text of the page’s input',
    rules: { ...words, format: undefined },
    actions: [{ type: 'setText', text: 'few' }, type('two'), commit],
    expected: { value: '2', text: 'two' },
  },
  {
    what: 'is not touched when the user leaves an unedited field',
    rules: plain,
    actions: [{ type: 'blur' }],
    expected: { isTouched: false },
  },
  {
    what: 'is touched when the user leaves an edited field',
    rules: plain,
    actions: [type(''), { type: 'blur' }],
    expected: { isTouched: true },
  },
  {
    what: 'is touched by an attempt to submit an invalid value',
    rules: plain,
    actions: [{ type: 'invalid' }],
    expected: { isTouched: true, attempts: 1 },
  },
  {
    what: 'has a server-side error until the user changes the value',
    rules: plain,
    actions: [setServerMessage('Taken'), type('a')],
    expected: { serverMessage: '', isTouched: true },
  },
  {
    what: 'keeps a server-side error when a script sets the value',
    rules: plain,
    actions: [setServerMessage('Taken'), setValue('a')],
    expected: { serverMessage: 'Taken' },
  },
];

describe('the field reducer', () => {
  for (const { what, rules, actions, expected } of cases)
    it(what, () => expect(reduce(rules, ...actions)).to.include(expected));

  it('formats the value and parses typed text again when the rules change', () => {
    const digits: TextRules = { parse: (text) => text, format: (value) => value };
    const refresh = (...actions: FieldAction[]) =>
      fieldReducer(reduce(words, ...actions), { type: 'refresh' }, digits);
    expect(refresh(setDefault('1'))).to.include({ text: '1', value: '1' });
    expect(refresh(type('soon'), commit)).to.include({ text: 'soon', value: 'soon', rawInput: '' });
  });

  const isChange = (rules: TextRules, ...actions: FieldAction[]) => {
    const before = reduce(rules, ...actions.slice(0, -1));
    return fieldReducer(before, actions.at(-1)!, rules).committed !== before.committed;
  };

  it('detects a change once', () => {
    expect(isChange(plain, type('a'), commit)).to.equal(true);
    expect(isChange(plain, type('a'), commit, commit)).to.equal(false);
  });

  it('detects a change to text without a value, and to other such text', () => {
    expect(isChange(words, type('soon'), commit)).to.equal(true);
    expect(isChange(words, type('soon'), commit, type('later'), commit)).to.equal(true);
    expect(isChange(words, type('soon'), commit, commit)).to.equal(false);
  });

  it('detects no change when a script has set the value', () => {
    expect(isChange(plain, setValue('a'), commit)).to.equal(false);
  });

  it('detects text that the user typed before a script set another value', () => {
    expect(isChange(plain, type('a'), setValue('A'), commit)).to.equal(true);
    expect(isChange(words, type('one'), setValue('2'), commit)).to.equal(true);
    expect(isChange(plain, type('a'), setValue(''), commit)).to.equal(false);
    expect(isChange(plain, type('a'), commit, setValue('A'), commit)).to.equal(false);
  });

  it('detects the same change again after a reset', () => {
    expect(isChange(words, type('one'), commit, { type: 'reset', value: '' }, type('one'), commit)).to.equal(
      true,
    );
  });
});

import { expect } from '@open-wc/testing';
import {
  type FieldAction,
  fieldReducer,
  type FieldState,
  initialFieldState,
} from '../../../../src/controls/field/fieldReducer.ts';

/** The state after some actions. */
const reduce = (...actions: FieldAction[]): FieldState => actions.reduce(fieldReducer, initialFieldState);

const draft: FieldAction = { type: 'draft', value: '2027-03-04', rawInput: '' };
const invalidDraft: FieldAction = { type: 'draft', value: '', rawInput: 'nonsense' };
const commit: FieldAction = { type: 'commit', value: '2027-03-04', rawInput: '' };
const invalidCommit: FieldAction = { type: 'commit', value: '', rawInput: 'nonsense' };
const setDefault = (value: string): FieldAction => ({ type: 'setDefault', value });
const setValue = (value: string): FieldAction => ({ type: 'setValue', value });
const message: FieldAction = { type: 'validate', message: 'Invalid' };
const valid: FieldAction = { type: 'validate', message: '' };

interface Case {
  what: string;
  actions: readonly FieldAction[];
  expected: Partial<FieldState>;
}

const cases: readonly Case[] = [
  {
    what: 'a default value is the value, from outside',
    actions: [setDefault('a')],
    expected: { value: 'a', renderedValue: 'a', revision: 1, isDirty: false },
  },
  {
    what: 'a default value does not count once the user has changed the value',
    actions: [{ type: 'input', value: 'b' }, setDefault('a')],
    expected: { value: 'b', renderedValue: 'b', isDirty: true },
  },
  {
    what: 'a default value does not count once a script has set the same value',
    actions: [setDefault('a'), setValue('a'), setDefault('b')],
    expected: { value: 'a' },
  },
  {
    what: 'a text is rendered with each key',
    actions: [{ type: 'input', value: 'a' }],
    expected: { value: 'a', renderedValue: 'a', revision: 0, isEdited: true, isTyping: false },
  },
  {
    what: 'a draft is submitted, and not rendered',
    actions: [draft],
    expected: { value: '2027-03-04', renderedValue: '', isTyping: true, isEdited: true },
  },
  {
    what: 'a draft without a value is remembered as text',
    actions: [invalidDraft],
    expected: { value: '', rawInput: 'nonsense', isTyping: true },
  },
  {
    what: 'a committed draft is rendered, as it was typed',
    actions: [draft, commit],
    expected: { renderedValue: '2027-03-04', revision: 0, isTyping: false, isTouched: true },
  },
  {
    what: 'a commit without a change touches nothing',
    actions: [setDefault('2027-03-04'), commit],
    expected: { isDirty: false, isTouched: false, isEdited: false },
  },
  {
    what: 'a draft that stands for the value as it was is no change',
    actions: [setDefault('2027-03-04'), draft, commit],
    expected: { isTouched: false, isTyping: false },
  },
  {
    what: 'a chosen value is rendered again',
    actions: [{ type: 'choose', value: '2027-03-04' }],
    expected: { value: '2027-03-04', renderedValue: '2027-03-04', revision: 1, isTouched: true },
  },
  {
    what: 'a script sets a value: the draft is gone',
    actions: [draft, setValue('2026-01-01')],
    expected: { value: '2026-01-01', renderedValue: '2026-01-01', revision: 1, isTyping: false },
  },
  {
    what: 'a script that sets what it has read changes nothing',
    actions: [draft, setValue('2027-03-04')],
    expected: { renderedValue: '', revision: 0, isTyping: true },
  },
  {
    what: 'a script that sets what the last event found changes nothing',
    actions: [setDefault('2026-01-01'), draft, setValue('2026-01-01')],
    expected: { value: '2027-03-04', revision: 1, isTyping: true },
  },
  {
    what: 'a reset forgets what the user has done',
    actions: [
      setDefault('a'),
      { type: 'input', value: 'b' },
      { type: 'change' },
      { type: 'reset', value: 'a' },
    ],
    expected: { value: 'a', isDirty: false, isEdited: false, isTouched: false },
  },
  {
    what: 'a restored value is no default',
    actions: [{ type: 'restore', value: 'a' }, setDefault('b')],
    expected: { value: 'a', isDirty: true, isTouched: false },
  },
  {
    what: 'leaving a field that was not edited does not touch it',
    actions: [{ type: 'blur' }],
    expected: { isTouched: false },
  },
  {
    what: 'leaving a field that was edited touches it',
    actions: [{ type: 'input', value: '' }, { type: 'blur' }],
    expected: { isTouched: true },
  },
  {
    what: 'a submission of an invalid value touches it',
    actions: [{ type: 'invalid' }],
    expected: { isTouched: true },
  },
  {
    what: 'what is invalid is not shown before that',
    actions: [message],
    expected: { shownMessage: '' },
  },
  {
    what: 'what is invalid is shown then',
    actions: [{ type: 'invalid' }, message],
    expected: { shownMessage: 'Invalid' },
  },
  {
    what: 'a message stays while the user is typing',
    actions: [invalidDraft, invalidCommit, message, draft, valid],
    expected: { shownMessage: 'Invalid', isTyping: true },
  },
  {
    what: 'a message is gone once what was typed is valid',
    actions: [invalidDraft, invalidCommit, message, draft, commit, valid],
    expected: { shownMessage: '' },
  },
];

describe('the field reducer', () => {
  for (const { what, actions, expected } of cases)
    it(what, () => {
      expect(reduce(...actions)).to.include(expected);
    });

  const isChange = (...actions: FieldAction[]) => {
    const before = reduce(...actions.slice(0, -1));
    return fieldReducer(before, actions.at(-1)!).committed !== before.committed;
  };

  it('finds a change once', () => {
    expect(isChange({ type: 'input', value: 'a' }, { type: 'change' })).to.equal(true);
    expect(isChange({ type: 'input', value: 'a' }, { type: 'change' }, { type: 'change' })).to.equal(false);
  });

  it('finds a change to a text that stands for no value, and to another such text', () => {
    const other: FieldAction = { type: 'commit', value: '', rawInput: 'more nonsense' };
    expect(isChange(invalidDraft, invalidCommit)).to.equal(true);
    expect(isChange(invalidDraft, invalidCommit, other)).to.equal(true);
    expect(isChange(invalidDraft, invalidCommit, invalidCommit)).to.equal(false);
  });

  it('finds no change in what a script has set', () => {
    expect(isChange(setValue('a'), { type: 'change' })).to.equal(false);
  });

  it('finds what the user has typed before a script has set another value', () => {
    const upper = setValue('A');
    expect(isChange({ type: 'input', value: 'a' }, upper, { type: 'change' })).to.equal(true);
    expect(isChange(draft, setValue('2026-01-01'), { ...commit, value: '2026-01-01' })).to.equal(true);
    expect(isChange({ type: 'input', value: 'a' }, setValue(''), { type: 'change' })).to.equal(false);
    expect(isChange({ type: 'input', value: 'a' }, { type: 'change' }, upper, { type: 'change' })).to.equal(
      false,
    );
  });

  it('finds the same change again after a reset', () => {
    expect(isChange(draft, commit, { type: 'reset', value: '' }, draft, commit)).to.equal(true);
  });
});

import { isDay } from '../../src/datetime/day.ts';

type ConsignmentField = 'title' | 'category' | 'notes' | 'transport' | 'day' | 'terms';

/** What a form that offers a lot for sale sends, as text. */
export type Consignment = Readonly<Record<ConsignmentField, string>>;

/** What is wrong with each field that is invalid, in the order of the form. */
export type ConsignmentErrors = ReadonlyMap<ConsignmentField, string>;

export const categories = ['Tractors', 'Collector cars', 'Coins', 'Guitars'] as const;

export const transports = { own: 'We bring it', collect: 'You collect it' } as const;

const longestTitle = 60;

export const emptyConsignment: Consignment = {
  title: '',
  category: '',
  notes: '',
  transport: '',
  day: '',
  terms: '',
};

export const readConsignment = (form: FormData): Consignment => {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    title: read('title'),
    category: read('category'),
    notes: read('notes'),
    transport: read('transport'),
    day: read('day'),
    terms: read('terms'),
  };
};

export function validateConsignment({
  title,
  category,
  transport,
  day,
  terms,
}: Consignment): ConsignmentErrors {
  const errors = new Map<ConsignmentField, string>();
  if (title === '') errors.set('title', 'Enter what you want to sell');
  else if (title.length > longestTitle) errors.set('title', `Use ${longestTitle} characters or fewer`);
  if (!(categories as readonly string[]).includes(category)) errors.set('category', 'Choose a category');
  if (!Object.hasOwn(transports, transport)) errors.set('transport', 'Choose who transports the lot');
  if (isDay(day) && new Date(`${day}T00:00Z`).getUTCDay() === 0)
    errors.set('day', 'We are closed on Sundays: choose another day');
  if (terms !== 'yes') errors.set('terms', 'Agree to the terms of sale to go on');
  return errors;
}

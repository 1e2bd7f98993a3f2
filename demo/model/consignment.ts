import { isDay } from '../../src/datetime/day.ts';

type ConsignmentField = 'title' | 'category' | 'notes' | 'transport' | 'day' | 'terms';

/** The submitted values of the consignment form. */
export type Consignment = Readonly<Record<ConsignmentField, string>>;

/** An error message for each invalid field, in the order of the form. */
export type ConsignmentErrors = ReadonlyMap<ConsignmentField, string>;

export const categories = ['Tractors', 'Collector cars', 'Coins', 'Guitars'] as const;

export const transports = { own: 'I’ll drop it off', collect: 'I need it picked up' } as const;

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
  if (!(categories as readonly string[]).includes(category)) errors.set('category', 'Select a category');
  if (!Object.hasOwn(transports, transport)) errors.set('transport', 'Select a transport option');
  if (isDay(day) && new Date(`${day}T00:00Z`).getUTCDay() === 0)
    errors.set('day', 'We’re closed on Sundays. Choose another day.');
  if (terms !== 'yes') errors.set('terms', 'You must agree to the terms of sale');
  return errors;
}

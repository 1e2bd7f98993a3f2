/** Content of every app before and after a press on its Change button. The tests use the same values. */
export interface State {
  product: string;
  config: { about: { label: string; href: string }[] };
  blocked: string[];
  limit: number;
  required: boolean;
  size: 'normal' | 'small';
}

export const before: State = {
  product: 'Gavel',
  config: { about: [{ label: 'Help', href: '/help' }] },
  blocked: ['2026-12-24'],
  limit: 5,
  required: true,
  size: 'small',
};

export const after: State = {
  product: 'Hammer',
  config: { about: [{ label: 'Advice', href: '/advice' }] },
  blocked: ['2026-12-25', '2026-12-26'],
  limit: 9,
  required: false,
  size: 'normal',
};

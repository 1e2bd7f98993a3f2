/** The eleven top groups, in the order of the category bar. */
export const categoryLabels = [
  'Construction',
  'Farm Equipment',
  'Commercial Trucks',
  'Industrial',
  'Vehicles',
  'Estate',
  'Coins',
  'Jewelry',
  'Firearms',
  'Art & Antiques',
  'Other',
] as const;

export type CategoryLabel = (typeof categoryLabels)[number];

export const double = (px: number): number => 2 * px;

/** Most UTF-16 code units of a product name that the logo shows in its usual size. */
export const longestName = 16;

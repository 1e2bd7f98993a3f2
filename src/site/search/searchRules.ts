/** Search constants. */
export const searchRules = {
  /** Suggestions are asked for from this many characters on, after trimming. */
  minTermLength: 3,
  /** At most this many suggestions are shown, however many arrive. */
  maxSuggestions: 10,
  pageLength: 25,
} as const;

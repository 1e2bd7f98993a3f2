/** Search constants (spec §5, §9). */
export const searchRules = {
  /** Suggestions are asked for from this many characters on, after trimming. */
  minTermLength: 3,
  /** At most this many suggestions are shown, however many arrive (contract 4). */
  maxSuggestions: 10,
  pageLength: 25,
} as const;

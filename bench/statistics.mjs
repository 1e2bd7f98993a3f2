export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

export const shuffle = (list) =>
  list
    .map((item) => [Math.random(), item])
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);

export const roundToHundredths = (number) => Math.round(number * 100) / 100;

/** Yields candidates in the order of measurement: in each round, all candidates that have enough `rounds`, in random order. */
export function* scheduleRounds(candidates) {
  const roundCount = Math.max(...candidates.map(({ rounds }) => rounds));
  for (let round = 0; round < roundCount; round++)
    yield* shuffle(candidates.filter(({ rounds }) => rounds > round));
}

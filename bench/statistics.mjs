export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

export const shuffled = (list) =>
  list
    .map((each) => [Math.random(), each])
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each);

export const rounded = (number) => Math.round(number * 100) / 100;

/** Candidates in the order in which they are measured: round by round, those that have so many `rounds`, in random order. */
export function* inRounds(candidates) {
  const most = Math.max(...candidates.map(({ rounds }) => rounds));
  for (let round = 0; round < most; round++)
    yield* shuffled(candidates.filter(({ rounds }) => rounds > round));
}

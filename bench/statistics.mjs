export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

export const shuffled = (list) =>
  list
    .map((each) => [Math.random(), each])
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each);

export const rounded = (number) => Math.round(number * 100) / 100;

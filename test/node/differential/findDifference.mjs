/** Returns the first difference between two descriptions. */
export function findDifference(one, other, path = '') {
  if (JSON.stringify(one) === JSON.stringify(other)) return undefined;
  if (Array.isArray(one) && Array.isArray(other) && Array.isArray(one[2]) && Array.isArray(other[2])) {
    const here = `${path}/${one[0]}`;
    if (one[0] !== other[0]) return `${path}: <${one[0]}> against <${other[0]}>`;
    const [left, right] = [one[1], other[1]].map((list) => new Set(list));
    const only = (a, b) => [...a].filter((each) => !b.has(each)).join(' ');
    if (only(left, right) || only(right, left))
      return `${here}: [${only(left, right)}] against [${only(right, left)}]`;
    for (let index = 0; index < Math.max(one[2].length, other[2].length); index += 1) {
      const found = findDifference(one[2][index], other[2][index], `${here}[${index}]`);
      if (found) return found;
    }
  }
  const show = (value) => JSON.stringify(value)?.slice(0, 160);
  return `${path}: ${show(one)} against ${show(other)}`;
}

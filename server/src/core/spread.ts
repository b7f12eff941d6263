/**
 * A sum spread over parts in proportion to their weights, in whole kopecks that add up to it. A part never gets more than
 * its weight as long as the sum is no more than all of them.
 */
export function spread(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  let before = 0;
  return weights.map(weight => {
    const after = before + weight;
    // Of what all parts up to this one bear, what the earlier ones do not.
    const share = all === 0 ? 0 : Math.round((sum * after) / all) - Math.round((sum * before) / all);
    before = after;
    return share;
  });
}

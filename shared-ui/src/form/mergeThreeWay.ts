/** Whether two values of a field are equal; a field without a value equals null. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export interface Merged<V> {
  /** A field changed on one side has that side's value; one changed on both keeps mine until somebody chooses. */
  readonly values: V;
  /** Fields that both sides changed, to different values. */
  readonly clashes: readonly (keyof V & string)[];
}

/** Merges what was typed here with what was saved elsewhere, field by field; both began from `base`. */
export function mergeThreeWay<V extends object>(base: V, mine: V, theirs: V): Merged<V> {
  const names = Object.keys(theirs) as (keyof V & string)[];
  const untouched = (name: keyof V) => same(mine[name], base[name]);
  const clashes = names.filter(
    name => !untouched(name) && !same(theirs[name], base[name]) && !same(mine[name], theirs[name]),
  );
  const values = Object.fromEntries(
    names.map(name => [name, untouched(name) ? theirs[name] : mine[name]]),
  ) as unknown as V;
  return { values, clashes };
}

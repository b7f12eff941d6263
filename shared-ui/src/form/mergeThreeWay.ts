/** An empty input holds '' where the saved field is null or missing; `cleaned` in `resolver.ts` converts it. */
const filled = (value: unknown) => (value === '' ? null : (value ?? null));

/** Whether two values of a field are equal, as they are saved. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(filled(a)) === JSON.stringify(filled(b));

export interface Merged<V> {
  /** A field changed on one side has that side's value; a field changed on both has ours until the user chooses. */
  readonly values: V;
  /** Fields that both sides changed, to different values. */
  readonly clashes: readonly (keyof V & string)[];
}

/** Merges what was typed here with what was saved elsewhere, field by field; both began from `base`. */
export function mergeThreeWay<V extends object>(base: V, ours: V, theirs: V): Merged<V> {
  const names = Object.keys(theirs) as (keyof V & string)[];
  const untouched = (name: keyof V) => same(ours[name], base[name]);
  const clashes = names.filter(
    name => !untouched(name) && !same(theirs[name], base[name]) && !same(ours[name], theirs[name]),
  );
  const own = names.filter(name => !untouched(name)).map(name => [name, ours[name]]);
  return { values: { ...theirs, ...Object.fromEntries(own) }, clashes };
}

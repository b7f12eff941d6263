/** A field that changed, with both values. */
interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

// What the server keeps for itself: a change of it says nothing to people.
const own = new Set(['id', 'version', 'createdAt', 'updatedAt']);
const LONGEST = 4_000;

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as Record<string, unknown>) : {};

/** Nothing said in whatever way: a field that was empty and is empty has not changed. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const short = (value: unknown): unknown =>
  isBlank(value) ? null : typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

/** The fields that two states of a record have different values for, in the order they were written down. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  // What the state after does not name was left as it is; a record that is gone names nothing.
  const names = Object.keys(after === null || after === undefined ? was : is).filter(name => !own.has(name));
  return names.flatMap(field => {
    const [from, to] = [was[field], is[field]];
    if (isBlank(from) && isBlank(to)) return [];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, before: short(from), after: short(to) }];
  });
}

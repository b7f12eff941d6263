/** A field that changed, with both values. */
interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

// Fields for the server's own use; their changes mean nothing to people.
const own = new Set(['id', 'version', 'revision', 'createdAt', 'updatedAt']);
const LONGEST = 4_000;

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as Record<string, unknown>) : {};

/** Whether a value is empty in any form: a field that was empty and still is has not changed. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const short = (value: unknown): unknown =>
  isBlank(value) ? null : typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

/** The fields whose values differ between two states of a record, in the order they were written down. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  // A field missing from the later state was left as it is; a deleted record has no later state, so all its fields
  // count.
  const names = Object.keys(after === null || after === undefined ? was : is).filter(name => !own.has(name));
  return names.flatMap(field => {
    const [from, to] = [was[field], is[field]];
    if (isBlank(from) && isBlank(to)) return [];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, before: short(from), after: short(to) }];
  });
}

import { check } from '@venue/sdk';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

type Shape = Readonly<Record<string, { _zod: { optin?: string | undefined; def: { type: string } } }>>;

/**
 * Converts a form's values for the schema: an empty input becomes a missing value if the field is optional, null if it
 * is nullable, and stays '' otherwise, so that the field's own message appears.
 */
export function cleaned(schema: z.ZodMiniType, values: FieldValues): FieldValues {
  if (!('shape' in schema)) return values;
  const shape = schema.shape as Shape;
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = shape[name];
    if (value !== '' || !field) return [[name, value]];
    if (field._zod.def.type === 'nullable') return [[name, null]];
    return field._zod.optin === 'optional' ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Puts flat messages (`{ 'contact.phone': '…' }`) where react-hook-form looks for them. */
export function toErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  const errors: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(fields)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let place = errors;
    for (const [at, name] of names.entries()) {
      // Errors of a list must be an array, or react-hook-form loses them when it validates that field alone.
      place[name] ??= /^\d+$/.test(names[at + 1] ?? last) ? [] : {};
      place = place[name] as Record<string, unknown>;
    }
    place[last] ??= { type: 'check', message };
  }
  return errors as FieldErrors;
}

/** Checks a form with the schema of a call, by the same rules and texts as the server. */
export const resolverOf =
  (schema: z.ZodMiniType): Resolver<FieldValues> =>
  async values => {
    const meant = cleaned(schema, values);
    const result = check(schema, meant);
    return result.ok ? { values: meant, errors: {} } : { values: {}, errors: toErrors(result.fields) };
  };

import { check } from '@venue/sdk';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

type Shape = Readonly<Record<string, { _zod: { optin?: string | undefined; def: { type: string } } }>>;

/**
 * Converts a form's values for the schema: an empty input becomes a missing value if the field is optional, null if it
 * is nullable, and stays '' otherwise, so that the field's own message appears.
 */
export function cleaned<V extends FieldValues>(schema: z.ZodMiniType, values: V): V {
  if (!('shape' in schema)) return values;
  const shape = schema.shape as Shape;
  const input = { ...values };
  for (const [name, value] of Object.entries(values)) {
    const field = shape[name];
    if (value !== '' || !field) continue;
    if (field._zod.def.type === 'nullable') Object.assign(input, { [name]: null });
    else if (field._zod.optin === 'optional') Reflect.deleteProperty(input, name);
  }
  return input;
}

/** Puts flat messages (`{ 'contact.phone': '…' }`) where react-hook-form looks for them. */
export function toErrors<V extends FieldValues>(fields: Readonly<Record<string, string>>): FieldErrors<V> {
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
  return errors as FieldErrors<V>;
}

/** Checks a form with the schema of a call, by the same rules and texts as the server. */
export const resolverOf =
  <V extends FieldValues>(schema: z.ZodMiniType<unknown, V>): Resolver<V> =>
  async values => {
    const input = cleaned(schema, values);
    const result = check(schema, input);
    return result.ok ? { values: input, errors: {} } : { values: {}, errors: toErrors<V>(result.fields) };
  };

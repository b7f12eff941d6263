import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';

/**
 * The schema of an editor's values: the fields of a record and the version they were read from. `valuesOf` picks the
 * values from a saved record.
 */
export function versioned<Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) {
  const schema = z.extend(fields, { version: z.int() });
  type Values = z.input<typeof schema> & FieldValues & { readonly version: number };
  const names = Object.keys(schema.shape);
  const valuesOf = (record: object): Values => {
    const all: Readonly<Record<string, unknown>> = { ...record };
    return Object.fromEntries(names.map(name => [name, all[name]])) as Values;
  };
  return { schema, valuesOf };
}

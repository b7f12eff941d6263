import { shapeOf, typeOf } from '@venue/sdk';
import * as z from 'zod/mini';

/** The values of a form that nobody has filled in: `''` for an empty text. */
export const emptyOf = (schema: z.ZodMiniObject): Readonly<Record<string, unknown>> => objectOf(schema.shape);

const objectOf = (shape: Readonly<Record<string, z.core.$ZodType>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, emptyValue(field)]));

function emptyValue(field: z.core.$ZodType): unknown {
  const shape = shapeOf(field);
  if (shape) return objectOf(shape);
  if (typeOf(field) === 'yesNo') return false;
  if (z.safeParse(field, null).success) return null;
  return z.safeParse(field, []).success ? [] : '';
}

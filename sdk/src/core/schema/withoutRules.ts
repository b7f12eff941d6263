import * as z from 'zod/mini';
import { Day, Id, Instant, Kopecks } from './fields.ts';

/** Basic types: they check the format of a value, not a rule of a form. */
const wire: readonly z.core.$ZodType[] = [Id, Kopecks, Instant, Day];

/**
 * The fields of an input for use in a reply: the same names and types without the rules, so that values saved under
 * older rules can still be read.
 */
/* @__NO_SIDE_EFFECTS__ */
export const withoutRules = <S extends z.ZodMiniType>(schema: S): S => plain(schema) as S;

// Cached, so that a schema that has a name of its own in replies keeps it wherever it occurs.
const made = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

function plain(schema: z.core.$ZodType): z.core.$ZodType {
  const { parent } = schema._zod;
  // A labelled copy is no schema of its own.
  if (parent?._zod.def === schema._zod.def) return plain(parent);
  const copy = made.get(schema) ?? bare(schema);
  made.set(schema, copy);
  return copy;
}

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  // A schema with added checks is derived from one without them.
  const base = ancestors(schema).find(each => wire.includes(each));
  if (base) return base;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const format = 'format' in def ? def.format : undefined;
  switch (def.type) {
    case 'string':
      return format === 'date' ? Day : format === 'datetime' ? Instant : z.string();
    case 'number':
      return format === 'safeint' ? z.int() : z.number();
    case 'nullable':
      return z.nullable(plain(def.innerType));
    case 'array':
      return z.array(plain(def.element));
    case 'record':
      return z.record(z.string(), plain(def.valueType));
    case 'object':
      return z.object(Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, plain(field)])));
    case 'union': {
      const options = def.options.map(plain);
      // A union of an empty text and a text with a format is read as any text.
      return options.some(option => option._zod.def.type === 'string') ? z.string() : z.union(options);
    }
    case 'boolean':
    case 'enum':
    case 'literal':
      return schema;
    default:
      throw new TypeError(`a reply has no ${def.type}`);
  }
}

/** A schema and those it was derived from by further checks. */
export function ancestors(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { parent } = schema._zod;
  return parent ? [schema, ...ancestors(parent)] : [schema];
}

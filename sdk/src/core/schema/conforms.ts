import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Conforms = (value: unknown) => boolean;

const cache = new WeakMap<Schema, Conforms>();

/**
 * Whether parsing would return this very value: it conforms, and nothing would be stripped, changed or filled in. If
 * `false`, parse the value. Replies almost always conform, and this costs a fraction of a parse, which creates an
 * object for every value. No code is evaluated, so it works under a strict content security policy.
 */
export const conforms = (schema: Schema, value: unknown): boolean => checkOf(schema)(value);

function checkOf(schema: Schema): Conforms {
  const made = cache.get(schema);
  if (made) return made;
  // A schema may contain itself: until its check is compiled, nested uses get this forwarding function.
  cache.set(schema, value => check(value));
  const check = compile(schema);
  cache.set(schema, check);
  return check;
}

function compile(schema: Schema): Conforms {
  const { def, values } = (schema as z.core.$ZodTypes)._zod;
  // Custom checks (bounds, patterns, trim) are left to zod.
  if (def.checks?.length) return bounded(schema) ?? asParsed(schema);
  switch (def.type) {
    case 'string':
      return text(def) ?? asParsed(schema);
    case 'number':
      return number(def) ?? asParsed(schema);
    case 'boolean':
      return def.coerce ? asParsed(schema) : value => typeof value === 'boolean';
    case 'literal':
    case 'enum':
      return value => values?.has(value as z.core.util.Literal) === true;
    case 'nullable': {
      const inner = checkOf(def.innerType);
      return value => value === null || inner(value);
    }
    case 'array': {
      const each = checkOf(def.element);
      return value => Array.isArray(value) && value.every(each);
    }
    case 'object':
      return def.catchall ? asParsed(schema) : object(def.shape);
    default:
      return asParsed(schema);
  }
}

/** Compares with what zod returns, for single values; a parsed object is a new object and so never the same. */
function asParsed(schema: Schema): Conforms {
  return value => {
    const result = schema._zod.run({ value, issues: [] }, { async: false });
    return !(result instanceof Promise) && result.issues.length === 0 && Object.is(result.value, value);
  };
}

function text(def: z.core.$ZodStringDef & { format?: string; pattern?: RegExp }): Conforms | undefined {
  if (def.coerce) return undefined;
  if (def.format === undefined) return value => typeof value === 'string';
  const { pattern } = def;
  if ((def.format !== 'datetime' && def.format !== 'date') || !pattern || pattern.global) return undefined;
  return value => typeof value === 'string' && pattern.test(value);
}

function number(def: z.core.$ZodNumberDef & { format?: string }): Conforms | undefined {
  if (def.coerce) return undefined;
  if (def.format === undefined) return Number.isFinite;
  return def.format === 'safeint' ? Number.isSafeInteger : undefined;
}

/** Integers with a lower bound, such as ids and amounts. */
function bounded(schema: Schema): Conforms | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [bound, ...more] = def.checks ?? [];
  if (def.type !== 'number' || bound === undefined || more.length > 0) return undefined;
  const is = number(def);
  const limit = bound._zod.def as z.core.$ZodCheckGreaterThanDef;
  if (!is || limit.check !== 'greater_than' || typeof limit.value !== 'number') return undefined;
  const least = limit.value;
  return limit.inclusive
    ? value => is(value) && (value as number) >= least
    : value => is(value) && (value as number) > least;
}

function object(shape: Readonly<Record<string, Schema>>): Conforms {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const optional = (schema as z.core.$ZodTypes)._zod.def;
    return optional.type === 'optional' && !optional.checks?.length
      ? { name, check: checkOf(optional.innerType), optional: true }
      : { name, check: checkOf(schema), optional: false };
  });
  return value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const record = value as Readonly<Record<string, unknown>>;
    let there = 0;
    for (const { name, check, optional } of fields) {
      const field = record[name];
      if (field === undefined) {
        if (!optional || name in record) return false;
      } else if (check(field)) there++;
      else return false;
    }
    // Other keys would be stripped.
    for (const _ in record) there--;
    return there === 0;
  };
}

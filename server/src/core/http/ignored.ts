import type { AnyCall } from '@venue/sdk';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Named = Readonly<Record<string, unknown>>;

/** At most so many fields are named, each in at most so many characters: anybody may send any name. */
const MOST = 10;
const LONGEST = 100;

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/**
 * The fields of an input that its schema does not read, by their paths. Only what was sent is looked at, each part
 * once for every alternative that a schema declares for it.
 */
export function ignoredIn(schema: Schema | undefined, value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {};
  const within = (inner: Schema) => ignoredIn(inner, value, path);
  switch (def?.type) {
    case undefined:
    case 'object': {
      if (!isNamed(value)) return [];
      const shape: Readonly<Record<string, Schema>> = def?.shape ?? {};
      return gathered(Object.entries(value), ([name, part]) => {
        if (Object.hasOwn(shape, name)) return ignoredIn(shape[name], part, `${path}${name}.`);
        return part === undefined ? [] : [`${path}${name}`];
      });
    }
    case 'array':
      return Array.isArray(value)
        ? gathered([...value.entries()], ([index, part]) => ignoredIn(def.element, part, `${path}${index}.`))
        : [];
    case 'record':
      return gathered(Object.entries(value), ([name, part]) => ignoredIn(def.valueType, part, `${path}${name}.`));
    case 'union':
      // The alternative that was meant is the one that reads most of it.
      return def.options.map(within).reduce((least, each) => (each.length < least.length ? each : least));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return within(def.innerType);
    case 'pipe':
      return within(def.in);
    default:
      return [];
  }
}

function gathered<Part>(parts: readonly Part[], look: (part: Part) => string[]): string[] {
  const names: string[] = [];
  for (const part of parts) {
    if (names.length >= MOST) break;
    names.push(...look(part));
  }
  return names.slice(0, MOST);
}

/** The fields of a request, its query and its body, that the call does not read. */
export const ignoredBy = (call: AnyCall, { query, body }: { query: unknown; body: unknown }): string[] =>
  [...ignoredIn(call.query, query), ...ignoredIn(call.body, body)].slice(0, MOST);

/** The names as a header carries them: any but plain characters percent-encoded. */
export const headerOf = (names: readonly string[]): string => names.map(encoded).join(', ');

function encoded(name: string): string {
  let text = '';
  for (const sign of name.slice(0, LONGEST).toWellFormed()) {
    const next = /[\w.-]/.test(sign) ? sign : [...Buffer.from(sign)].map(byte => `%${hex(byte)}`).join('');
    if (text.length + next.length > LONGEST) break;
    text += next;
  }
  return text;
}

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');

/** Whether a request asks to be refused rather than read in part (RFC 7240). */
export const isStrict = (prefer: string | string[] | undefined): boolean =>
  [prefer ?? []]
    .flat()
    .join(',')
    .slice(0, 1000)
    .split(',')
    .some(each => /^\s*handling\s*=\s*"?strict"?\s*(;|$)/i.test(each));

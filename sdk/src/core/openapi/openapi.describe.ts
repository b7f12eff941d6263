import type { Json } from './openapi.schemas.ts';
import type { Words } from './openapi.words.ts';

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges all lists of words. Throws when a name is in two of them, because it would have two meanings. */
export function joinWords(lists: readonly Words[]): Words {
  const all = new Map<string, string>();
  for (const [name, words] of lists.flatMap(list => Object.entries(list))) {
    if (all.has(name)) throw new TypeError(`the field ${name} is described twice`);
    all.set(name, words);
  }
  return Object.fromEntries(all);
}

/**
 * The description of a field: its schema's own, otherwise the general one. What it says of null is kept only where the
 * field may be null.
 */
function wordsFor(name: string, piece: string | undefined, nullable: boolean, words: Words): string | undefined {
  // A field may have the name of a property that every object has, such as `constructor`.
  const key = [`${piece}.${name}`, name].find(each => Object.hasOwn(words, each));
  const text = key === undefined ? undefined : words[key];
  return nullable ? text : text?.replace(/; null [^;.]*/, '');
}

const isNull = (schema: unknown) => isRecord(schema) && schema.type === 'null';
const mayBeNull = ({ anyOf, type }: Json) =>
  (Array.isArray(anyOf) && anyOf.some(isNull)) || (Array.isArray(type) && type.includes('null'));

/**
 * A part of the document with descriptions added to all fields and parameters that have none; `piece` is the name of
 * the schema it is, or is nested in.
 */
export function describeFields<T>(part: T, words: Words, piece?: string): T {
  if (Array.isArray(part)) return part.map(each => describeFields(each, words, piece)) as T;
  if (!isRecord(part)) return part;
  const described = Object.entries(part).map(([key, value]) =>
    key === 'properties' && isRecord(value)
      ? [
          key,
          Object.fromEntries(
            Object.entries(value).map(([name, field]) => [
              name,
              withWords(name, describeFields(field, words, piece), words, piece),
            ]),
          ),
        ]
      : [key, describeFields(value, words, piece)],
  );
  const { in: place, name } = part;
  const whole = Object.fromEntries(described);
  return (typeof place === 'string' && typeof name === 'string' ? withWords(name, whole, words) : whole) as T;
}

/** The named schemas of the document with their fields described. */
export const describeSchemas = (schemas: Readonly<Record<string, Json>>, words: Words): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, describeFields(schema, words, name.replace(/Input$/, ''))]),
  );

function withWords(name: string, part: unknown, words: Words, piece?: string): unknown {
  if (!isRecord(part) || 'description' in part) return part;
  const description = wordsFor(name, piece, mayBeNull(part), words);
  return description === undefined ? part : { ...part, description };
}

const fieldLine = /^( *)(?:readonly )?(?:"([\w-]+)"|'([\w-]+)'|(\w+))\??: (z\..*)/;

/**
 * Adds a comment above each field of a schema in the compiler's declarations, because the compiler drops the comments
 * of fields it infers. The compiler may change how it writes a field, so the package's check counts the comments.
 */
export function describeDeclarations(text: string, words: Words): string {
  let piece: string | undefined;
  return text
    .split('\n')
    .flatMap((line, index, lines) => {
      if (line.startsWith('export ')) piece = /^export declare const (\w+):/.exec(line)?.[1];
      const [, indent = '', ...rest] = fieldLine.exec(line) ?? [];
      const type = rest.pop() ?? '';
      const name = rest.find(Boolean);
      if (name === undefined || lines[index - 1]?.trimEnd().endsWith('*/')) return [line];
      const text = wordsFor(name, piece, /^z\.ZodMini(Optional<z\.ZodMini)?Nullable</.test(type), words);
      return text === undefined ? [line] : [`${indent}/** ${text} */`, line];
    })
    .join('\n');
}

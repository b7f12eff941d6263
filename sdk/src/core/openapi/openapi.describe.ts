import type { Json } from './openapi.schemas.ts';
import type { Words } from './openapi.words.ts';

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All lists of words as one. A name that stands in two of them is refused: it would have two meanings. */
export function joinWords(lists: readonly Words[]): Words {
  const all = new Map<string, string>();
  for (const [name, words] of lists.flatMap(list => Object.entries(list))) {
    if (all.has(name)) throw new TypeError(`the field ${name} is described twice`);
    all.set(name, words);
  }
  return Object.fromEntries(all);
}

/** A part of the document with every field and parameter described that is not described yet. */
export function describeFields<T>(part: T, words: Words): T {
  if (Array.isArray(part)) return part.map(each => describeFields(each, words)) as T;
  if (!isRecord(part)) return part;
  const described = Object.entries(part).map(([key, value]) =>
    key === 'properties' && isRecord(value)
      ? [key, Object.fromEntries(Object.entries(value).map(([name, field]) => [name, describe(name, field, words)]))]
      : [key, describeFields(value, words)],
  );
  const { in: place, name } = part;
  const whole = Object.fromEntries(described);
  return (typeof place === 'string' && typeof name === 'string' ? withWords(name, whole, words) : whole) as T;
}

const describe = (name: string, field: unknown, words: Words): unknown =>
  withWords(name, describeFields(field, words), words);

function withWords(name: string, part: unknown, words: Words): unknown {
  // Not `words[name]` alone: a field may be called as something every object has.
  if (!isRecord(part) || 'description' in part || !Object.hasOwn(words, name)) return part;
  return { ...part, description: words[name] };
}

const fieldLine = /^( *)((?:readonly )?(?:"([\w-]+)"|'([\w-]+)'|(\w+))\??: (?:z|import\("zod\/mini"\))\.)/;

/**
 * The compiler's declarations with a comment above each field of a schema. The compiler drops the comments of fields
 * it infers; what a field's line looks like is its own affair, so the package's check counts the comments.
 */
export const describeDeclarations = (text: string, words: Words): string =>
  text
    .split('\n')
    .flatMap((line, index, lines) => {
      const [, indent = '', , ...names] = fieldLine.exec(line) ?? [];
      const name = names.find(Boolean);
      if (name === undefined || !Object.hasOwn(words, name) || lines[index - 1]?.trimEnd().endsWith('*/'))
        return [line];
      return [`${indent}/** ${words[name]} */`, line];
    })
    .join('\n');

import type { FieldValues } from 'react-hook-form';

// Files are left out: JSON would turn them into empty objects.
const text = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, each: unknown) =>
    Array.isArray(each) ? each.filter(one => !(one instanceof Blob)) : each instanceof Blob ? undefined : each,
  );

/** A copy of values without files. */
export const withoutFiles = (values: FieldValues): FieldValues => JSON.parse(text(values) ?? '{}');

const isEmpty = (value: unknown) => value === null || value === '';
const isSingle = (value: unknown) => typeof value !== 'object' || value === null;

/** A field in which nothing is chosen yet, or nothing any more, is of the kind of any single value. */
export const sameKind = (value: unknown, from: unknown): boolean =>
  value === null ||
  from === null ||
  ((isEmpty(value) || isEmpty(from)) && isSingle(value) && isSingle(from)) ||
  (typeof value === typeof from && Array.isArray(value) === Array.isArray(from));

/** The fields that differ from what the form began with, without files and secrets. */
export function changesOf(values: FieldValues, from: FieldValues, secrets: ReadonlySet<string>): FieldValues {
  const changed = Object.entries(values).filter(([name, value]) => {
    if ([...secrets].some(secret => secret === name || secret.startsWith(`${name}.`))) return false;
    const ownText = text(value);
    return ownText !== undefined && ownText !== text(from[name]);
  });
  return Object.fromEntries(changed);
}

/** The changed fields as the text of a draft, null without any; its `version` later shows if the record has changed. */
export function contentOf(values: FieldValues, from: FieldValues, secrets: ReadonlySet<string>): string | null {
  const changed = changesOf(values, from, secrets);
  return Object.keys(changed).length === 0 ? null : (text({ values: changed, version: from.version }) ?? null);
}

/** The values of a draft that still fit the form, and whether its record has changed since; null when none fit. */
export function readContent(data: string, from: FieldValues): { values: FieldValues; outdated: boolean } | null {
  try {
    const read: unknown = JSON.parse(data);
    if (typeof read !== 'object' || read === null || !('values' in read) || typeof read.values !== 'object')
      return null;
    const values = Object.entries(read.values ?? {}).filter(
      ([name, value]) => name in from && sameKind(value, from[name]),
    );
    if (values.length === 0) return null;
    const version = 'version' in read ? read.version : undefined;
    return { values: Object.fromEntries(values), outdated: version !== from.version };
  } catch {
    return null;
  }
}

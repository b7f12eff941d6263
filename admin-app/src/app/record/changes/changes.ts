import { type AnyKind, formatField } from '@venue/sdk';
import { compareLines, type Line, linesOf, plainLines } from './lines.ts';

/** A field to compare between two versions of a record. */
export interface Field<T> {
  readonly label: string;
  /** The value: plain text, formatted text as `{ html }`, or a list with one line per entry. */
  readonly of: (record: T) => string | readonly string[] | { readonly html: string };
}

/** A field that differs. */
export interface Change {
  readonly label: string;
  readonly lines: readonly Line[];
  /** The words are the same and their formatting is not. */
  readonly looksOnly: boolean;
}

/** Builds the fields to compare from their kind: its labels and formats. */
export const kindFields = <T extends object>(
  { fields }: AnyKind,
  names: readonly (keyof T & string)[],
): readonly Field<T>[] =>
  names.map(name => {
    const field = fields[name] ?? { label: name, is: 'text' };
    const of = (record: T) =>
      field.is === 'richText' ? { html: String(record[name]) } : formatField(field, record[name]);
    return { label: field.label, of };
  });

/** What differs between the approved version of a record and the present one, field by field. */
export function changesOf<T>(before: T, after: T, fields: readonly Field<T>[]): Change[] {
  return fields.flatMap(({ label, of }) => {
    const [was, is] = [of(before), of(after)];
    const lines = compareLines(toLines(was), toLines(is));
    const differs = lines.some(line => line.kind !== 'same');
    const looksOnly = !differs && rawOf(was) !== rawOf(is);
    return differs || looksOnly ? [{ label, lines, looksOnly }] : [];
  });
}

type Value = ReturnType<Field<unknown>['of']>;

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

function toLines(value: Value): string[] {
  if (typeof value === 'string') return plainLines(value);
  return isList(value) ? [...value] : linesOf(value.html);
}

/** The markup of formatted text; '' for other values, whose lines contain everything. */
const rawOf = (value: Value): string => (typeof value === 'string' || isList(value) ? '' : value.html);

interface Photo {
  readonly fileId: number;
  readonly isMain: boolean;
}

/** The pictures added and removed, and the new main picture if it has changed. */
export function photoChanges<P extends Photo>(before: readonly P[], after: readonly P[]) {
  const among = (list: readonly P[]) => new Set(list.map(photo => photo.fileId));
  const [had, has] = [among(before), among(after)];
  const main = (list: readonly P[]) => list.find(photo => photo.isMain)?.fileId;
  return {
    added: after.filter(photo => !had.has(photo.fileId)),
    removed: before.filter(photo => !has.has(photo.fileId)),
    newMain: main(before) !== main(after) ? after.find(photo => photo.isMain) : undefined,
  };
}

import type * as z from 'zod/mini';
import { formatDate, formatDateTime, formatMoney, formatPhone } from '../format/format.ts';
import { formatListedRuns } from '../format/hours.ts';
import type { Move, Option, OptionId } from '../schema/enums.ts';
import { type Enumeration, type FieldType, type KindField, labelOf, shapeOf, typeOf } from '../schema/labels.ts';
import type { Permission } from '../schema/permissions.ts';
import { capitalized, type Noun, textsOf } from './noun.ts';

const typed =
  (is: FieldType) =>
  (label: string): KindField => ({ label, is });

export const richText = typed('richText');
export const link = typed('link');
export const count = typed('number');
export const money = typed('money');
export const yesNo = typed('yesNo');
export const moment = typed('moment');
export const day = typed('day');
export const phone = typed('phone');
export const email = typed('email');
export const image = (label: string): PictureField => ({ label, is: 'picture' });
/** Hours as runs of them. */
export const runs = (label: string): KindField => formatted(label, formatListedRuns);
/** A field of an enumeration: `oneOf('Статус', residentStatus)`. */
export const oneOf = (label: string, values: Enumeration): KindField => ({ label, is: 'text', values });

interface PictureField extends KindField {
  readonly is: 'picture';
}

/** A field with its own format. */
interface FormattedField extends KindField {
  readonly format: (value: unknown) => string;
}

/** A field whose values have their own structure: `formatted('Билеты', value => …)`. */
export const formatted = (label: string, format: FormattedField['format']): FormattedField => ({
  label,
  is: 'text',
  format,
});

/** A field of several values, each shown with its name: `partsOf('Заказчик', { INN: 'ИНН', phone: phone('Телефон') })`. */
export const partsOf = (label: string, parts: Readonly<Record<string, string | KindField>>): FormattedField =>
  formatted(label, value =>
    Object.entries(parts)
      .map(([name, part]): [KindField, unknown] => [fieldOf(part), Reflect.get(Object(value), name)])
      .map(([field, each]) => [field.label, formatField(field, each)] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name}: ${text}`)
      .join(', '),
  );

/** A field whose words stand with its schema; an object is shown as its parts. */
function writtenField(schema: z.core.$ZodType): KindField | undefined {
  const label = labelOf(schema);
  if (!label) return undefined;
  const parts = Object.entries(shapeOf(schema) ?? {}).flatMap(([name, part]) => {
    const field = writtenField(part);
    return field ? [{ name, field }] : [];
  });
  const format = (value: unknown) =>
    parts
      .map(({ name, field }) => formatField(field, Reflect.get(Object(value), name)))
      .filter(text => text !== '')
      .join(', ');
  return { is: typeOf(schema), ...(parts.length > 0 && { format }), ...label };
}

/** The fields that people write, by name. A field without a label would be shown by its name in the code. */
/* @__NO_SIDE_EFFECTS__ */
export const writtenFields = (schema: z.ZodMiniObject | undefined): Readonly<Record<string, KindField>> =>
  Object.fromEntries(
    Object.entries(schema?.shape ?? {}).map(([name, part]) => {
      const field = writtenField(part);
      if (!field) throw new TypeError(`the field ${name} has no label: write labelled(…) in its model`);
      return [name, field];
    }),
  );

/**
 * A field that the record has under another name or in another form than people write it:
 * `storyTitle: fieldFrom(StoryFields.shape.title)`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fieldFrom(schema: z.core.$ZodType): KindField;
/* @__NO_SIDE_EFFECTS__ */
export function fieldFrom(schema: z.core.$ZodType, format: FormattedField['format']): FormattedField;
/* @__NO_SIDE_EFFECTS__ */
export function fieldFrom(schema: z.core.$ZodType, format?: FormattedField['format']): KindField {
  const field = writtenField(schema);
  if (!field) throw new TypeError('the field has no label: write labelled(…) in its model');
  return format ? { ...field, format } : field;
}

const fieldOf = (field: string | KindField): KindField =>
  typeof field === 'string' ? { label: field, is: 'text' } : field;

interface StatusOf<Field extends string> {
  readonly field: Field;
  readonly values: Enumeration;
  /** The moves staff may make by saving the record with another status. */
  readonly moves: readonly Move<OptionId>[];
}

/** A kind of record without the type of its model. */
export interface AnyKind<Field extends string = string> {
  /** Its name in the audit log, presence, pictures and search: `resident`. */
  readonly name: string;
  readonly noun: Noun;
  /** What a record is called beside its number; by default the noun with a capital letter. */
  readonly label: string;
  /** The right to read such records, their history, and who has them open. */
  readonly read: Permission;
  /** The right to change them. */
  readonly manage: Permission;
  /** The field with the record's number. */
  readonly id: Field;
  /** The field with the record's name or title. */
  readonly title: Field;
  readonly status?: StatusOf<Field>;
  readonly fields: Readonly<Record<string, KindField>>;
  /** The fields that people write, with their labels: what the form of the record has. */
  readonly written?: z.ZodMiniObject | undefined;
  /** Fields that only the audit log has, by their names there. */
  readonly logged?: Readonly<Record<string, KindField>>;
  /** Texts shown after the usual calls. */
  readonly texts: ReturnType<typeof textsOf>;
}

/** A kind of record whose model is `R`; `F` are the fields that have labels. */
export interface RecordKind<Name extends string = string, R = unknown, F extends keyof R & string = keyof R & string>
  extends AnyKind<keyof R & string> {
  readonly name: Name;
  readonly fields: { readonly [K in F]: KindField };
}

type Written = z.ZodMiniObject | undefined;
/** The names of the fields that people write. */
type WrittenNames<W extends Written> = W extends z.ZodMiniObject ? keyof W['shape'] : never;

type Declared<Name extends string, R, Fields, W extends Written> = Omit<
  AnyKind<keyof R & string>,
  'label' | 'fields' | 'written' | 'texts'
> & {
  readonly name: Name;
  readonly label?: string;
  /** The schema of the fields that people write. Their labels stand there, and `fields` only has the others. */
  readonly written?: W;
  /**
   * Labels and types; a plain string is the label of a text. A field that the model lacks does not compile, nor one of
   * several values without a format, which would show their ids.
   */
  readonly fields: Fields & { readonly [K in Exclude<keyof Fields, keyof R>]: never } & {
    readonly [K in (keyof Fields | WrittenNames<W>) & keyof R as Composite<NonNullable<R[K]>> extends true ? K : never]:
      | FormattedField
      | PictureField;
  };
};

/** Whether a value is an object that holds more than texts, and no list. */
type Composite<T> = T extends readonly unknown[]
  ? false
  : T extends object
    ? [Exclude<T[keyof T], string | null | undefined>] extends [never]
      ? false
      : true
    : false;

/**
 * Declares a kind of record, once; columns, filters, facts, histories, texts and the frame of its page read it.
 * `recordKind<Resident>()({ … })`: the model comes first, so that the fields are checked against it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const recordKind =
  <R>() =>
  /* @__NO_SIDE_EFFECTS__ */
  <
    const Name extends string,
    Fields extends Readonly<Record<string, string | KindField>>,
    W extends Written = undefined,
  >(
    declared: Declared<Name, R, Fields, W>,
  ): RecordKind<Name, R, (keyof Fields | WrittenNames<W>) & keyof R & string> & { readonly written: W } => ({
    ...declared,
    written: declared.written as W,
    label: declared.label ?? capitalized(declared.noun.one),
    texts: textsOf(declared.noun),
    fields: {
      ...writtenFields(declared.written),
      ...Object.fromEntries(Object.entries(declared.fields).map(([name, field]) => [name, fieldOf(field)])),
    } as Readonly<Record<(keyof Fields | WrittenNames<W>) & keyof R & string, KindField>>,
  });

/**
 * The names of the elements of a value, a list or a single one, read from one of their fields; a plain text is its own
 * name.
 */
export const namesIn = (value: unknown, field: string, before = ''): string =>
  (Array.isArray(value) ? value : [value])
    .map(each => `${before}${typeof each === 'object' && each !== null ? Reflect.get(each, field) : each}`)
    .join(', ');

/** The option to show beside a field of a record, if there is one. */
export function besideOf({ beside }: KindField, record: object): Option | undefined {
  if (!beside) return undefined;
  const value: unknown = Reflect.get(record, beside.field);
  return isOptionId(value) && value !== beside.usual ? beside.values.option(value) : undefined;
}

const isOptionId = (value: unknown): value is OptionId => ['number', 'string', 'boolean'].includes(typeof value);

/** A field's value as text, for sheets and histories; '' when it is empty. */
export function formatField(field: KindField, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.format) return field.format(value);
  if (field.values && isOptionId(value)) return field.values.option(value).label;
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет';
  if (field.is === 'picture') return 'файл';
  if (typeof value === 'object')
    return Object.values(value)
      .map(each => formatField(field, each))
      .filter(text => text !== '')
      .join(', ');
  if (field.is === 'moment') return formatDateTime(String(value));
  if (field.is === 'day') return formatDate(String(value));
  if (field.is === 'money') return formatMoney(Number(value));
  return field.is === 'phone' ? formatPhone(String(value)) : String(value);
}

import * as z from 'zod/mini';
import type { Option, OptionId } from './enums.ts';
import { Day, Instant, Kopecks, RichText } from './fields.ts';
import { Email, Phone, SiteUrl } from './rules.ts';
import { ancestors } from './withoutRules.ts';

/** How the value of a field is shown; `text` by default. */
export type FieldType =
  | 'text'
  /** HTML of the rich text editor. */
  | 'richText'
  /** A URL. */
  | 'link'
  /** A whole number, an amount. */
  | 'number'
  /** Kopecks. */
  | 'money'
  | 'yesNo'
  /** An instant, shown at the venue. */
  | 'moment'
  /** A calendar day, `2026-11-20`. */
  | 'day'
  /** Ten digits. */
  | 'phone'
  | 'email'
  | 'picture';

export interface Enumeration {
  readonly option: (id: OptionId | null | undefined) => Option;
  readonly options: readonly Option[];
}

/** A field as people see it: its Russian label and how its value is formatted. */
export interface KindField {
  readonly label: string;
  readonly is: FieldType;
  /** The values of an enumeration with their labels. */
  readonly values?: Enumeration;
  /** Formats a value with its own structure, such as a list of tickets. */
  readonly format?: (value: unknown) => string;
  /** Another field whose value is shown beside this one, unless it is the usual value. */
  readonly beside?: { readonly field: string; readonly values: Enumeration; readonly usual: OptionId };
}

/** What people read about a field that they fill in. */
export interface Label extends Omit<KindField, 'is'> {
  /** A short explanation, always visible. */
  readonly hint?: string;
  /** An example, shown while the field is empty. */
  readonly placeholder?: string;
  /** A text of several lines. */
  readonly lines?: true;
  /** Takes half of the width, so that two such fields in succession share a row. */
  readonly half?: true;
}

const labels = /* @__PURE__ */ z.registry<Label>();

/**
 * A field of a schema with the words that people read about it: `labelled(SiteUrl, 'Сайт', { placeholder: 'example.ru' })`.
 * The kind of record, the form, the list and the histories read them here. The words are part of each app that uses the
 * schema, so those for developers are in `<area>.words.ts`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function labelled<S extends z.ZodMiniType>(schema: S, label: string, more: Omit<Label, 'label'> = {}): S {
  // A copy, because several fields share a schema such as `SiteUrl`.
  const own = schema.clone();
  labels.add(own, { ...more, label });
  return own;
}

/** What people read about a field; undefined without a label. */
export const labelOf = (schema: z.core.$ZodType): Label | undefined => labels.get(schema);

const types: readonly (readonly [z.core.$ZodType, FieldType])[] = [
  [RichText, 'richText'],
  [SiteUrl, 'link'],
  [Phone, 'phone'],
  [Email, 'email'],
  [Kopecks, 'money'],
  [Instant, 'moment'],
  [Day, 'day'],
];

/** The schemas of a field's values, without what says that it may be empty. */
function valuesOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return valuesOf(def.innerType);
    case 'pipe':
      return valuesOf(def.in);
    case 'union':
      return def.options.flatMap(valuesOf);
    default:
      return [schema];
  }
}

/** The type of a field, by its schema. */
export function typeOf(schema: z.core.$ZodType): FieldType {
  const values = valuesOf(schema);
  const family = values.flatMap(ancestors);
  const [, type] = types.find(([each]) => family.includes(each)) ?? [];
  if (type) return type;
  const kinds = values.map(each => each._zod.def.type);
  return kinds.includes('boolean') ? 'yesNo' : kinds.includes('number') ? 'number' : 'text';
}

/** The most characters of a text; undefined without a limit. */
export const lengthOf = (schema: z.core.$ZodType): number | undefined =>
  valuesOf(schema)
    .flatMap(each => each._zod.def.checks ?? [])
    .map(check => (check as z.core.$ZodChecks)._zod.def)
    .flatMap(def => (def.check === 'max_length' ? [def.maximum] : []))[0];

/** Whether a field may be left empty. */
export const mayBeEmpty = (schema: z.core.$ZodType): boolean =>
  ['', null, undefined, []].some(nothing => z.safeParse(schema, nothing).success);

/** The fields of an object, by name; undefined for any other value. */
export const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : undefined;
};

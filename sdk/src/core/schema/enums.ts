import * as z from 'zod/mini';

/** A tone instead of a colour; the theme maps each tone to a colour, in one place. */
export type Tone = 'primary' | 'secondary' | 'good' | 'warn' | 'bad' | 'neutral';

/** The id of an enumeration's value, in the database and in requests and replies. */
export type OptionId = number | string | boolean;

/** One value of an enumeration: its id, its Russian label, its tone. */
export interface Option<Id extends OptionId = OptionId> {
  readonly id: Id;
  readonly label: string;
  readonly tone?: Tone;
}

/**
 * Defines an enumeration once. The schema, the ids for the database, the options of selects and filters, and the
 * labels and tones of chips follow from the record.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEnum<const T extends Readonly<Record<string, Option>>>(record: T) {
  type Name = keyof T & string;
  type Id = T[Name]['id'];
  const names = Object.keys(record) as Name[];
  const ids = names.map(name => record[name]?.id) as Id[];
  const idOf = Object.fromEntries(names.map(name => [name, record[name]?.id])) as { readonly [K in Name]: T[K]['id'] };
  return {
    ...idOf,
    names,
    ids,
    /** Schema of the id. */
    schema: z.literal(ids as [Id, ...Id[]]),
    options: names.map(name => record[name]) as readonly Option<Id>[],
    /** The option of an id; an id this version does not know gets a neutral one. */
    option: (id: OptionId | null | undefined): Option =>
      names.map(name => record[name] as Option).find(option => option.id === id) ?? {
        id: id ?? '',
        label: '—',
        tone: 'neutral',
      },
    nameOf: (id: Id): Name | undefined => names.find(name => record[name]?.id === id),
  };
}

/**
 * The schema of an enumeration's ids. Bundlers keep every enumeration whose property `schema` is read, but can remove a
 * call of this function. Use it in areas that everybody imports, like `checked()`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const schemaOf = <S>(enumeration: { readonly schema: S }): S => enumeration.schema;

/** Who makes a move. */
export type Actor = 'customer' | 'staff' | 'server';

/** A move between statuses: from where to where, who may make it, and the question asked before. */
export interface Move<Id extends OptionId> {
  readonly action: string;
  /** Label of the button that makes the move: «Опубликовать». */
  readonly label?: string;
  readonly from: readonly Id[];
  readonly to: Id;
  readonly by: readonly Actor[];
  /** A save of the record makes it; it is not offered by itself. */
  readonly bySaving?: true;
  readonly confirm?: string;
  /** The text shown after the move, if the kind of record has none for it. */
  readonly done?: string;
}

import * as z from 'zod/mini';
import { checked } from './checked.ts';

/** The largest id of a record, and the largest value of an integer column. */
const MOST = 2 ** 31 - 1;

/** The number of a record. In a path it is sent as digits, which the server parses. */
export const Id = checked(z.int(), z.positive(), z.maximum(MOST));

/** Money: a whole number of kopecks. */
export const Kopecks = checked(z.int(), z.nonnegative());

/** Money that people enter: up to a hundred million roubles, so that sums of it stay safe integers. */
export const Price = checked(Kopecks, z.maximum(10_000_000_000));

// Replies use the next two; inputs use `InputInstant` and `InputDay` of `dates.ts`, which have a range. Rules about
// several fields are not tried on a date that is none.

/** A moment: ISO 8601 in UTC, e.g. `2026-11-20T04:00:00.000Z`. */
export const Instant = z.iso.datetime({ abort: true });

/** A calendar day of the venue: `2026-11-20`. */
export const Day = z.iso.date({ abort: true });

// Query strings and multipart bodies send the two types below as text; callers pass the value itself.

/** A number that may be sent as digits. */
export const QueryInt = z.pipe(
  z.union([checked(z.int(), z.maximum(MOST)), checked(z.string(), z.regex(/^\d{1,9}$/, 'Укажите число'))]),
  z.transform(Number),
) as z.ZodMiniType<number, number>;

/** A boolean that may be sent as `true` or `false`. */
export const QueryBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform(value => value === true || value === 'true'),
) as z.ZodMiniType<boolean, boolean>;

/** The envelope of the specification: the payload under `message`. */
/* @__NO_SIDE_EFFECTS__ */
export const message = <S extends z.ZodMiniType>(payload: S) => z.object({ message: payload });

/** Bare success, for calls that return nothing else. */
export const done = message(z.object({ success: z.boolean() }));

/** The reply of a creation: the number of the new record as `id`, and as `message` the record or only `success`. */
/* @__NO_SIDE_EFFECTS__ */
export const created = <S extends z.ZodMiniType = typeof done.shape.message>(payload?: S) =>
  z.object({ id: Id, message: (payload ?? z.object({ success: z.boolean() })) as S });

/** The data of a refused change: the record as it is saved now, and by whom and when; null if that is not known. */
/* @__NO_SIDE_EFFECTS__ */
export const current = <S extends z.ZodMiniType>(record: S) =>
  z.object({ current: record, savedBy: z.nullable(z.string()), savedAt: z.nullable(Instant) });

/**
 * One page of a list: totals under `message`, rows under `items`. Counting stops at a bound; `totalIsExact` says
 * whether `total` is below it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const page = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    message: z.object({ page: z.int(), pageSize: z.int(), total: z.int(), totalIsExact: z.boolean() }),
    items: z.array(item),
  });

/** The last page that can be requested of a list. */
export const LAST_PAGE = 10_000;

/**
 * Sorts a list by one column and then, among rows with equal values, by a second; a minus sorts the second in
 * descending order: `day,sum` and `day,-sum`. The server reads all rows with the same first value, so choose a first
 * column with few.
 */
/* @__NO_SIDE_EFFECTS__ */
export const sortsThen = <const First extends string, const Second extends string>(
  first: First,
  ...second: readonly Second[]
): (`${First},${Second}` | `${First},-${Second}`)[] =>
  second.flatMap(each => [`${first},${each}`, `${first},-${each}`] as const);

/** Query of a list: page from 1, rows per page, one sort column with direction, words to search for. */
/* @__NO_SIDE_EFFECTS__ */
export const pageQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    page: z._default(QueryInt.check(z.minimum(1), z.maximum(LAST_PAGE)), 1),
    pageSize: z._default(QueryInt.check(z.minimum(1), z.maximum(100)), 25),
    sort: z.optional(z.enum(sorts)),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  });

/** Query of a list for everybody: page from 1, words to search for. */
/* @__NO_SIDE_EFFECTS__ */
export const publicList = () =>
  z.object({
    page: z._default(QueryInt.check(z.minimum(1), z.maximum(LAST_PAGE)), 1),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  });

/** Query of a list's export: all rows that match its filters, as a file of this format. */
/* @__NO_SIDE_EFFECTS__ */
export const exportQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z.optional(z.enum(sorts)),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
  });

/** Page and search words of lists requested by POST; by default the first page of 25. */
/* @__NO_SIDE_EFFECTS__ */
export const pageBody = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    page: z.optional(z.int().check(z.minimum(1), z.maximum(LAST_PAGE))),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    sort: z.optional(z.enum(sorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  });

/** Formatted text: HTML with the few tags of the editor. The server strips everything else. */
export const RichText = checked(z.string(), z.maxLength(200_000, 'Слишком длинный текст'));

import * as z from 'zod/mini';
import { checked } from './checked.ts';

/** The largest number a record can have, and a column of whole numbers can hold. */
const MOST = 2 ** 31 - 1;

/** A record's number. Comes as a number or as digits (from a path or a query), is always read as a number. */
export const Id = checked(z.int(), z.positive(), z.maximum(MOST));

/** Money: a whole number of kopecks. */
export const Kopecks = checked(z.int(), z.nonnegative());

/** Money that people enter: up to a hundred million roubles, so that no sum of it is beyond what a number holds. */
export const Price = checked(Kopecks, z.maximum(10_000_000_000));

/** A moment: ISO 8601 in UTC, e.g. `2026-11-20T04:00:00.000Z`. */
export const Instant = z.iso.datetime();

/** A calendar day of the venue: `2026-11-20`. */
export const Day = z.iso.date();

// The text is how a query string and a multipart body carry the two below; callers pass the value itself.

/** A number that may travel as digits. */
export const QueryInt = z.pipe(
  z.union([checked(z.int(), z.maximum(MOST)), checked(z.string(), z.regex(/^\d{1,9}$/, 'Укажите число'))]),
  z.transform(Number),
) as unknown as z.ZodMiniType<number, number>;

/** A yes or no that may travel as `true` or `false`. */
export const QueryBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform(value => value === true || value === 'true'),
) as unknown as z.ZodMiniType<boolean, boolean>;

/** The envelope of the specification: the payload under `message`. */
/* @__NO_SIDE_EFFECTS__ */
export const message = <S extends z.ZodMiniType>(payload: S) => z.object({ message: payload });

/** Bare success, for calls that return nothing else. */
export const done = message(z.object({ success: z.boolean() }));

/** What a creation answers: the number of the new record as `id`, and under `message` the record, or `success` alone. */
/* @__NO_SIDE_EFFECTS__ */
export const created = <S extends z.ZodMiniType = typeof done.shape.message>(payload?: S) =>
  z.object({ id: Id, message: (payload ?? z.object({ success: z.boolean() })) as S });

/** What a refused change carries: the record as it is saved now, and by whom and when; null where that is not known. */
/* @__NO_SIDE_EFFECTS__ */
export const current = <S extends z.ZodMiniType>(record: S) =>
  z.object({ current: record, savedBy: z.nullable(z.string()), savedAt: z.nullable(Instant) });

/** One page of a list: totals under `message`, rows under `items`. `total` counts up to a bound, `totalIsExact` says which. */
/* @__NO_SIDE_EFFECTS__ */
export const page = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    message: z.object({ page: z.int(), pageSize: z.int(), total: z.int(), totalIsExact: z.boolean() }),
    items: z.array(item),
  });

/** No list is asked for a page beyond it. */
export const LAST_PAGE = 10_000;

/**
 * Orders of a list by one column and, among equals of it, by a second, which goes down with a minus: `day,sum` and
 * `day,-sum`. The server reads all equals of the first, so that is one with few of them.
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

/** Query of a list's export: everything its filters let through, as a file of this format. */
/* @__NO_SIDE_EFFECTS__ */
export const exportQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z.optional(z.enum(sorts)),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
  });

/** Page and words of lists that are asked for by POST; the first page of 25 unless said otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export const pageBody = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    page: z.optional(z.int().check(z.minimum(1), z.maximum(LAST_PAGE))),
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    sort: z.optional(z.enum(sorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  });

/** Formatted text: HTML of the few tags the editor knows. The server strips whatever else it meets. */
export const RichText = checked(z.string(), z.maxLength(200_000, 'Слишком длинный текст'));

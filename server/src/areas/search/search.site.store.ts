import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import type { SearchTerm } from './search.rules.ts';
import { siteDocument as doc } from './search.table.ts';

/**
 * How many documents of each kind are compared beyond those shown: the latest with the words in the title, and the
 * latest with them anywhere.
 */
const MORE_COMPARED = { titles: 10, texts: 20 } as const;
/** How many of the latest documents of a kind are sampled for the words. They are frequent if every eighth has them. */
const SAMPLE = 48;
const OFTEN = 8;

/** How many characters of a text are searched for the snippet. */
const SHOWN_FROM = 20_000;

/** Marks around matches in a title or a snippet: private-use characters. */
export const marks = { start: '\ue000', end: '\ue001' } as const;
const marked = `StartSel=${marks.start}, StopSel=${marks.end}`;
/** Between two pieces of a snippet. */
export const BETWEEN = ' … ';
const snippet = `${marked}, MaxFragments=2, MaxWords=22, MinWords=12, FragmentDelimiter="${BETWEEN}"`;
/** More characters than a piece of a snippet has. */
const PIECE = 600;

const Row = z.object({
  kind: z.string(),
  key: z.string(),
  title: z.string(),
  snippet: z.string(),
  /** The beginning of the text, to tell whether the snippet starts there. */
  start: z.string(),
  /** The end of the searched part of the text, and whether the text goes on after it. */
  end: z.string(),
  isCut: z.boolean(),
  /** There are more of its kind. */
  more: z.boolean(),
});
export type DocumentRow = z.output<typeof Row>;

/** A kind of documents, and how many of it are shown. */
export interface SiteQuery {
  readonly kind: string;
  readonly most: number;
}

/**
 * The best documents of these kinds that have all words, at most `most` of each. A word in the title counts more than
 * one in the text, and the typed form more than a prefix.
 */
export async function findDocuments(db: Db, asked: readonly SiteQuery[], wanted: SearchTerm): Promise<DocumentRow[]> {
  if (asked.length === 0) return [];
  const wide = sql`to_tsquery('russian', ${wanted.wide})`;
  const exact = sql`to_tsquery('russian', ${wanted.exact})`;
  const kinds = await howOften(db, asked, wide);
  if (kinds.length === 0) return [];
  const tried = kinds.filter(each => each.isTried).map(each => triedInTurn(each, wide));
  const rest = kinds.filter(each => !each.isTried);
  const found = await compared(db, asked, [...tried, ...indexed(rest, wide)], wide, exact);
  // Too few were found since the bound, because the words are more frequent in the latest documents than before it.
  const isWhole = rest.every(({ kind, since }) => since === null || found.some(row => row.kind === kind && row.more));
  if (isWhole) return found;
  const unbounded = rest.map(each => ({ ...each, since: null }));
  return compared(db, asked, [...tried, ...indexed(unbounded, wide)], wide, exact);
}

const Frequency = z.object({
  kind: z.string(),
  most: z.int(),
  /** The words are frequent, or the kind is small: its documents are tried one by one. */
  isTried: z.boolean(),
  /** The date since which enough documents should have the words; null if the words are rare. */
  since: z.nullable(z.string()),
});
type Frequency = z.output<typeof Frequency>;

/** How frequent the words are in each kind, estimated from its latest documents. */
async function howOften(db: Db, asked: readonly SiteQuery[], wide: SQL): Promise<Frequency[]> {
  const { rows } = await db.execute(sql`
    select kind, most, is_tried as "isTried", case when not is_tried then
      (select at from ${doc} where ${doc.kind} = sample.kind order by at desc
       offset 3 * (most + ${MORE_COMPARED.texts}::int) * ${SAMPLE}::int / (2 * greatest(fitting, 1)) limit 1)::text end as since
    from (
      select kind, most, count(*) filter (where fits) as fitting,
             count(*) < ${SAMPLE} or count(*) filter (where fits) * ${OFTEN} >= count(*) as is_tried
      from (values ${valuesOf(asked)}) as asked (kind, most),
      lateral (select words @@ ${wide} as fits from ${doc} where ${doc.kind} = asked.kind order by at desc limit ${SAMPLE}) as latest
      group by kind, most) as sample`);
  return z.parse(z.array(Frequency), rows);
}

/** Reads the latest documents of a kind until enough have the words; `offset 0` keeps the planner to this order. */
const triedInTurn = ({ kind, most }: SiteQuery, wide: SQL) => sql`
  (select kind, record_id
   from (select kind, record_id, words from ${doc} where kind = ${kind} order by at desc offset 0) as latest
   where words @@ ${wide} limit ${most + MORE_COMPARED.texts})`;

/**
 * An index finds all documents with the words, but the date of each is read to find the latest, so their number is
 * bounded.
 */
function indexed(kinds: readonly Frequency[], wide: SQL): SQL[] {
  const latest = (of: readonly Frequency[], having: SQL, more: number) =>
    of.length === 0
      ? []
      : [
          sql`
            (select kind, record_id
             from (select kind, record_id, row_number() over (partition by kind order by at desc) as turn
                   from ${doc} where ${having} @@ ${wide} and kind in (${listOf(of.map(({ kind }) => sql`${kind}`))})) as having_words
             join asked using (kind) where turn <= most + ${more})`,
        ];
  const [since] = kinds.flatMap(each => each.since ?? []).sort();
  const bounded = kinds.filter(each => each.since !== null);
  const rest = kinds.filter(each => each.since === null);
  return [
    ...latest(kinds, sql`ts_filter(words, '{a}')`, MORE_COMPARED.titles),
    ...latest(bounded, sql`at >= ${since}::timestamptz and words`, MORE_COMPARED.texts),
    ...latest(rest, sql`words`, MORE_COMPARED.texts),
  ];
}

async function compared(
  db: Db,
  asked: readonly SiteQuery[],
  parts: SQL[],
  wide: SQL,
  exact: SQL,
): Promise<DocumentRow[]> {
  const { rows } = await db.execute(sql`
    with asked (kind, most) as (values ${valuesOf(asked)})
    select found.kind, found.key, ts_headline('russian', found.title, ${wide}, ${`${marked}, HighlightAll=true`}) as title,
           ts_headline('russian', left(found.text, ${SHOWN_FROM}), ${wide}, ${snippet}) as snippet,
           left(found.text, ${PIECE}) as start, right(left(found.text, ${SHOWN_FROM}), ${PIECE}) as "end",
           length(found.text) > ${SHOWN_FROM} as "isCut", best.count > best.most as more
    from (select *
          from (select *, row_number() over (partition by kind order by rank desc, at desc) as place, count(*) over (partition by kind)
                from (select kind, record_id, at, most, ts_rank(words, ${exact}) * 2 + ts_rank(words, ${wide}) as rank
                      from (${sql.join(parts, sql` union `)}) as compared join ${doc} using (kind, record_id) join asked using (kind)) as ranked) as placed
          where place <= most) as best
    join ${doc} as found using (kind, record_id)
    order by best.rank desc, best.at desc, record_id`);
  return z.parse(z.array(Row), rows);
}

const valuesOf = (asked: readonly SiteQuery[]) =>
  listOf(asked.map(({ kind, most }) => sql`(${kind}::text, ${most}::int)`));
const listOf = (items: SQL[]) => sql.join(items, sql`, `);

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
  recordId: z.int(),
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
  /** Those that are called what is looked for come before all other kinds. */
  readonly leads?: boolean;
}

/** What a term looks for, as `tsquery`: words of a document, those words in the typed form, and parts of its name. */
interface Query {
  readonly wide: SQL;
  readonly exact: SQL;
  readonly part: SQL;
}

/**
 * The best documents of these kinds that have all words, or are called so, at most `most` of each. A word in the title
 * counts more than one in the text, and the typed form more than a prefix.
 */
export async function findDocuments(db: Db, asked: readonly SiteQuery[], wanted: SearchTerm): Promise<DocumentRow[]> {
  if (asked.length === 0) return [];
  const query = await queryOf(db, wanted);
  const kinds = await howOften(db, asked, query);
  if (kinds.length === 0) return [];
  const tried = kinds.filter(each => each.isTried).map(each => triedInTurn(each, query));
  const rest = kinds.filter(each => !each.isTried);
  const found = await compared(db, asked, [...tried, ...indexed(rest, query)], query);
  // Too few were found since the bound, because the words are more frequent in the latest documents than before it.
  const isWhole = rest.every(({ kind, since }) => since === null || found.some(row => row.kind === kind && row.more));
  if (isWhole) return found;
  const unbounded = rest.map(each => ({ ...each, since: null }));
  return compared(db, asked, [...tried, ...indexed(unbounded, query)], query);
}

const QueryRow = z.object({ wide: z.string(), exact: z.string(), part: z.string() });

/**
 * The query of a term, read once for all documents: the typed words, or those that staff say mean the same
 * (`search_synonym`).
 */
async function queryOf(db: Db, { plain, wide, exact, part, words, spelled, isSimilar }: SearchTerm): Promise<Query> {
  const typed = sql`to_tsquery('russian', ${exact})`;
  const meant = sql`ts_rewrite(to_tsquery('russian', ${plain}), 'select plainto_tsquery(''russian'', word), plainto_tsquery(''russian'', meaning) from search_synonym where numnode(plainto_tsquery(''russian'', word)) > 0')`;
  const { rows } = await db.execute(
    isSimilar
      ? sql`
        with typed as (select similar_names(${words}) || similar_names(${spelled}) as part),
        meant as (
          select coalesce(string_agg('(' || plainto_tsquery('russian', meaning)::text || ')', ' | '), '') as words
          from search_synonym, typed
          where text_forms(word) @@ part and numnode(plainto_tsquery('russian', meaning)) > 0)
        select words as wide, words as exact, part::text from typed, meant`
      : sql`select (to_tsquery('russian', ${wide}) || ${meant})::text as wide, (${typed} || ${meant})::text as exact, ${part} as part`,
  );
  const [row] = z.parse(z.array(QueryRow), rows);
  const asQuery = (text = '') => sql`${text}::tsquery`;
  return { wide: asQuery(row?.wide), exact: asQuery(row?.exact), part: asQuery(row?.part) };
}

/** Whether a document has the words, or such as differ by a letter, or is called so; each has its index. */
const fits = ({ wide, part }: Query) => sql`(words @@ ${wide} or parts @@ ${part} or forms @@ ${part})`;

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
async function howOften(db: Db, asked: readonly SiteQuery[], query: Query): Promise<Frequency[]> {
  const { rows } = await db.execute(sql`
    select kind, most, is_tried as "isTried", case when not is_tried then
      (select at from ${doc} where ${doc.kind} = sample.kind order by at desc
       offset 3 * (most + ${MORE_COMPARED.texts}::int) * ${SAMPLE}::int / (2 * greatest(fitting, 1)) limit 1)::text end as since
    from (
      select kind, most, count(*) filter (where fits) as fitting,
             count(*) < ${SAMPLE} or count(*) filter (where fits) * ${OFTEN} >= count(*) as is_tried
      from (values ${valuesOf(asked)}) as asked (kind, most, leads),
      lateral (select ${fits(query)} as fits from ${doc} where ${doc.kind} = asked.kind order by at desc limit ${SAMPLE}) as latest
      group by kind, most) as sample`);
  return z.parse(z.array(Frequency), rows);
}

/** Reads the latest documents of a kind until enough have the words; `offset 0` keeps the planner to this order. */
const triedInTurn = ({ kind, most }: SiteQuery, query: Query) => sql`
  (select kind, record_id
   from (select kind, record_id, words, parts, forms from ${doc} where kind = ${kind} order by at desc offset 0) as latest
   where ${fits(query)} limit ${most + MORE_COMPARED.texts})`;

/**
 * An index finds all documents with the words, but the date of each is read to find the latest, so their number is
 * bounded.
 */
function indexed(kinds: readonly Frequency[], { wide, part }: Query): SQL[] {
  const latest = (of: readonly Frequency[], having: SQL, more: number) =>
    of.length === 0
      ? []
      : [
          sql`
            (select kind, record_id
             from (select kind, record_id, row_number() over (partition by kind order by at desc) as turn
                   from ${doc} where ${having} and kind in (${listOf(of.map(({ kind }) => sql`${kind}`))})) as having_words
             join asked using (kind) where turn <= most + ${more})`,
        ];
  const [since] = kinds.flatMap(each => each.since ?? []).sort();
  const bounded = kinds.filter(each => each.since !== null);
  const rest = kinds.filter(each => each.since === null);
  return [
    ...latest(kinds, sql`ts_filter(words, '{a}') @@ ${wide}`, MORE_COMPARED.titles),
    ...latest(kinds, sql`parts @@ ${part}`, MORE_COMPARED.titles),
    ...latest(kinds, sql`forms @@ ${part}`, MORE_COMPARED.texts),
    ...latest(bounded, sql`at >= ${since}::timestamptz and words @@ ${wide}`, MORE_COMPARED.texts),
    ...latest(rest, sql`words @@ ${wide}`, MORE_COMPARED.texts),
  ];
}

async function compared(
  db: Db,
  asked: readonly SiteQuery[],
  candidates: SQL[],
  { wide, exact, part }: Query,
): Promise<DocumentRow[]> {
  const { rows } = await db.execute(sql`
    with asked (kind, most, leads) as (values ${valuesOf(asked)})
    select found.kind, found.record_id as "recordId", found.key, ts_headline('russian', found.title, ${wide}, ${`${marked}, HighlightAll=true`}) as title,
           ts_headline('russian', left(found.text, ${SHOWN_FROM}), ${wide}, ${snippet}) as snippet,
           left(found.text, ${PIECE}) as start, right(left(found.text, ${SHOWN_FROM}), ${PIECE}) as "end",
           length(found.text) > ${SHOWN_FROM} as "isCut", best.count > best.most as more
    from (select *
          from (select *, row_number() over (partition by kind order by is_called desc, rank desc, at desc, record_id) as place, count(*) over (partition by kind),
                 bool_or(leads and is_called) over (partition by kind) as leads_kind, max(rank) over (partition by kind) as kind_rank
                from (select kind, record_id, at, most, leads, ts_filter(words, '{a}') @@ ${wide} or parts @@ ${part} as is_called,
                             ts_rank(words, ${exact}) * 2 + ts_rank(words, ${wide}) as rank
                      from (${sql.join(candidates, sql` union `)}) as compared join ${doc} using (kind, record_id) join asked using (kind)) as ranked) as placed
          where place <= most) as best
    join ${doc} as found using (kind, record_id)
    order by best.leads_kind desc, best.kind_rank desc, kind, best.place`);
  return z.parse(z.array(Row), rows);
}

const valuesOf = (asked: readonly SiteQuery[]) =>
  listOf(asked.map(({ kind, most, leads = false }) => sql`(${kind}::text, ${most}::int, ${leads}::boolean)`));
const listOf = (items: SQL[]) => sql.join(items, sql`, `);

import { MOST_DOCUMENTS, MOST_OF_KIND } from '@venue/sdk/search/model';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import type { Wanted } from './search.rules.ts';
import { siteDocument as doc } from './search.table.ts';

/** Of a kind that has the words more often only the latest are compared: what all documents say tells none apart. */
const MOST_COMPARED = 200;
/** How much of a text is looked through for the place to show. */
const SHOWN_FROM = 20_000;

/** Around what fits, in a title or a snippet: letters that no language uses. */
export const marks = { start: '\ue000', end: '\ue001' } as const;
const marked = `StartSel=${marks.start}, StopSel=${marks.end}`;
/** Between two pieces of a snippet. */
export const BETWEEN = ' … ';
const snippet = `${marked}, MaxFragments=2, MaxWords=22, MinWords=12, FragmentDelimiter="${BETWEEN}"`;
/** More than a piece of a snippet has. */
const PIECE = 600;

const Row = z.object({
  kind: z.string(),
  key: z.string(),
  title: z.string(),
  snippet: z.string(),
  /** How the text begins, to tell whether the snippet does. */
  start: z.string(),
  /** How what was looked through ends, and whether there is more of it. */
  end: z.string(),
  isCut: z.boolean(),
});
export type DocumentRow = z.output<typeof Row>;

/**
 * The documents of these kinds that have all words, the best first; at most one more of each kind than is shown, in one
 * query. A word of the title counts more than one of the text, the form that was typed more than the beginning of another.
 */
export async function findDocuments(db: Db, kinds: readonly string[], wanted: Wanted): Promise<DocumentRow[]> {
  if (kinds.length === 0) return [];
  const exact = sql`to_tsquery('russian', ${wanted.exact})`;
  const wide = sql`to_tsquery('russian', ${wanted.wide})`;
  const most = (kinds.length === 1 ? MOST_OF_KIND : MOST_DOCUMENTS) + 1;
  const parts = kinds.map(
    kind =>
      sql`(select * from (select kind, record_id, at, ts_rank(words, ${exact}) * 2 + ts_rank(words, ${wide}) as rank from ${doc} where kind = ${kind} and words @@ ${wide} order by at desc limit ${MOST_COMPARED}) as fitting order by rank desc, at desc limit ${most})`,
  );
  const { rows } = await db.execute(sql`
    select found.kind, found.key, ts_headline('russian', found.title, ${wide}, ${`${marked}, HighlightAll=true`}) as title,
           ts_headline('russian', left(found.text, ${SHOWN_FROM}), ${wide}, ${snippet}) as snippet,
           left(found.text, ${PIECE}) as start, right(left(found.text, ${SHOWN_FROM}), ${PIECE}) as "end",
           length(found.text) > ${SHOWN_FROM} as "isCut"
    from (${sql.join(parts, sql` union all `)}) as best
    join ${doc} as found on found.kind = best.kind and found.record_id = best.record_id
    order by best.rank desc, best.at desc, best.record_id`);
  return z.parse(z.array(Row), rows);
}

/** Those of these kinds that have a document with all words. */
export async function findKinds(db: Db, kinds: readonly string[], wanted: Wanted): Promise<string[]> {
  if (kinds.length === 0) return [];
  const wide = sql`to_tsquery('russian', ${wanted.wide})`;
  const asked = sql.join(
    kinds.map(kind => sql`(${kind}::text)`),
    sql`, `,
  );
  const { rows } = await db.execute(
    sql`select kind from (values ${asked}) as asked (kind) where exists (select from ${doc} where ${doc.kind} = asked.kind and words @@ ${wide})`,
  );
  return z.parse(z.array(z.pick(Row, { kind: true })), rows).map(({ kind }) => kind);
}

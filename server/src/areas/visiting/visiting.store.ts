import { sitePages } from '@venue/sdk/visiting/model';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { siteDocument } from '../search/search.table.ts';

const kind = 'page';

/** Writes the pages that no record stands for into the search of the site, as this version of the server has them. */
export async function writePages(db: Db, now: Date): Promise<void> {
  const pages = sitePages.map(({ path, title, description, words }, at) => ({
    kind,
    recordId: at + 1,
    key: path,
    title,
    text: description,
    words: sql`site_words(${`${title} ${words}`}, ${description})`,
    parts: sql`name_parts(${title})`,
    forms: sql`text_forms(${`${title} ${description}`})`,
    at: now,
  }));
  await db
    .insert(siteDocument)
    .values(pages)
    .onConflictDoUpdate({
      target: [siteDocument.kind, siteDocument.recordId],
      set: {
        key: sql`excluded.key`,
        title: sql`excluded.title`,
        text: sql`excluded.text`,
        words: sql`excluded.words`,
        parts: sql`excluded.parts`,
        forms: sql`excluded.forms`,
      },
      // A start changes nothing if the pages are the same.
      setWhere: sql`(${siteDocument.key}, ${siteDocument.title}, ${siteDocument.text}, ${siteDocument.words}) is distinct from (excluded.key, excluded.title, excluded.text, excluded.words)`,
    });
  const ids = pages.map(({ recordId }) => recordId);
  await db.delete(siteDocument).where(and(eq(siteDocument.kind, kind), notInArray(siteDocument.recordId, ids)));
}

import { MOST_SYNONYMS } from '@venue/sdk/search/model';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, serial, uniqueIndex } from 'drizzle-orm/pg-core';
import { nameText } from '../../core/db/columns.ts';

/** What people call something, and how the site calls it. Each search reads all of them, so their number is bounded. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    id: serial('id').primaryKey(),
    /** One of as many places as there may be words. */
    place: integer('place').notNull().unique('search_synonym_place'),
    word: nameText('word').notNull(),
    meaning: nameText('meaning').notNull(),
  },
  table => [
    check('search_synonym_places', sql`${table.place} between 1 and ${sql.raw(String(MOST_SYNONYMS))}`),
    check('search_synonym_words', sql`btrim(${table.word}) <> '' and btrim(${table.meaning}) <> ''`),
    uniqueIndex('search_synonym_word').on(sql`lower(${table.word})`),
  ],
);

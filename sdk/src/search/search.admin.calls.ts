import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, done, Id, message } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { SearchGroup, Synonym, SynonymFields } from './search.model.ts';

/**
 * Searches records of every kind the reader may read: by number («№ 12», «12», «бронь 12») first, by name and title,
 * people also by phone in any form and by e-mail, bookings by their customer, goods also by article and barcode. The
 * name of a kind alone («акт») finds its latest records. What the search of the site finds, this one finds too, by the
 * same rules. The newest of each kind come first; kinds without results are left out. Any change of a record may change
 * the results.
 */
export const searchRecords = call({
  id: 'admin.search.all',
  summary: 'Search records of every kind',
  method: 'GET',
  path: '/admin/search',
  access: 'admin',
  query: z.object({ q: required(100) }),
  reply: message(z.object({ groups: z.array(SearchGroup) })),
  reads: ['search'],
  ours: true,
});

const managed = { access: 'search.manage', ours: true } as const;

/** What people call things, in alphabetical order. */
export const listSynonyms = call({
  ...managed,
  id: 'admin.synonym.list',
  summary: 'List what people call things, for the search',
  method: 'GET',
  path: '/admin/synonyms',
  reply: message(z.object({ synonyms: z.array(Synonym) })),
  reads: ['search.synonyms'],
});

/** Adds a word by which visitors and staff find what the site calls otherwise. */
export const addSynonym = call({
  ...managed,
  id: 'admin.synonym.add',
  summary: 'Add a word to the search',
  method: 'POST',
  path: '/admin/synonyms/add',
  body: SynonymFields,
  reply: created(Synonym),
  fails: ['synonym_exists', 'synonym_limit'],
  changes: ['search.synonyms', 'search', 'site'],
  repeat: 'idempotency-key',
});

/** Changes a word or what it means. */
export const saveSynonym = call({
  ...managed,
  id: 'admin.synonym.save',
  summary: 'Change a word of the search',
  method: 'POST',
  path: '/admin/synonyms/save',
  body: z.extend(SynonymFields, { synonymId: Id }),
  reply: message(Synonym),
  fails: ['not_found', 'synonym_exists'],
  changes: ['search.synonyms', 'search', 'site'],
  repeat: 'safe',
});

/** Removes a word. */
export const removeSynonym = call({
  ...managed,
  id: 'admin.synonym.remove',
  summary: 'Remove a word from the search',
  method: 'POST',
  path: '/admin/synonyms/remove',
  body: z.object({ synonymId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['search.synonyms', 'search', 'site'],
  repeat: 'idempotency-key',
});

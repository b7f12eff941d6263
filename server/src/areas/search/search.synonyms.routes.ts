import { ApiFailure, failureTexts } from '@venue/sdk';
import { addSynonym, listSynonyms, removeSynonym, saveSynonym } from '@venue/sdk/search/admin';
import type { Synonym, SynonymFields } from '@venue/sdk/search/model';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import * as store from './search.synonyms.store.ts';

const subject = 'synonym';

export const searchSynonymsRoutes = [
  handle(listSynonyms, async (_input, { db }) => ({
    message: { synonyms: (await store.synonyms(db)).map(present) },
  })),

  handle(addSynonym, ({ body }, context) =>
    unlessListed(
      transact(context, async tx => {
        const row = await store.addSynonym(tx, valuesOf(body));
        if (!row) throw new ApiFailure('synonym_limit');
        await writeAudit(tx, context, addSynonym.id, { subject, subjectId: row.id, after: fieldsOf(row) });
        return { id: row.id, message: present(row) };
      }),
    ),
  ),

  handle(saveSynonym, ({ body: { synonymId, ...fields } }, context) =>
    unlessListed(
      transact(context, async tx => {
        const before = mustExist(await store.lockSynonym(tx, synonymId));
        const after = { ...before, ...valuesOf(fields) };
        await store.changeSynonym(tx, synonymId, valuesOf(fields));
        const differs = changed({ ...fieldsOf(before) }, { ...fieldsOf(after) });
        await writeAudit(tx, context, saveSynonym.id, { subject, subjectId: synonymId, ...differs });
        return { message: present(after) };
      }),
    ),
  ),

  handle(removeSynonym, ({ body: { synonymId } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockSynonym(tx, synonymId));
      await store.removeSynonym(tx, synonymId);
      await writeAudit(tx, context, removeSynonym.id, { subject, subjectId: synonymId, before: fieldsOf(before) });
      return { message: { success: true } };
    }),
  ),
];

const fieldsOf = ({ word, meaning }: store.SynonymRow): SynonymFields => ({
  synonymWord: word,
  synonymMeaning: meaning,
});

const present = (row: store.SynonymRow): Synonym => ({ synonymId: row.id, ...fieldsOf(row) });

/** Trims spaces and collapses repeated ones, so that they do not make a different word. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const valuesOf = ({ synonymWord, synonymMeaning }: SynonymFields) => ({
  word: tidy(synonymWord),
  meaning: tidy(synonymMeaning),
});

/** Relies on the unique index instead of checking first: two simultaneous requests would both pass a check. */
async function unlessListed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (brokenConstraint(error) !== 'search_synonym_word') throw error;
    throw new ApiFailure('synonym_exists', { fields: { synonymWord: failureTexts.synonym_exists } });
  }
}

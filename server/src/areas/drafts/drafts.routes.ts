import { ApiFailure } from '@venue/sdk';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { decryptJson, encryptJson } from '../../core/security/encryption.ts';
import * as store from './drafts.store.ts';

export const draftsRoutes = [
  handle(getDraft, async ({ query: { key } }, context) => {
    const { userId } = actorOf(context);
    const row = await store.draftOf(context.db, userId, key);
    if (!row) return { message: { draft: null } };
    const data = decryptJson(context.config, store.aboutDraft(userId, key), row.sealed);
    if (typeof data !== 'string') throw new ApiFailure('internal');
    return { message: { draft: { key, data, savedAt: row.savedAt.toISOString() } } };
  }),

  handle(saveDraft, async ({ body: { key, data } }, context) => {
    const { userId } = actorOf(context);
    const sealed = encryptJson(context.config, store.aboutDraft(userId, key), data);
    await transact(context, async tx => {
      await store.keepDraft(tx, { userId, key, sealed, savedAt: context.now });
      await store.dropOldest(tx, userId);
    });
    return { message: { savedAt: context.now.toISOString() } };
  }),

  handle(removeDraft, async ({ body: { key } }, context) => {
    await transact(context, tx => store.forgetDraft(tx, actorOf(context).userId, key));
    return { message: { success: true } };
  }),
];

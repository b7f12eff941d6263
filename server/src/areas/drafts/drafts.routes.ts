import { ApiFailure } from '@venue/sdk';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { sealJson, unsealJson } from '../../core/security/encryption.ts';
import * as store from './drafts.store.ts';

const about = (userId: number, key: string) => `draft:${userId}:${key}`;

export const draftsRoutes = [
  handle(getDraft, async ({ query: { key } }, scope) => {
    const { userId } = actorOf(scope);
    const row = await store.draftOf(scope.db, userId, key);
    if (!row) return { message: { draft: null } };
    const data = unsealJson(scope.config.secret, about(userId, key), row.sealed);
    if (typeof data !== 'string') throw new ApiFailure('internal');
    return { message: { draft: { key, data, savedAt: row.savedAt.toISOString() } } };
  }),

  handle(saveDraft, async ({ body: { key, data } }, scope) => {
    const { userId } = actorOf(scope);
    const sealed = sealJson(scope.config.secret, about(userId, key), data);
    await transact(scope, async tx => {
      await store.keepDraft(tx, { userId, key, sealed, savedAt: scope.now });
      await store.dropOldest(tx, userId);
    });
    return { message: { savedAt: scope.now.toISOString() } };
  }),

  handle(removeDraft, async ({ body: { key } }, scope) => {
    await transact(scope, tx => store.forgetDraft(tx, actorOf(scope).userId, key));
    return { message: { success: true } };
  }),
];

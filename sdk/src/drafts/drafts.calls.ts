import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Instant, message } from '../core/schema/fields.ts';
import { Draft, DraftFields, DraftKey } from './drafts.model.ts';

/** A draft of mine; null when there is none. */
export const getDraft = call({
  id: 'draft.detail',
  summary: 'Read the draft of a form',
  method: 'GET',
  path: '/drafts',
  access: 'signed-in',
  query: z.object({ key: DraftKey }),
  reply: message(z.object({ draft: z.nullable(Draft) })),
  reads: ['drafts'],
  ours: true,
});

/**
 * Saves what is typed into a form, replacing what was saved before. At most 300,000 characters, 50 drafts per person.
 */
export const saveDraft = call({
  id: 'draft.save',
  summary: 'Save the draft of a form',
  method: 'POST',
  path: '/drafts/save',
  access: 'signed-in',
  body: DraftFields,
  reply: message(z.object({ savedAt: Instant })),
  fails: ['too_large'],
  repeat: 'safe',
  ours: true,
});

/** Deletes the draft of a form; succeeds also when there is none. */
export const removeDraft = call({
  id: 'draft.remove',
  summary: 'Delete the draft of a form',
  method: 'POST',
  path: '/drafts/remove',
  access: 'signed-in',
  body: z.object({ key: DraftKey }),
  reply: done,
  repeat: 'safe',
  ours: true,
});

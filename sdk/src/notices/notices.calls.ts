import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { messages } from '../core/schema/rules.ts';
import { NoticeChoice } from './notices.model.ts';

/** How I get messages of each kind that leaves a choice, and how long before I am reminded of things. */
export const readNotices = call({
  id: 'notices.read',
  summary: 'Read how I get messages',
  method: 'GET',
  path: '/notices',
  access: 'customer',
  reply: message(z.object({ choices: z.array(NoticeChoice), canMail: z.boolean() })),
  reads: ['notices'],
  ours: true,
});

const SavedChoice = z.extend(NoticeChoice, { hours: z.array(z.int()).check(z.maxLength(3, messages.invalid)) });

/**
 * Saves how I get messages; kinds that are left out stay as they are. A choice that is not on offer (`isOnOffer`), or a
 * kind named twice, is `invalid_input`.
 */
export const saveNotices = call({
  id: 'notices.save',
  summary: 'Save how I get messages',
  method: 'POST',
  path: '/notices',
  access: 'customer',
  body: z.object({
    choices: z.array(SavedChoice).check(z.minLength(1, messages.invalid), z.maxLength(10, messages.invalid)),
  }),
  reply: done,
  changes: ['notices'],
  repeat: 'safe',
  ours: true,
});

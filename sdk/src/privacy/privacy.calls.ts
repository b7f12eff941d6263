import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Kopecks, message } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { required } from '../core/schema/rules.ts';
import { consentPurpose, PrivacyReport } from './privacy.model.ts';

/** My consents, newest first, who opened my personal data, and whether I asked to be deleted. */
export const getPrivacy = call({
  id: 'privacy.report',
  summary: 'Read how my data are used',
  method: 'GET',
  path: '/privacy',
  access: 'customer',
  reply: message(PrivacyReport),
  reads: ['privacy'],
  ours: true,
});

/** Gives consent to a purpose in its current wording. Giving it twice changes nothing. */
export const giveConsent = call({
  id: 'privacy.consentGive',
  summary: 'Give a consent',
  method: 'POST',
  path: '/privacy/consent/give',
  access: 'customer',
  body: z.object({ purpose: consentPurpose.schema }),
  reply: message(PrivacyReport),
  changes: ['privacy', 'profile'],
  repeat: 'safe',
  ours: true,
});

/**
 * Withdraws a consent together with what depends on it: `passport` deletes the passport and its scans, `publication`
 * closes the card, `mailing` ends the e-mails. The consent to the account ends only with the account.
 */
export const withdrawConsent = call({
  id: 'privacy.consentWithdraw',
  summary: 'Withdraw a consent',
  method: 'POST',
  path: '/privacy/consent/withdraw',
  access: 'customer',
  body: z.object({ purpose: z.literal(['passport', 'publication', 'mailing']) }),
  reply: message(PrivacyReport),
  changes: ['privacy', 'profile'],
  repeat: 'safe',
  ours: true,
});

/**
 * Everything that is stored about me: a ZIP with one JSON file and the uploaded files. The password is required again.
 */
export const exportMyData = call({
  id: 'privacy.export',
  summary: 'Download everything that is kept about me',
  method: 'POST',
  path: '/privacy/export',
  access: 'customer',
  body: z.object({ password: required(1000) }),
  reply: file('application/zip'),
  fails: ['password_wrong', 'rate_limited'],
  repeat: 'never: a wrong password counts as a try',
  ours: true,
});

/**
 * Requests the deletion of the account: it takes place in 30 days and can be cancelled until then. It waits for
 * everything ahead that holds money or other people (`aheadKinds`). What its owner may cancel they choose about:
 * `settle: cancel` cancels it now, with the usual refund, which fails with `price_changed` if `refund` is no longer
 * what comes back; `wait` puts the deletion off until the last one is over. Without `settle` the call then fails with
 * `bookings_ahead`. Staff are told of what they have to decide. What the law requires to be kept (paid orders) stays
 * without a name. The password is required again.
 */
export const askDeletion = call({
  id: 'privacy.deletionAsk',
  summary: 'Request the deletion of my account',
  method: 'POST',
  path: '/privacy/deletion/ask',
  access: 'customer',
  body: z.object({
    password: required(1000),
    settle: z.optional(z.enum(['cancel', 'wait'])),
    refund: z.optional(Kopecks),
  }),
  reply: message(PrivacyReport),
  fails: ['password_wrong', 'rate_limited', 'bookings_ahead', 'price_changed'],
  changes: ['privacy', 'bookings', 'schedule', 'tickets', 'events'],
  repeat: 'never: a wrong password counts as a try',
  ours: true,
});

/** Cancels the requested deletion of the account. */
export const cancelDeletion = call({
  id: 'privacy.deletionCancel',
  summary: 'Cancel the deletion of my account',
  method: 'POST',
  path: '/privacy/deletion/cancel',
  access: 'customer',
  reply: message(PrivacyReport),
  changes: ['privacy'],
  repeat: 'safe',
  ours: true,
});

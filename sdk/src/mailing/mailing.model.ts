import * as z from 'zod/mini';
import { Id, Instant } from '../core/fields.ts';

/** Somebody who agreed to receive the mailing, with the proof of the consent the law asks for. */
export const MailingFriend = z.object({
  friendId: Id,
  friendEmail: z.string(),
  friendName: z.string(),
  /** The account behind the address; null once it was deleted. */
  userId: z.nullable(Id),
  consentAt: Instant,
  /** Version of the text agreed to. */
  consentVersion: z.string(),
  /** When the consent was taken back; such a person is kept as proof and never written to. */
  withdrawnAt: z.nullable(Instant),
});
export type MailingFriend = z.output<typeof MailingFriend>;

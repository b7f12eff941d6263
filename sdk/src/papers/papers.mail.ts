import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { Instant } from '../core/schema/fields.ts';
import { Email, messages } from '../core/schema/rules.ts';

export const paperMailLimits = { addresses: 5, note: 1000 } as const;

/** The addresses a paper is mailed to, and the note beside it. */
export const PaperMailFields = z.object({
  emails: checked(z.array(Email), z.minLength(1, messages.required), z.maxLength(paperMailLimits.addresses)),
  mailNote: checked(z.string(), z.trim(), z.maxLength(paperMailLimits.note, messages.tooLong)),
});
export type PaperMailFields = z.output<typeof PaperMailFields>;

/** A paper as it was mailed. */
export const PaperMail = z.object({
  mailedAt: Instant,
  mailedTo: z.array(z.string()),
  /** Short name of the member of staff; null when it was mailed automatically. */
  mailedBy: z.nullable(z.string()),
  /** Why it could not be sent to one of the addresses; null otherwise. */
  mailProblem: z.nullable(z.string()),
});
export type PaperMail = z.output<typeof PaperMail>;

/** The fields of a paper that can be mailed. */
export const mailing = {
  /** Where it was mailed, newest first. */
  mailed: z.array(PaperMail),
  /** The customer’s address, as far as it is known; empty otherwise. */
  mailTo: z.string(),
};

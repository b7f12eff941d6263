import type { Agreement } from '@venue/sdk/agreements/model';
import type { PaperMailFields } from '@venue/sdk/papers/model';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import type { LetterFile } from '../ports/messages/messages.ts';

/** Sums of the papers of an agreement, in kopecks. */
export type PaperTotals = Pick<Agreement, 'invoiced' | 'acted' | 'paid' | 'unpaid'>;

/** The papers of an agreement and where it was mailed itself, as staff read them. */
export interface PapersOfAgreement extends Pick<Agreement, 'invoices' | 'acts' | 'mailed' | 'mailTo'> {
  readonly totals: PaperTotals;
}

/** A document to mail to the customer of an agreement. */
export interface MailedPaper {
  /** `Договор № 12 от 26.11.2026`. */
  readonly title: string;
  readonly customerName: string;
  readonly files: readonly LetterFile[];
}

/** What agreements need of the papers made under them. Exactly one area offers it. */
export interface AgreementPapers {
  readonly totalsOf: (db: Db, agreementIds: readonly number[]) => Promise<ReadonlyMap<number, PaperTotals>>;
  readonly papersOf: (
    db: Db,
    context: Pick<Context, 'staffNameOf'>,
    agreementId: number,
    mayManage: boolean,
  ) => Promise<PapersOfAgreement>;
  /** Refuses whoever mails too much; counts also what is refused later. */
  readonly mayMail: (context: Context) => Promise<void>;
  /** Mails the agreement itself and records that. */
  readonly mail: (
    tx: Db,
    context: Context,
    agreementId: number,
    paper: MailedPaper,
    letter: PaperMailFields,
  ) => Promise<void>;
}

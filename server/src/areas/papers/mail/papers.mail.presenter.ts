import type { Act } from '@venue/sdk/papers/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { emailOf, mailsOf, type PaperOf } from './papers.mail.store.ts';

/** Where a document was mailed, and the address to offer to staff who may mail it. */
export async function presentMail(
  db: Db,
  context: Pick<Context, 'staffNameOf'>,
  of: PaperOf,
  mayManage: boolean,
): Promise<Pick<Act, 'mailed' | 'mailTo'>> {
  const mailed = [];
  for (const { mailedTo, mailedAt, mailedBy, problem } of await mailsOf(db, of))
    mailed.push({
      mailedAt: mailedAt.toISOString(),
      mailedTo,
      mailedBy: mailedBy === null ? null : await context.staffNameOf(db, mailedBy),
      mailProblem: problem,
    });
  return { mailed, mailTo: mayManage ? await emailOf(db, of.agreementId) : '' };
}

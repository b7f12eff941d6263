import { ApiFailure } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import { getTicketTerms, saveTicketTerms } from '@venue/sdk/tickets';
import { actorOf, type Context } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { changed, writeAudit } from '../../../core/record/audit.ts';
import { type EventTableRow, eventById, lockEvent } from '../../events/events.store.ts';
import { saveTerms, termsOf } from './tickets.terms.store.ts';

/** The terms of tickets, for the organiser of an event and for staff. */
export const ticketsTermsRoutes = [
  handle(getTicketTerms, async ({ id }, context) => {
    mustBeTheirs(context, await eventById(context.db, id));
    return { message: await termsOf(context.db, id) };
  }),

  handle(saveTicketTerms, ({ id, body }, context) =>
    transact(context, async tx => {
      const isStaff = mustBeTheirs(context, await lockEvent(tx, id));
      const before = await termsOf(tx, id);
      await saveTerms(tx, id, body);
      if (isStaff)
        await writeAudit(tx, context, saveTicketTerms.id, {
          subject: 'event',
          subjectId: id,
          ...changed(before, body),
        });
      return { message: { success: true } };
    }),
  ),
];

/** Whether staff ask. Throws `not_found` for an event of somebody else, and for a deleted one. */
function mustBeTheirs(context: Context, row: EventTableRow | undefined): boolean {
  const { userId, permissions } = actorOf(context);
  const isStaff = permissions.has('events.manage');
  if (!row || row.status === eventStatus.deleted) throw new ApiFailure('not_found');
  // guard: tickets.terms.test.ts
  if (!isStaff && row.userId !== userId) throw new ApiFailure('not_found');
  return isStaff;
}

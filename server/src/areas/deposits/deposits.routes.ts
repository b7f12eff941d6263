import { ApiFailure } from '@venue/sdk';
import { getDepositByLink, getMyDeposit } from '@venue/sdk/deposits';
import { agreeDeposit, getDeposit, listOwedRests, withdrawDeposit } from '@venue/sdk/deposits/admin';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { bookingById, lockBooking } from '../bookings/bookings.store.ts';
import { restOf } from '../bookings/deposit/bookings.deposit.store.ts';
import { bookingOfLink } from '../bookings/link/bookings.link.service.ts';
import { presentDeposit, presentRest } from './deposits.presenter.ts';
import { agree, withdraw } from './deposits.service.ts';
import { owedInAll, owedRests } from './deposits.store.ts';

const done = { message: { success: true } };
const subject = 'booking';

export const depositsRoutes = [
  handle(getMyDeposit, async ({ body: { orderId } }, context) => {
    const row = await bookingById(context.db, orderId);
    // guard: deposits.test.ts
    if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
    return { message: { deposit: presentDeposit(row) } };
  }),

  handle(getDepositByLink, async ({ body: { token } }, context) => {
    const row = await bookingById(context.db, await bookingOfLink(context, token));
    if (!row) throw new ApiFailure('link_expired');
    return { message: { deposit: presentDeposit(row) } };
  }),

  handle(getDeposit, async ({ id }, { db }) => ({
    message: { deposit: presentDeposit(mustExist(await bookingById(db, id))) },
  })),

  handle(listOwedRests, async (_input, { db }) => ({
    message: { rests: (await owedRests(db)).map(presentRest), ...(await owedInAll(db)) },
  })),

  handle(agreeDeposit, ({ body }, context) =>
    transact(context, async tx => {
      const row = mustExist(await lockBooking(tx, body.orderId));
      await agree(tx, context, row, body);
      const { depositSum, restDueAt } = body;
      // Of a deposit that was paid only the term changes.
      const after = restOf(row) > 0 ? { restDueAt } : { depositSum, restDueAt };
      await writeAudit(tx, context, agreeDeposit.id, { subject, subjectId: row.id, after });
      return done;
    }),
  ),

  handle(withdrawDeposit, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await lockBooking(tx, orderId));
      await withdraw(tx, context, row);
      const before = { depositSum: row.deposit?.sum };
      await writeAudit(tx, context, withdrawDeposit.id, { subject, subjectId: orderId, before });
      return done;
    }),
  ),
];

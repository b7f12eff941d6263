import { ApiFailure, dayOf } from '@venue/sdk';
import { bookOwnByTerms, listOwnOffers } from '@venue/sdk/client-terms';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import type { BookingRow } from '../bookings/bookings.store.ts';
import { bookFor, offersFor } from './client-terms.service.ts';
import { termsOfAccount } from './client-terms.store.ts';

/** The terms by which an account may book its own bookings. */
const ownTerms = (tx: Db, context: Context) => (row: BookingRow) => {
  // guard: client-terms.book.test.ts
  if (row.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  return termsOfAccount(tx, row.userId, dayOf(context.now));
};

/** An account books for the organisation whose agreement names it. */
export const clientTermsRoutes = [
  handle(listOwnOffers, ({ id }, context) =>
    inTransaction(context.db, async tx => ({
      message: await offersFor(tx, id, ownTerms(tx, context), context.now),
    })),
  ),

  handle(bookOwnByTerms, ({ body }, context) =>
    transact(context, async tx => {
      await bookFor(tx, context, body, ownTerms(tx, context));
      return { message: { success: true } };
    }),
  ),
];

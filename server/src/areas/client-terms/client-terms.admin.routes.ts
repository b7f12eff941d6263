import { ApiFailure, dayOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import {
  bookByTerms,
  createClientTerms,
  getClientTerms,
  listClientTerms,
  listDeskOffers,
  saveClientTerms,
} from '@venue/sdk/client-terms/admin';
import { brokenConstraint, inTransaction, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { lockAgreement } from '../agreements/agreements.store.ts';
import type { BookingRow } from '../bookings/bookings.store.ts';
import { everyValueOf } from './client-terms.rules.ts';
import { bookFor, clients, offersFor } from './client-terms.service.ts';
import { termsForCaller } from './client-terms.store.ts';

export const clientTermsAdminRoutes = [
  handle(listClientTerms, ({ body }, context) => clients.list(context, body)),

  handle(getClientTerms, ({ body: { termsId } }, context) => clients.read(context, termsId)),

  handle(createClientTerms, async ({ body: { agreementId, ...fields } }, context) => {
    try {
      return await transact(context, async tx => {
        const agreement = mustExist(await lockAgreement(tx, agreementId));
        // guard: client-terms.test.ts
        if (agreement.status !== agreementStatus.active) throw new ApiFailure('not_editable');
        const { customerName: customer, customerInn: inn } = agreement;
        const id = await clients.add(tx, context, createClientTerms, {
          ...everyValueOf(fields),
          ...{ agreementId, customer, inn },
        });
        return { id, message: await clients.shown(tx, context, id) };
      });
    } catch (error) {
      if (brokenConstraint(error) === 'client_terms_agreement') throw new ApiFailure('terms_exist');
      throw error;
    }
  }),

  handle(saveClientTerms, ({ body: { termsId: id, version, ...fields } }, context) =>
    clients.save(context, { id, version }, () => everyValueOf(fields)),
  ),

  handle(listDeskOffers, ({ id, query: { INN } }, { db, now }) =>
    inTransaction(db, async tx => {
      const termsOf = ({ userId }: BookingRow) => termsForCaller(tx, { userId, inn: INN, day: dayOf(now) });
      return { message: await offersFor(tx, id, termsOf, now) };
    }),
  ),

  handle(bookByTerms, ({ body }, context) =>
    transact(context, async tx => {
      const { customer, isPostpaid } = await bookFor(tx, context, body);
      await writeAudit(tx, context, bookByTerms.id, {
        ...{ subject: 'booking', subjectId: body.orderId },
        after: { payer: customer, price: body.price, isPostpaid },
      });
      return { message: { success: true } };
    }),
  ),
];

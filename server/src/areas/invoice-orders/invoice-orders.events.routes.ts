import { ApiFailure } from '@venue/sdk';
import { getEventInvoice, makeEventInvoice } from '@venue/sdk/papers';
import { getRequestInvoice } from '@venue/sdk/papers/admin';
import { paperStatus } from '@venue/sdk/papers/model';
import { actorOf } from '../../core/context.ts';
import { inTransaction, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { takeOwn } from '../event-requests/event-requests.service.ts';
import { lockRequest } from '../event-requests/event-requests.store.ts';
import { mustBeSent } from '../event-requests/messages/event-requests.messages.service.ts';
import { lastEventOrder, orderOfInvoice } from '../papers/money/papers.money.store.ts';
import { presentCustomerAct, presentOrderInvoice } from '../papers/papers.service.ts';
import { companiesOf, companyOf, presentCompany } from '../profile/companies.store.ts';
import { dueForEvent, invoiceEvent } from './invoice-orders.events.service.ts';
import { actOf } from './invoice-orders.events.store.ts';

/** How events are paid for by invoices: for their customers, and for staff. */
export const eventsRoutes = [
  handle(getEventInvoice, async ({ body: { eventRequestId } }, context) => {
    const { userId } = actorOf(context);
    return inTransaction(context.db, async tx => {
      const request = await takeOwn(tx, context, eventRequestId);
      const due = await dueForEvent(tx, request);
      const order = await lastEventOrder(tx, eventRequestId);
      const act = order && (await actOf(tx, order.invoiceId));
      return {
        message: {
          mayChoose: due !== undefined && context.config.requisites !== null,
          sum: due?.price ?? order?.sum ?? 0,
          organisations: (await companiesOf(tx, userId)).map(({ id, name, inn }) => ({
            organisationId: id,
            name,
            INN: inn,
          })),
          invoice: order ? presentOrderInvoice(order) : null,
          act:
            order && act?.status === paperStatus.closed
              ? presentCustomerAct({ ...act, invoiceNumber: order.number, customerName: order.customerName })
              : null,
        },
      };
    });
  }),

  handle(makeEventInvoice, ({ body: { eventRequestId, organisationId, sum } }, context) =>
    transact(context, async tx => {
      const request = await takeOwn(tx, context, eventRequestId);
      const company = mustExist(await companyOf(tx, actorOf(context).userId, organisationId));
      const due = await dueForEvent(tx, request);
      if (due && due.price !== sum) throw new ApiFailure('sum_changed');
      const id = await invoiceEvent(tx, context, request, presentCompany(company));
      return { id, message: presentOrderInvoice(mustExist(await orderOfInvoice(tx, id))) };
    }),
  ),

  handle(getRequestInvoice, async ({ body: { eventRequestId } }, { db, config }) =>
    inTransaction(db, async tx => {
      const request = mustBeSent(await lockRequest(tx, eventRequestId));
      const order = await lastEventOrder(tx, eventRequestId);
      const act = order && (await actOf(tx, order.invoiceId));
      const due = await dueForEvent(tx, request);
      return {
        message: {
          invoice: order ? presentOrderInvoice(order) : null,
          act: act ? { actId: act.id, actNumber: act.number, actStatus: act.status } : null,
          noPayer: due !== undefined && config.requisites !== null,
        },
      };
    }),
  ),
];

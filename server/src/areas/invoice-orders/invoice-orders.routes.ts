import { ApiFailure } from '@venue/sdk';
import {
  getInvoiceOffer,
  getMyActPdf,
  getMyActXml,
  getMyInvoicePdf,
  listMyPapers,
  makeOrderInvoice,
} from '@venue/sdk/papers';
import { paperStatus } from '@venue/sdk/papers/model';
import { actorOf, type Context } from '../../core/context.ts';
import { inTransaction, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { agreementById } from '../agreements/agreements.store.ts';
import { awaitsPayment, invoicedSum, isCovered, lockOrder } from '../bookings/bookings.invoice.service.ts';
import * as orders from '../papers/money/papers.money.store.ts';
import { invoiceForCustomer } from '../papers/papers.issued.service.ts';
import { actFile, presentCustomerAct, presentOrderInvoice } from '../papers/papers.service.ts';
import { type ActRecord, actById, issuedPdf, issuedXml } from '../papers/papers.store.ts';
import { companiesOf, companyOf, presentCompany } from '../profile/companies.store.ts';
import { keptUntil, whyNot } from './invoice-orders.rules.ts';
import { firstStart, invoiceOrder, termsNow } from './invoice-orders.service.ts';

const type = 'application/pdf';

export const ordersRoutes = [
  handle(getInvoiceOffer, async ({ body: { orderId } }, context) => {
    const { db, now, config } = context;
    const { userId } = actorOf(context);
    return inTransaction(db, async tx => {
      const order = mustExist(await lockOrder(tx, orderId, now));
      mustExist(order.userId === userId ? order : undefined);
      const { unpaid } = order;
      const until = unpaid.length > 0 ? keptUntil(now, firstStart(unpaid), await termsNow(tx, context)) : null;
      const last = await orders.lastOrder(tx, order.subject);
      return {
        message: {
          noInvoice: whyNot(
            {
              isOpen: awaitsPayment(order, now),
              isCovered: isCovered(order),
              hasRequisites: config.requisites !== null,
            },
            until,
          ),
          sum: invoicedSum(unpaid),
          keptUntil: until?.toISOString() ?? null,
          organisations: (await companiesOf(tx, userId)).map(({ id, name, inn }) => ({
            organisationId: id,
            name,
            INN: inn,
          })),
          invoice: last ? presentOrderInvoice(last) : null,
        },
      };
    });
  }),

  handle(makeOrderInvoice, ({ body: { orderId, organisationId, sum } }, context) =>
    transact(context, async tx => {
      const { userId } = actorOf(context);
      const order = mustExist(await lockOrder(tx, orderId, context.now));
      mustExist(order.userId === userId ? order : undefined);
      const organisation = presentCompany(mustExist(await companyOf(tx, userId, organisationId)));
      const id = await invoiceOrder(tx, context, order, { organisation, sum });
      return { id, message: presentOrderInvoice(mustExist(await orders.orderOfInvoice(tx, id))) };
    }),
  ),

  handle(listMyPapers, async (_, context) => {
    const { userId } = actorOf(context);
    const acts = await orders.actsOfPerson(context.db, userId);
    return {
      message: {
        invoices: (await orders.ordersOf(context.db, userId)).map(presentOrderInvoice),
        acts: acts.map(presentCustomerAct),
      },
    };
  }),

  handle(getMyInvoicePdf, async ({ body: { invoiceId } }, context) => {
    const { db } = context;
    const order = mustExist(await orders.orderOfInvoice(db, invoiceId));
    mustExist(order.userId === actorOf(context).userId ? order : undefined);
    return { data: await invoiceForCustomer(db, context, order), type, name: `Счёт № ${order.number}.pdf` };
  }),

  handle(getMyActPdf, async ({ body: { actId } }, context) => {
    const row = await ownAct(context, actId);
    const data = mustExist((await issuedPdf(context.db, 'act', actId)) ?? undefined);
    return { data, type, name: actFile(row) };
  }),

  handle(getMyActXml, async ({ body: { actId } }, context) => {
    await ownAct(context, actId);
    const issued = await issuedXml(context.db, actId);
    if (!issued) throw new ApiFailure('document_without_xml');
    return { ...issued, type: 'application/xml' };
  }),
];

/** A closed act under the person's agreement, or for the person's order. */
async function ownAct(context: Context, actId: number): Promise<ActRecord> {
  const { db } = context;
  const row = mustExist(await actById(db, actId));
  const { userId } = actorOf(context);
  const agreement = mustExist(await agreementById(db, row.agreementId));
  const order = row.invoiceId === null ? undefined : await orders.orderOfInvoice(db, row.invoiceId);
  const isOwn = agreement.userId === userId || order?.userId === userId;
  // guard: server/src/areas/papers/upd/papers.upd.test.ts
  return mustExist(isOwn && row.status === paperStatus.closed ? row : undefined);
}

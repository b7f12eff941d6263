import {
  findPayer,
  getDeskInvoice,
  mailDeskInvoice,
  makeDeskInvoice,
  withdrawDeskInvoice,
} from '@venue/sdk/desk/admin';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { countAttempt, type Limit } from '../../core/security/attempts.ts';
import { awaitsPayment, invoicedSum, isCovered, lockOrder } from '../bookings/bookings.invoice.service.ts';
import { invoiceToMail, mailByStaff, mayMail } from '../papers/mail/papers.mail.service.ts';
import * as orders from '../papers/money/papers.money.store.ts';
import { presentMail, presentOrderInvoice } from '../papers/papers.service.ts';
import { invoiceById, issuedPdf } from '../papers/papers.store.ts';
import { companiesOf } from '../profile/companies.store.ts';
import { invoiceForCaller, liveInvoice, withdrawInvoice } from './invoice-orders.desk.service.ts';
import { keptUntil, whyNot } from './invoice-orders.rules.ts';
import { firstStart, termsNow } from './invoice-orders.service.ts';

// Each request to the register of companies costs money.
const payerQuestions: readonly Limit[] = [
  { most: 10, seconds: 60 },
  { most: 100, seconds: 24 * 60 * 60 },
];

const subject = 'booking';

const mailedOf = async (db: Db, context: Context, { agreementId, invoiceId }: orders.OrderRecord) =>
  (await presentMail(db, context, { agreementId, invoiceId }, false)).mailed;

/** The invoice of a booking, as the desk makes it for an organisation that phones. */
export const deskInvoiceRoutes = [
  handle(getDeskInvoice, async ({ id }, context) => {
    const { db, now, config } = context;
    const manages = actorOf(context).permissions.has('desk.manage');
    return inTransaction(db, async tx => {
      const order = mustExist(await lockOrder(tx, id, now));
      const { unpaid } = order;
      const until = unpaid.length > 0 ? keptUntil(now, firstStart(unpaid), await termsNow(tx, context)) : null;
      const last = await orders.lastOrder(tx, order.subject);
      const isLive = last?.state === 'awaiting';
      const noInvoice = whyNot(
        {
          isOpen: awaitsPayment(order, now) && !isLive,
          isCovered: isCovered(order),
          hasRequisites: config.requisites !== null,
        },
        until,
      );
      return {
        message: {
          noInvoice,
          sum: invoicedSum(unpaid),
          keptUntil: until?.toISOString() ?? null,
          // Only who makes invoices needs to know the customer's organisations.
          organisations: (manages ? await companiesOf(tx, order.userId) : []).map(each => ({
            organisationId: each.id,
            name: each.name,
            INN: each.inn,
            email: each.details.email,
          })),
          invoice: last ? presentOrderInvoice(last) : null,
          mailed: last ? await mailedOf(tx, context, last) : [],
          can: !manages
            ? []
            : isLive
              ? (['mail', 'withdraw'] as const).filter(each => each === 'mail' || last.received === last.returned)
              : noInvoice === null
                ? (['make'] as const).slice()
                : [],
        },
      };
    });
  }),

  handle(findPayer, async ({ body: { INN } }, context) => {
    await countAttempt(context.db, `inn:${actorOf(context).userId}`, context.now, payerQuestions);
    return { message: { organisation: await context.ports.lookup.organisation(INN) } };
  }),

  handle(makeDeskInvoice, async ({ body }, context) => {
    if (body.sendTo !== null) await mayMail(context);
    return transact(context, async tx => {
      const id = await invoiceForCaller(tx, context, body);
      const made = mustExist(await orders.orderOfInvoice(tx, id));
      const { number, customerName, sum } = made;
      await writeAudit(tx, context, makeDeskInvoice.id, {
        ...{ subject, subjectId: body.orderId },
        after: { invoiceNumber: number, payer: customerName, price: sum, mailedTo: body.sendTo ?? '' },
      });
      return { id, message: presentOrderInvoice(made) };
    });
  }),

  handle(mailDeskInvoice, async ({ body: { orderId, sendTo } }, context) => {
    await mayMail(context);
    return transact(context, async tx => {
      const order = mustExist(await lockOrder(tx, orderId, context.now));
      const { invoiceId } = await liveInvoice(tx, order);
      const row = mustExist(await invoiceById(tx, invoiceId));
      const pdf = mustExist((await issuedPdf(tx, 'invoice', invoiceId)) ?? undefined);
      await mailByStaff(tx, context, { emails: [sendTo], mailNote: '' }, invoiceToMail(row, pdf));
      const after = { invoiceNumber: row.number, mailedTo: sendTo };
      await writeAudit(tx, context, mailDeskInvoice.id, { subject, subjectId: orderId, after });
      return { message: { success: true } };
    });
  }),

  handle(withdrawDeskInvoice, ({ body }, context) =>
    transact(context, async tx => {
      await withdrawInvoice(tx, context, body);
      const row = mustExist(await invoiceById(tx, body.invoiceId));
      const before = { invoiceNumber: row.number };
      await writeAudit(tx, context, withdrawDeskInvoice.id, { subject, subjectId: body.orderId, before });
      return { message: { success: true } };
    }),
  ),
];

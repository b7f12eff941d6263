import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, done, Id, Kopecks, message } from '../core/schema/fields.ts';
import { Email, Inn } from '../core/schema/rules.ts';
import { InvoiceOffer, OrderInvoice, PaperMail } from '../papers/papers.model.ts';
import { OrganisationFields, RegisteredOrganisation } from '../profile/profile.organisations.model.ts';

// An organisation that phones: its invoice is made at the desk, for the account of the caller.

/** What staff know of an organisation that pays: the register's data, and where its papers go. */
export const PayerFields = z.pick(OrganisationFields, {
  name: true,
  type: true,
  INN: true,
  KPP: true,
  OGRN: true,
  legalAddress: true,
  headPosition: true,
  headName: true,
});

/** The invoice of a booking as the desk works on it: that of the customer, and where it was mailed. */
export const DeskInvoice = z.extend(InvoiceOffer, {
  organisations: z.array(z.object({ organisationId: Id, name: z.string(), INN: z.string(), email: z.string() })),
  mailed: z.array(PaperMail),
  can: z.array(z.enum(['make', 'mail', 'withdraw'])),
});
export type DeskInvoice = z.output<typeof DeskInvoice>;

const manage = { method: 'POST', access: 'desk.manage', ours: true } as const;
const changes = ['agreements', 'bookings', 'schedule', 'users'] as const;

/** Whether a booking, with those made together with it, can be paid by an invoice, and the invoice it has. */
export const getDeskInvoice = call({
  id: 'admin.desk.invoice',
  summary: 'Ask whether a booking can be paid by an invoice',
  method: 'GET',
  path: '/admin/board/{id}/invoice',
  access: 'bookings.read',
  reply: message(DeskInvoice),
  fails: ['not_found'],
  reads: ['agreements', 'bookings', 'users'],
  ours: true,
});

/** The public register's data on an organisation that phones; null when it has none for this INN. */
export const findPayer = call({
  ...manage,
  id: 'admin.desk.payer',
  summary: 'Find an organisation that pays by its INN',
  path: '/admin/board/payer',
  body: z.object({ INN: Inn }),
  reply: message(z.object({ organisation: z.nullable(RegisteredOrganisation) })),
  fails: ['inn_down', 'rate_limited'],
  reads: ['agreements'],
});

/**
 * Makes one invoice for a booking and those made together with it, as its customer could; the hours are held until it is
 * paid. The payer is an organisation of the customer's (`organisationId`), or another one (`payer`), which is added to
 * them. It is mailed to `sendTo`, together with the agreement if `withAgreement`; null leaves it to the address of the
 * organisation.
 */
export const makeDeskInvoice = call({
  ...manage,
  id: 'admin.desk.invoiceMake',
  summary: 'Make the invoice of a booking for an organisation that phones',
  path: '/admin/board/invoice/make',
  body: z
    .object({
      orderId: Id,
      sum: Kopecks,
      organisationId: z.nullable(Id),
      payer: z.nullable(PayerFields),
      sendTo: z.nullable(Email),
      withAgreement: z.boolean(),
    })
    .check(
      z.refine(({ organisationId, payer }) => (organisationId === null) !== (payer === null), {
        path: ['payer'],
        error: 'Укажите, кто платит',
      }),
      z.refine(({ sendTo, withAgreement }) => sendTo !== null || !withAgreement, {
        path: ['sendTo'],
        error: 'Укажите, куда отправить договор',
      }),
    ),
  reply: created(OrderInvoice),
  fails: [
    'not_found',
    'booking_not_payable',
    'hold_expired',
    'invoice_too_late',
    'sum_changed',
    'requisites_missing',
    'letters_not_printable',
    'caller_leaves',
    'rate_limited',
  ],
  changes,
  repeat: 'idempotency-key',
});

/** Mails the invoice that a booking waits for once more. */
export const mailDeskInvoice = call({
  ...manage,
  id: 'admin.desk.invoiceMail',
  summary: 'Mail the invoice of a booking',
  path: '/admin/board/invoice/mail',
  body: z.object({ orderId: Id, sendTo: Email }),
  reply: done,
  fails: ['not_found', 'invoice_cancelled', 'rate_limited'],
  changes: ['agreements'],
  repeat: 'idempotency-key',
});

/**
 * Withdraws the invoice that a booking waits for, so that another can be made; the hours are held for an hour more. One
 * for which money has come stays: it is `conflict`.
 */
export const withdrawDeskInvoice = call({
  ...manage,
  id: 'admin.desk.invoiceWithdraw',
  summary: 'Withdraw the invoice of a booking',
  path: '/admin/board/invoice/withdraw',
  body: z.object({ orderId: Id, invoiceId: Id }),
  reply: done,
  fails: ['not_found', 'invoice_cancelled', 'conflict'],
  changes,
  repeat: 'idempotency-key',
});

import { addTemplate } from '@venue/sdk/agreements/admin';
import { startDeskSbp } from '@venue/sdk/desk/admin';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { closeAct, payInvoice } from '@venue/sdk/papers/admin';
import { acted, actOf, agreementOf, inForce, invoiced, invoiceOf } from '../../areas/agreements/agreements.testing.ts';
import { hold } from '../../areas/bookings/bookings.testing.ts';
import { termsOf } from '../../areas/client-terms/client-terms.testing.ts';
import { anAccepted, aRequestAt } from '../../areas/event-requests/event-requests.testing.ts';
import { anOrderInvoice, anOrganisation } from '../../areas/invoice-orders/invoice-orders.testing.ts';
import { bought, buy, onSale } from '../../areas/packages/packages.testing.ts';
import { anAnswer, closedUpd, uploaded } from '../../areas/papers/edo/papers.edo.testing.ts';
import { keepPayments } from '../../areas/statements/statements.store.ts';
import type { Make } from './permissions.make.ts';

let invoices = 0;
let payments = 0;
let atDesk = 0;

/** Makes papers and what they are about. */
export const papers = {
  act: async api => {
    const staff = await api.aStaff();
    const agreementId = await inForce(api, staff);
    const actId = await acted(api, staff, agreementId, await invoiced(api, staff, agreementId));
    const { services, version } = await actOf(api, staff, actId);
    return { actId, actServiceId: services[0]?.actServiceId, invoiceServiceId: null, version };
  },
  agreement: async api => {
    const staff = await api.aStaff();
    const agreementId = await inForce(api, staff);
    const { version } = await agreementOf(api, staff, agreementId);
    return { agreementId, userId: null, eventRequestId: null, invoiceId: null, version };
  },
  clientTerms: async api => {
    const staff = await api.aStaff();
    return { termsId: await termsOf(api, staff, await inForce(api, staff)), version: 1 };
  },
  bookingByTerms: async (api, owner, tariffId) => {
    const staff = await api.aStaff();
    const termsId = await termsOf(api, staff, await inForce(api, staff, { userId: owner.id }));
    const orderId = await hold(api, owner, tariffId, [10 + (atDesk++ % 6)], '2026-12-29');
    return { id: orderId, orderId, termsId, price: 135_000 };
  },
  invoice: async api => {
    const staff = await api.aStaff();
    const invoiceId = await invoiced(api, staff, await inForce(api, staff));
    const { services, version } = await invoiceOf(api, staff, invoiceId);
    return { invoiceId, invoiceServiceId: services[0]?.invoiceServiceId, version };
  },
  orderInvoice: async (api, owner, tariffId) => {
    const orderId = await hold(api, owner, tariffId, [10 + (invoices++ % 9)], '2026-12-21');
    return { invoiceId: await anOrderInvoice(api, owner, orderId), sum: 1, paymentOrder: String(invoices) };
  },
  invoicedBooking: async (api, owner, tariffId) => {
    const orderId = await hold(api, owner, tariffId, [10 + (atDesk++ % 6)], '2026-12-25');
    return { orderId, invoiceId: await anOrderInvoice(api, owner, orderId) };
  },
  bookingBySbp: async (api, owner, tariffId) => {
    const orderId = await hold(api, owner, tariffId, [10 + (atDesk++ % 6)], '2026-12-28');
    const { message } = await api.as(await api.aStaff()).send(startDeskSbp, { body: { orderId, sum: 150_000 } });
    return { orderId, paymentId: message.paymentId };
  },
  agreementTemplate: async api => {
    const body = { templateName: 'Аренда', templateTitle: '', templateText: 'Предмет\nЗал' };
    return { templateId: (await api.as(await api.aStaff()).send(addTemplate, { body })).id };
  },
  bankPayment: async (api, owner, tariffId) => {
    const orderId = await hold(api, owner, tariffId, [10 + (payments++ % 8)], '2026-12-23');
    const payer = { payerAccount: String(payments), payerInn: '', payerName: '', purpose: '' };
    const day = '2026-12-01';
    const order = { paidOn: day, orderDate: day, paymentOrder: String(payments), sum: 1 };
    const by = { takenBy: (await api.aStaff()).id, takenAt: api.clock.now };
    const [row] = await keepPayments(api.db, [{ ...payer, ...order, ...by }]);
    return { bankPaymentId: row?.id, invoiceId: await anOrderInvoice(api, owner, orderId), enough: false };
  },
  invoiceReceipt: async (api, owner, tariffId) => {
    const orderId = await hold(api, owner, tariffId, [10 + (payments++ % 8)], '2026-12-24');
    const invoiceId = await anOrderInvoice(api, owner, orderId);
    const came = { paidOn: '2026-12-01', paymentOrder: '1', sum: 1, enough: false };
    const { message } = await api.as(await api.aStaff()).send(payInvoice, { body: { invoiceId, ...came } });
    return { receiptId: message.order?.receipts[0]?.receiptId };
  },
  bookingByPackage: async (api, owner, tariffId) => {
    const purchaseId = await bought(api, await api.aStaff(), owner);
    const orderId = await hold(api, owner, tariffId, [10 + (atDesk++ % 6)], '2026-12-28');
    return { orderId, purchaseId, hoursLeft: 10 };
  },
  packagePurchase: async (api, owner) => {
    const packageId = await onSale(api, await api.aStaff());
    return { purchaseId: await buy(api, owner, packageId) };
  },
  orderToInvoice: async (api, owner, tariffId) => {
    const organisationId = await anOrganisation(api, owner);
    return { organisationId, orderId: await hold(api, owner, tariffId, [10 + (invoices++ % 9)], '2026-12-22') };
  },
  requestToInvoice: async (api, owner) => {
    const eventRequestId = await aRequestAt(api, owner, eventRequestStatus.payment);
    await anAccepted(api, owner, eventRequestId);
    return { eventRequestId, organisationId: await anOrganisation(api, owner), sum: 2_220_000 };
  },
  answeredUpd: async api => {
    const staff = await api.aStaff();
    const { actId, xml } = await closedUpd(api, staff);
    await uploaded(api, staff, anAnswer(xml, { code: '3' }));
    const { edo } = await actOf(api, staff, actId);
    return { actId, answerFileId: edo?.answers[0]?.files[0]?.answerFileId };
  },
  ownAct: async (api, owner) => {
    const staff = await api.aStaff();
    const agreementId = await inForce(api, staff, { userId: owner.id });
    const actId = await acted(api, staff, agreementId, await invoiced(api, staff, agreementId), 'upd1');
    const { version } = await actOf(api, staff, actId);
    await api.as(staff).send(closeAct, { body: { actId, version } });
    return { actId };
  },
} satisfies Readonly<Record<string, Make>>;

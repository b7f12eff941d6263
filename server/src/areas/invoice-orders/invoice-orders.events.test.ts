import { momentOf } from '@venue/sdk';
import { answerProposal, getActiveEventRequest } from '@venue/sdk/event-requests';
import { getEventRequest, moveEventRequest, sendProposal } from '@venue/sdk/event-requests/admin';
import { type EventRequestStatus, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { getEventInvoice, getMyActPdf, listMyPapers, makeEventInvoice } from '@venue/sdk/papers';
import { closeAct, getRequestInvoice, listInvoices, payInvoice, returnInvoiceMoney } from '@venue/sdk/papers/admin';
import { measure, vatRate } from '@venue/sdk/papers/model';
import { countPending } from '@venue/sdk/pending/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { actOf, agreementOf, inForce, invoiceOf } from '../agreements/agreements.testing.ts';
import { anAccepted, aRequestAt, letItPass, openHalls, proposed } from '../event-requests/event-requests.testing.ts';
import { addCompany } from '../profile/companies.store.ts';
import { organisation } from '../profile/profile.testing.ts';
import { anOrganisation } from './invoice-orders.testing.ts';

const { documents, payment, eventPreparation, areaPreparation, happened, refused, didNotHappen } = eventRequestStatus;
/** 5 hours at 3 000 roubles and 4 at 1 800. */
const PRICE = 2_220_000;
/** The INN that the requests of tests name. */
const INN = '6670123456';

describe('an event of an organisation makes its invoice and its act', () => {
  let api: TestApi;
  let owner: Person;
  let staff: Person;

  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await openHalls(api);
    owner = await api.aCustomer();
    staff = await api.aStaff();
  });

  const move = (id: number, seen: EventRequestStatus, status: EventRequestStatus) =>
    api.as(staff).send(moveEventRequest, { id, body: { seen, status, rejectionReason: 'Зал залит' } as never });
  const paysFor = async (eventRequestId: number) =>
    (await api.as(owner).send(getEventInvoice, { body: { eventRequestId } })).message;
  const make = () => api.runJob('invoice-orders.invoiceEvents');
  const pay = (invoiceId: number, sum: number, paymentOrder = '7') =>
    api.as(staff).send(payInvoice, { body: { invoiceId, sum, paymentOrder, paidOn: '2026-12-03', enough: false } });
  const statusOf = async (id: number) =>
    (await api.as(owner).send(getActiveEventRequest, { id })).message.eventRequestStatus;

  /** A request with an accepted proposal and a requested payment, by a customer whose organisation has this INN. */
  async function asked(inn = INN): Promise<number> {
    await addCompany(api.db, owner.id, { ...organisation, INN: inn });
    const id = await aRequestAt(api, owner, documents);
    await anAccepted(api, owner, id);
    await move(id, documents, payment);
    return id;
  }

  /** The same with its invoice; returns both ids. */
  async function invoicedEvent() {
    const id = await asked();
    await make();
    const { invoice } = await paysFor(id);
    return { id, invoiceId: invoice?.invoiceId ?? 0 };
  }

  test('the invoice is made by itself from what was accepted, once, for the organisation with the INN of the request', async () => {
    const id = await asked();
    await Promise.all([make(), make()]);
    const { invoice, mayChoose, act } = await paysFor(id);
    expect({ mayChoose, act }).toEqual({ mayChoose: false, act: null });
    expect(invoice).toMatchObject({ sum: PRICE, orderInvoiceStatus: 'awaiting', eventRequestId: id, orderIds: [] });
    const { message } = await api.as(owner).send(listMyPapers, {});
    expect(message.invoices).toEqual([invoice]);
    const paper = await invoiceOf(api, staff, invoice?.invoiceId ?? 0);
    expect(
      paper.services.map(({ serviceName, quantity, measure: unit, price }) => [serviceName, quantity, unit, price]),
    ).toEqual([
      ['Аренда лектория', 5, measure.hour, 300_000],
      ['Звукорежиссёр', 4, measure.hour, 180_000],
    ]);
    expect(paper).toMatchObject({ vatRate: vatRate.twentyTwo, invoiceStatus: 2, invoiceDue: '2026-12-04' });
    // 22/122 of each line, rounded half up, in integer arithmetic.
    expect(BigInt(paper.vat)).toBe([1_500_000n, 720_000n].reduce((sum, each) => sum + (each * 44n + 122n) / 244n, 0n));
    const agreement = await agreementOf(api, staff, paper.agreementId);
    expect(agreement).toMatchObject({ eventRequestId: id, customerINN: INN, userId: owner.id, agreementStatus: 2 });
    expect((await api.as(staff).send(getEventRequest, { id })).message.history[0]?.what).toContain('Выставлен счёт');
  });

  test('its money moves the request on by the table, a part of it does not; the act follows the event, once', async () => {
    const { id, invoiceId } = await invoicedEvent();
    await pay(invoiceId, PRICE - 1);
    expect(await statusOf(id)).toBe(payment);
    expect((await paysFor(id)).invoice?.received).toBe(PRICE - 1);
    await pay(invoiceId, 1, '8');
    expect(await statusOf(id)).toBe(eventPreparation);
    await api.runJob('invoice-orders.makeActs');
    expect((await paysFor(id)).act).toBeNull();
    await move(id, eventPreparation, areaPreparation);
    await letItPass(api, id);
    await move(id, areaPreparation, happened);
    await Promise.all([api.runJob('invoice-orders.makeActs'), api.runJob('invoice-orders.makeActs')]);
    await api.runJob('invoice-orders.makeActs');
    const { act: made } = (await api.as(staff).send(getRequestInvoice, { body: { eventRequestId: id } })).message;
    const act = await actOf(api, staff, made?.actId ?? 0);
    expect(act).toMatchObject({ sum: PRICE, actFrom: '2023-12-22', actTo: '2023-12-22', invoiceId });
    expect((await invoiceOf(api, staff, invoiceId)).left).toBe(0);
    // Only staff see an open act; the customer sees it once it is closed.
    expect((await paysFor(id)).act).toBeNull();
    await api.as(staff).send(closeAct, { body: { actId: act.actId, version: act.version } });
    expect((await paysFor(id)).act?.actId).toBe(act.actId);
    // What was issued is not taken back.
    await expect(move(id, happened, areaPreparation)).rejects.toMatchObject({ code: 'papers_issued' });
    expect((await api.as(owner).send(getMyActPdf, { body: { actId: act.actId } })).data.size).toBeGreaterThan(1000);
  });

  test('where nobody is known to pay, the customer chooses an organisation, once', async () => {
    const id = await asked('7707083893');
    await make();
    const { mayChoose, sum, organisations } = await paysFor(id);
    expect({ mayChoose, sum }).toEqual({ mayChoose: true, sum: PRICE });
    const known = async () => (await api.as(staff).send(getRequestInvoice, { body: { eventRequestId: id } })).message;
    expect(await known()).toEqual({ invoice: null, act: null, noPayer: true });
    const choose = (over: { sum?: number; organisationId?: number } = {}) =>
      api.as(owner).send(makeEventInvoice, {
        body: { eventRequestId: id, organisationId: organisations[0]?.organisationId ?? 0, sum, ...over },
      });
    await expect(choose({ sum: sum - 1 })).rejects.toMatchObject({ code: 'sum_changed' });
    const stranger = await anOrganisation(api, await api.aCustomer());
    await expect(choose({ organisationId: stranger })).rejects.toMatchObject({ code: 'not_found' });
    expect((await choose()).message.sum).toBe(PRICE);
    await expect(choose()).rejects.toMatchObject({ code: 'event_not_payable' });
    expect(await known()).toMatchObject({ noPayer: false, invoice: { orderInvoiceStatus: 'awaiting' } });
  });

  test('an agreement that staff made about the request is the one it is paid under', async () => {
    const id = await aRequestAt(api, owner, documents);
    await anAccepted(api, owner, id);
    await make();
    expect((await paysFor(id)).invoice).toBeNull();
    const agreementId = await inForce(api, staff, { eventRequestId: id });
    await move(id, documents, payment);
    await make();
    const { invoice } = await paysFor(id);
    expect((await invoiceOf(api, staff, invoice?.invoiceId ?? 0)).agreementId).toBe(agreementId);
  });

  test('a newer proposal that is accepted replaces an invoice that waits', async () => {
    const { id, invoiceId } = await invoicedEvent();
    const lines = [{ title: 'Аренда лектория', quantity: 1, unit: 'день', unitPrice: 900_000 }];
    const { id: proposalId } = await api.as(staff).send(sendProposal, { id, body: { ...proposed, lines } });
    await api.as(owner).send(answerProposal, { id: proposalId, body: { accepted: true } });
    const [gone] = (await api.as(owner).send(listMyPapers, {})).message.invoices;
    expect(gone).toMatchObject({ invoiceId, orderInvoiceStatus: 'cancelled', invoiceEnd: 'replaced' });
    await make();
    expect((await paysFor(id)).invoice).toMatchObject({ sum: 900_000, orderInvoiceStatus: 'awaiting' });
  });

  test.each([
    ['refused', refused, eventPreparation],
    ['did not happen', didNotHappen, areaPreparation],
  ] as const)('an event that was paid and then %s owes its money, and has no act', async (_, end, before) => {
    const { id, invoiceId } = await invoicedEvent();
    await pay(invoiceId, PRICE);
    if (before === areaPreparation) await move(id, eventPreparation, areaPreparation);
    await api.db.execute(sql`delete from outbox`);
    await move(id, before, end);
    const { rows } = await api.db.execute(sql`select body from outbox where recipient like ${`%${owner.phone}`}`);
    expect(rows).toMatchObject([{ body: expect.stringMatching(/\. Вернём 22 200 ₽ в течение 10 дней\. /) }]);
    expect((await paysFor(id)).invoice).toMatchObject({ orderInvoiceStatus: 'cancelled', invoiceEnd: 'refused' });
    await api.runJob('invoice-orders.makeActs');
    const paper = await invoiceOf(api, staff, invoiceId);
    expect(paper.order).toMatchObject({ owed: PRICE, eventRequest: { eventRequestId: id } });
    await api.as(staff).send(returnInvoiceMoney, { body: { invoiceId, sum: PRICE } });
    expect((await invoiceOf(api, staff, invoiceId)).order?.owed).toBe(0);
  });

  test('staff see what has not come, and find an invoice whose time is over', async () => {
    const { id, invoiceId } = await invoicedEvent();
    await pay(invoiceId, 100);
    const card = async () => (await api.as(staff).send(getEventRequest, { id })).message.eventMoney;
    expect(await card()).toMatchObject({ unpaid: PRICE - 100, received: 100 });
    const overdue = async (body: object) =>
      (await api.as(staff).send(listInvoices, { body })).items.map(each => each.invoiceId);
    const late = async () => (await api.as(staff).send(countPending, {})).message.overdueInvoice;
    const before = api.clock.now;
    expect(await overdue({ overdue: true })).not.toContain(invoiceId);
    const { keptUntil } = (await paysFor(id)).invoice ?? {};
    api.clock.now = new Date(Date.parse(keptUntil ?? '') + 1);
    staff = await api.aStaff();
    expect(await overdue({ overdue: true })).toContain(invoiceId);
    expect(await overdue({ overdue: false })).not.toContain(invoiceId);
    expect(await late()).toBe((await overdue({ overdue: true })).length);
    // Staff went on without the money, and it is still seen.
    await move(id, payment, eventPreparation);
    expect(await card()).toMatchObject({ unpaid: PRICE - 100 });
    await pay(invoiceId, PRICE - 100, '9');
    expect(await overdue({ overdue: true })).not.toContain(invoiceId);
    expect((await card())?.unpaid).toBe(0);
    api.clock.now = before;
  });

  test('staff who went on by hand are not held back by its money, and the money is heard', async () => {
    const { id, invoiceId } = await invoicedEvent();
    await move(id, payment, eventPreparation);
    await pay(invoiceId, PRICE);
    expect(await statusOf(id)).toBe(eventPreparation);
    expect((await paysFor(id)).invoice?.orderInvoiceStatus).toBe('paid');
  });

  test('its customer is written once that the time of the invoice is about to end', async () => {
    await invoicedEvent();
    await api.db.execute(sql`delete from outbox`);
    api.clock.now = momentOf('2026-12-03', 19);
    await api.runJob('notices.remind');
    await api.runJob('notices.remind');
    const { rows } = await api.db.execute(sql`select event from outbox where recipient like ${`%${owner.phone}`}`);
    expect(rows).toEqual([{ event: 'eventRequest.invoiceRunsOut' }]);
  });

  test('accounting keeps the invoice of a customer who is gone, and it waits for no money', async () => {
    const { id, invoiceId } = await invoicedEvent();
    await api.db.execute(sql`delete from event_request where id = ${id}`);
    expect((await invoiceOf(api, staff, invoiceId)).order).toMatchObject({
      orderInvoiceStatus: 'cancelled',
      eventRequest: null,
    });
    await pay(invoiceId, PRICE);
    expect((await invoiceOf(api, staff, invoiceId)).order?.owed).toBe(PRICE);
  });

  const sms = async () =>
    (await api.db.execute(sql`select event, body from outbox where recipient like ${`%${owner.phone}`} order by id`))
      .rows;

  test('its hours do not run out: late money pays for it, and its customer is told of the money and of each step', async () => {
    const { id, invoiceId } = await invoicedEvent();
    api.clock.now = momentOf('2026-12-10', 9);
    staff = await api.aStaff();
    await api.db.execute(sql`delete from outbox`);
    expect((await pay(invoiceId, PRICE)).message.order).toMatchObject({ orderInvoiceStatus: 'paid', owed: 0 });
    expect(await statusOf(id)).toBe(eventPreparation);
    expect(await sms()).toEqual([
      { event: 'eventRequest.prepareEvent', body: expect.stringMatching(/Деньги по счёту № \S+ пришли/) },
    ]);
    await move(id, eventPreparation, areaPreparation);
    expect((await sms()).at(-1)?.event).toBe('eventRequest.prepareArea');
  });

  test('moved on by staff before, it says that its money has come', async () => {
    const { id, invoiceId } = await invoicedEvent();
    await move(id, payment, eventPreparation);
    await pay(invoiceId, PRICE);
    expect((await sms()).at(-1)).toMatchObject({ event: 'eventRequest.paid' });
  });
});

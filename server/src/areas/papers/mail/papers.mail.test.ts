import { momentOf } from '@venue/sdk';
import * as calls from '@venue/sdk/agreements/admin';
import { makeOrderInvoice } from '@venue/sdk/papers';
import * as papers from '@venue/sdk/papers/admin';
import { actForm } from '@venue/sdk/papers/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { outbox, outboxFile } from '../../../core/db/core.table.ts';
import { filesOfLetter } from '../../../core/outbox.ts';
import type { Message } from '../../../ports/messages/messages.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import * as make from '../../agreements/agreements.testing.ts';
import { hold, openStudio } from '../../bookings/bookings.testing.ts';
import { offerOf } from '../../invoice-orders/invoice-orders.testing.ts';
import { addCompany } from '../../profile/companies.store.ts';

const accounts = 'buh@malachite.example';
const letter = { emails: [accounts], mailNote: '' };
const bytesOf = async (file: { data: Blob }) => Buffer.from(await file.data.arrayBuffer());

/** The letters with documents, and their attachments. */
async function written(api: TestApi) {
  const rows = (await api.db.select().from(outbox).orderBy(asc(outbox.id))).filter(
    ({ event }) => event === 'paper.mailed',
  );
  return Promise.all(
    rows.map(async ({ id, recipient: to, subject, body }) => ({
      to,
      subject,
      body,
      files: await filesOfLetter(api.db, id),
    })),
  );
}

describe('staff mail a paper', () => {
  let api: TestApi;
  let staff: Person;
  let failure: Error | undefined;
  const left: Message[] = [];
  beforeAll(async () => {
    const send = async (message: Message) => {
      if (failure) throw failure;
      left.push(message);
      return 'left' as const;
    };
    api = await testApi({ ports: { messages: { send } } });
    api.clock.now = momentOf(make.anAct.actDate, 14);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(outbox);
    failure = undefined;
    left.length = 0;
    staff = await api.aStaff();
  });

  async function aClosedInvoice(): Promise<number> {
    const invoiceId = await make.invoiced(api, staff, await make.inForce(api, staff));
    const { version } = await make.invoiceOf(api, staff, invoiceId);
    await api.as(staff).send(papers.closeInvoice, { body: { invoiceId, version } });
    return invoiceId;
  }
  const mailInvoice = (invoiceId: number, over: Partial<typeof letter> = {}) =>
    api.as(staff).send(papers.mailInvoice, { body: { invoiceId, ...letter, ...over } });

  test('a closed invoice goes as it was issued, to each address once; its page and its log say so', async () => {
    const invoiceId = await aClosedInvoice();
    const emails = [accounts, 'glavbuh@malachite.example', accounts];
    const { message } = await mailInvoice(invoiceId, { emails, mailNote: 'Ждём оплату до\u00a0пятницы' });
    const at = api.clock.now.toISOString();
    const mailedTo = emails.slice(0, 2);
    expect(message.mailed).toEqual([
      { mailedAt: at, mailedTo, mailedBy: expect.stringMatching(/\S/), mailProblem: null },
    ]);
    expect((await make.invoiceOf(api, staff, invoiceId)).mailed).toEqual(message.mailed);
    const letters = await written(api);
    expect(letters.map(({ to }) => to)).toEqual(mailedTo);
    const issued = await api.as(staff).send(papers.getInvoicePdf, { body: { invoiceId } });
    for (const { subject, body, files } of letters) {
      expect(subject).toBe(`Счёт №\u00a0${message.invoiceNumber} от\u00a023.11.2026`);
      expect(body).toContain(`«${subject}», заказчик\u00a0— ООО «Малахитовая шкатулка». Документ приложен`);
      expect(body).toContain('Ждём оплату');
      expect(files).toEqual([{ name: issued.name, type: 'application/pdf', data: await bytesOf(issued) }]);
    }
    const { entries } = (await api.as(staff).send(listHistory, { kind: 'invoice', id: invoiceId, query: {} })).message;
    expect(entries[0]?.what).toMatch(/^Отправила? счёт письмом$/);
  });

  test('an invoice is issued and goes in one step, or neither', async () => {
    const invoiceId = await make.invoiced(api, staff, await make.inForce(api, staff));
    const { version } = await make.invoiceOf(api, staff, invoiceId);
    const issue = (emails: string[]) =>
      api.as(staff).send(papers.closeInvoice, { body: { invoiceId, version, letter: { ...letter, emails } } });
    await expect(issue(['buh@'])).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await make.invoiceOf(api, staff, invoiceId)).toMatchObject({ closedAt: null, mailed: [] });
    const { message } = await issue([accounts]);
    expect(message).toMatchObject({ closedAt: api.clock.now.toISOString(), mailed: [{ mailedTo: [accounts] }] });
    const [sent, ...others] = await written(api);
    expect(others).toEqual([]);
    const issued = await api.as(staff).send(papers.getInvoicePdf, { body: { invoiceId } });
    expect(sent?.files[0]?.data).toEqual(await bytesOf(issued));
    // It is one of the sixty papers of an hour, too.
    const another = await make.invoiced(api, staff, await make.inForce(api, staff));
    const open = await make.invoiceOf(api, staff, another);
    for (let mailed = 1; mailed < 60; mailed++) await mailInvoice(invoiceId);
    const body = { invoiceId: another, version: open.version, letter };
    await expect(api.as(staff).send(papers.closeInvoice, { body })).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await make.invoiceOf(api, staff, another)).toMatchObject({ closedAt: null });
  });

  test('a closed УПД goes with the file for the tax service', async () => {
    const agreementId = await make.inForce(api, staff);
    const invoiceId = await make.invoiced(api, staff, agreementId);
    const actId = await make.acted(api, staff, agreementId, invoiceId, actForm.upd2);
    const mail = () => api.as(staff).send(papers.mailAct, { body: { actId, ...letter } });
    await expect(mail()).rejects.toMatchObject({ code: 'document_not_issued', status: 409 });
    const { version } = await make.actOf(api, staff, actId);
    await api.as(staff).send(papers.closeAct, { body: { actId, version } });
    await mail();
    const [{ body, files } = { body: '', files: [] }] = await written(api);
    expect(body).toContain('XML для\u00a0электронного документооборота');
    const xml = await api.as(staff).send(papers.getActXml, { body: { actId } });
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^УПД № \d+\.pdf$/), xml.name]);
    expect(files[1]?.data.equals(await bytesOf(xml))).toBe(true);
  });

  test('an open paper goes nowhere, an agreement also before it is signed', async () => {
    const mail = (id: number) => api.as(staff).send(calls.mailAgreement, { body: { agreementId: id, ...letter } });
    const signed = await make.inForce(api, staff);
    await expect(mailInvoice(await make.invoiced(api, staff, signed))).rejects.toMatchObject({
      code: 'document_not_issued',
    });
    expect(await written(api)).toEqual([]);
    expect((await mail(signed)).message).toMatchObject({ mailed: [{ mailedTo: [accounts] }], can: expect.any(Array) });
    const file = { name: expect.stringMatching(/^Договор № .*\.pdf$/) };
    expect(await written(api)).toMatchObject([{ subject: expect.stringMatching(/^Договор №/), files: [file] }]);
    await mail(await make.aDraft(api, staff));
    expect(await written(api)).toContainEqual(
      expect.objectContaining({ subject: expect.stringMatching(/^Проект договора №/) }),
    );
  });

  test('the address of the customer is proposed: that of the requisites before that of the account', async () => {
    const owner = await api.aCustomer();
    await api.db.execute(`update users set email = 'anna@mail.example' where id = ${owner.id}`);
    const known = async (email: string, userId: number | null) => {
      const customer = { ...make.anAgreement.customer, email };
      return (await make.agreementOf(api, staff, await make.aDraft(api, staff, { customer, userId }))).mailTo;
    };
    expect(await known(accounts, owner.id)).toBe(accounts);
    expect(await known('', owner.id)).toBe('anna@mail.example');
    expect(await known('', null)).toBe('');
  });

  test('an address that is none is said beside its field; one hour takes sixty papers of a person', async () => {
    const invoiceId = await aClosedInvoice();
    await expect(mailInvoice(invoiceId, { emails: [accounts, 'buh@malachite'] })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'emails.1': 'Указан некорректный адрес электронной почты' },
    });
    await expect(mailInvoice(invoiceId, { emails: [] })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(mailInvoice(invoiceId, { emails: Array(6).fill(accounts) })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    for (let count = 0; count < 60; count++) await mailInvoice(invoiceId);
    await expect(mailInvoice(invoiceId)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 3600 });
    expect(await written(api)).toHaveLength(60);
  });

  test('one that does not leave says why, is tried again with its files, and keeps them no longer than that', async () => {
    const invoiceId = await aClosedInvoice();
    await mailInvoice(invoiceId);
    const problem = async () => (await make.invoiceOf(api, staff, invoiceId)).mailed[0]?.mailProblem;
    failure = new Error('Почтовый сервер не отвечает');
    await api.runJob('outbox.send');
    expect(await problem()).toBe('Почтовый сервер не отвечает');
    failure = undefined;
    api.clock.advance(60_000);
    staff = await api.aStaff();
    await api.runJob('outbox.send');
    expect([await problem(), await api.db.select().from(outboxFile)]).toEqual([null, []]);
    const issued = await api.as(staff).send(papers.getInvoicePdf, { body: { invoiceId } });
    expect(left).toMatchObject([{ to: accounts, isRepeat: true, files: [{ data: await bytesOf(issued) }] }]);
  });
});

describe('a paper', () => {
  /** A booking that an organisation pays by an invoice; returns the invoice's id. */
  async function anInvoice(api: TestApi, email = accounts): Promise<number> {
    const { tariffId } = await openStudio(api);
    const person = await api.aCustomer();
    const orderId = await hold(api, person, tariffId, [10], '2026-12-21');
    const payer = { ...make.anAgreement.customer, email };
    const { id: organisationId } = await addCompany(api.db, person.id, payer);
    const { sum } = await offerOf(api, person, orderId);
    return (await api.as(person).send(makeOrderInvoice, { body: { orderId, organisationId, sum } })).id;
  }
  async function anApi(config: Parameters<typeof testApi>[0] = {}) {
    const api = await testApi(config);
    onTestFinished(() => api.close());
    return api;
  }

  test('that makes itself goes to its payer, once; an act with the file of its УПД', async () => {
    const api = await anApi({ config: { actByItself: 'closed', actForm: 'upd1' } });
    const invoiceId = await anInvoice(api);
    const staff = await api.aStaff();
    const { sum, mailed } = await make.invoiceOf(api, staff, invoiceId);
    expect(mailed).toMatchObject([{ mailedTo: [accounts], mailedBy: null }]);
    const paid = { paymentOrder: '118', paidOn: '2026-12-02', enough: false };
    await api.as(staff).send(papers.payInvoice, { body: { invoiceId, sum, ...paid } });
    api.clock.now = momentOf('2026-12-21', 12);
    const act = () => api.runJob('invoice-orders.makeActs');
    await Promise.all([act(), act()]);
    await act();
    const letters = await written(api);
    expect(letters.map(({ to, subject, files }) => [to, subject.split(' ')[0], files.length])).toEqual([
      [accounts, 'Счёт', 1],
      [accounts, 'УПД', 2],
    ]);
  });

  test.each([
    ['whose payer has no address', '', {}],
    ['of a venue that sends no letters', accounts, { mail: 'none' }],
  ] as const)('%s waits among the documents', async (_, email, config) => {
    const api = await anApi({ config });
    const invoiceId = await anInvoice(api, email);
    expect((await make.invoiceOf(api, await api.aStaff(), invoiceId)).mailed).toEqual([]);
    expect(await written(api)).toEqual([]);
  });
});

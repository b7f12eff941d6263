import { momentOf } from '@venue/sdk';
import * as calls from '@venue/sdk/agreements/admin';
import { agreementStatus } from '@venue/sdk/agreements/model';
import * as papers from '@venue/sdk/papers/admin';
import { paperStatus, vatRate } from '@venue/sdk/papers/model';
import { searchRecords } from '@venue/sdk/search/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import * as make from './agreements.testing.ts';

const { anAgreement, aLine, anAct, anInvoice } = make;
const { draft, active, completed } = agreementStatus;

describe.each(databaseKinds)('agreements (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    api.clock.now = momentOf(anAct.actDate, 14);
    staff = await api.aStaff();
  });
  beforeEach(() =>
    api.db.execute(
      sql`truncate agreement, invoice, invoice_service, act, act_service, paper_counter restart identity cascade`,
    ),
  );
  afterAll(() => api.close());

  const send = () => api.as(staff);
  const save = (agreementId: number, version: number, over: object = {}) =>
    send().send(calls.saveAgreement, {
      body: { ...anAgreement, agreementId, agreementStatus: draft, version, ...over },
    });
  const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });

  test('is added, read, listed, found and saved', async () => {
    const id = await make.aDraft(api, staff);
    expect(await make.agreementOf(api, staff, id)).toMatchObject({
      agreementNumber: '1/2026',
      customerName: 'ООО «Малахитовая шкатулка»',
      agreementStatus: draft,
      can: ['edit', 'sign', 'mail'],
    });
    await save(id, 1, { agreementSubject: 'Съёмка', agreementSum: 12_345 });
    for (const search of ['1/20', 'съем', 'малахит', '667100']) {
      const { items } = await send().send(calls.listAgreements, { body: { search } });
      expect(items).toMatchObject([{ agreementId: id, agreementSubject: 'Съёмка', agreementSum: 12_345 }]);
    }
    expect((await send().send(calls.listAgreements, { body: { search: 'нет' } })).items).toEqual([]);
    const { message } = await send().send(searchRecords, { query: { q: 'малахит' } });
    expect(JSON.stringify(message)).toContain(`/agreements/edit/${id}`);
    await refused(save(id, 1), 'conflict');
  });

  test('a finished or signed one is changed no further than its status allows', async () => {
    const id = await make.inForce(api, staff);
    const at = { agreementStatus: active };
    await refused(save(id, 2, { ...at, agreementSubject: 'Другое' }), 'not_editable');
    await refused(save(id, 2, { ...at, customer: { ...anAgreement.customer, name: 'ООО' } }), 'not_editable');
    await refused(save(id, 2, { agreementStatus: draft }), 'move_not_allowed');
    await save(id, 2, { ...at, agreementTo: '2027-01-31', comment: 'Продлили' });
    await save(id, 3, { agreementStatus: completed, agreementTo: '2027-01-31', comment: 'Продлили' });
    await refused(save(id, 4, { agreementStatus: completed, comment: 'Ещё' }), 'not_editable');
    const own = { agreementId: id };
    await refused(send().send(papers.createInvoice, { body: { ...anInvoice, ...own } }), 'not_editable');
    await refused(send().send(papers.createAct, { body: { ...anAct, ...own, invoiceId: null } }), 'not_editable');
  });

  test('names a customer and a request that are there', async () => {
    await expect(make.aDraft(api, staff, { userId: 9_999, eventRequestId: 9_999 })).rejects.toMatchObject({
      code: 'not_found',
      fields: { userId: expect.any(String), eventRequestId: expect.any(String) },
    });
  });

  test('finds a party by its INN', async () => {
    const { message } = await send().send(calls.findParty, { body: { INN: '6671004212' } });
    expect(message.organisation).toMatchObject({ name: 'ООО «Малахитовая шкатулка»', KPP: '667101001' });
    expect((await send().send(calls.findParty, { body: { INN: '6600000000' } })).message.organisation).toBeNull();
  });

  describe('numbers', () => {
    test('of a hundred papers made at once have no gap and no repeat', async () => {
      await make.aDraft(api, staff, { agreementNumber: '7/2026' });
      await Promise.all(Array.from({ length: 100 }, () => make.aDraft(api, staff)));
      const { rows } = await api.db.execute<{ number: string }>(sql`select number from agreement`);
      const numbers = rows.map(({ number }) => Number(number.split('/')[0])).sort((one, other) => one - other);
      expect(numbers).toEqual(Array.from({ length: 101 }, (_, index) => index + 1));
    });

    test('begin anew each year, and a refused paper uses none up', async () => {
      await make.aDraft(api, staff);
      await refused(make.aDraft(api, staff, { agreementNumber: '1/2026' }), 'number_taken');
      await refused(make.aDraft(api, staff, { userId: 9_999 }), 'not_found');
      const next = await make.aDraft(api, staff);
      expect((await make.agreementOf(api, staff, next)).agreementNumber).toBe('2/2026');
      const later = await make.aDraft(api, staff, { agreementDate: '2027-01-09', agreementFrom: '2027-01-09' });
      expect((await make.agreementOf(api, staff, later)).agreementNumber).toBe('1/2027');
    });
  });

  describe('an invoice', () => {
    test('adds up its lines, follows another rate and loses a line', async () => {
      const agreementId = await make.inForce(api, staff);
      const id = await make.invoiced(api, staff, agreementId, [aLine, { ...aLine, quantity: 0.333, price: 99_99 }]);
      const paper = await make.invoiceOf(api, staff, id);
      expect(paper).toMatchObject({ invoiceNumber: '1', sum: 9_100_020 + 3_330, left: 9_103_350, version: 3 });
      expect(paper.services.map(line => line.vat)).toEqual([1_640_987, 600]);
      const body = { ...anInvoice, invoiceId: id, version: 3, vatRate: vatRate.none };
      expect((await send().send(papers.saveInvoice, { body })).message).toMatchObject({ vat: 0, version: 4 });
      await refused(send().send(papers.saveInvoice, { body }), 'conflict');
      const invoiceServiceId = paper.services[1]?.invoiceServiceId ?? 0;
      await send().send(papers.removeInvoiceService, { body: { invoiceServiceId, version: 4 } });
      expect(await make.invoiceOf(api, staff, id)).toMatchObject({ sum: 9_100_020, version: 5 });
      expect(await make.agreementOf(api, staff, agreementId)).toMatchObject({ invoiced: 9_100_020, acted: 0 });
      const { items } = await send().send(papers.listInvoices, { body: { agreementId } });
      expect(items).toMatchObject([{ invoiceId: id, sum: 9_100_020 }]);
    });

    test('takes a rate that is the law on its day', async () => {
      const agreementId = await make.inForce(api, staff);
      const add = (over: object) => send().send(papers.createInvoice, { body: { ...anInvoice, agreementId, ...over } });
      await expect(add({ vatRate: vatRate.twenty })).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { vatRate: expect.stringContaining('20') },
      });
      await add({ vatRate: vatRate.twenty, invoiceDate: '2025-12-31', invoiceDue: null });
      await refused(add({ invoiceDate: '2025-12-31', invoiceDue: null }), 'invalid_input');
    });

    test('is not closed empty, and closed refuses every change, in the database too', async () => {
      const agreementId = await make.inForce(api, staff);
      const empty = await make.invoiced(api, staff, agreementId, []);
      await refused(send().send(papers.closeInvoice, { body: { invoiceId: empty, version: 1 } }), 'document_empty');
      const id = await make.invoiced(api, staff, agreementId);
      await send().send(papers.closeInvoice, { body: { invoiceId: id, version: 2 } });
      const closed = await make.invoiceOf(api, staff, id);
      expect(closed).toMatchObject({ invoiceStatus: paperStatus.closed, can: ['mail'], closedBy: expect.any(String) });
      const line = { invoiceServiceId: closed.services[0]?.invoiceServiceId ?? 0, version: 3 };
      const own = { invoiceId: id, version: 3 };
      for (const change of [
        () => send().send(papers.saveInvoice, { body: { ...anInvoice, ...own } }),
        () => send().send(papers.closeInvoice, { body: own }),
        () => send().send(papers.addInvoiceService, { body: { ...aLine, invoiceId: id } }),
        () => send().send(papers.saveInvoiceService, { body: { ...aLine, ...line } }),
        () => send().send(papers.removeInvoiceService, { body: line }),
      ])
        await refused(change(), 'document_closed');
      for (const change of [
        sql`update invoice set sum = 1 where id = ${id}`,
        sql`update invoice set status = 1, closed_at = null, pdf = null where id = ${id}`,
        sql`delete from invoice where id = ${id}`,
        sql`update invoice_service set price = 1 where invoice_id = ${id}`,
        sql`update invoice_service set invoice_id = ${empty} where invoice_id = ${id}`,
        sql`delete from invoice_service where invoice_id = ${id}`,
        sql`insert into invoice_service (invoice_id, name, measure, quantity, price, sum, vat) values (${id}, 'x', '356', 1, 1, 0, 0)`,
      ])
        await expect(api.db.execute(change)).rejects.toMatchObject({ cause: { code: '23514' } });
    });

    test('keeps the file that was issued', async () => {
      const id = await make.invoiced(api, staff, await make.inForce(api, staff));
      await send().send(papers.closeInvoice, { body: { invoiceId: id, version: 2 } });
      const pdf = async () =>
        Buffer.from(await (await send().send(papers.getInvoicePdf, { body: { invoiceId: id } })).data.arrayBuffer());
      const first = await pdf();
      api.clock.advance(60_000);
      expect(first.equals(await pdf())).toBe(true);
    });

    test('has so many services', async () => {
      const id = await make.invoiced(api, staff, await make.inForce(api, staff), []);
      await api.db.execute(
        sql`insert into invoice_service (invoice_id, name, measure, quantity, price, sum, vat) select ${id}, 'x', '356', 1000, 1, 1, 0 from generate_series(1, 100)`,
      );
      await refused(send().send(papers.addInvoiceService, { body: { ...aLine, invoiceId: id } }), 'invalid_input');
    });
  });

  describe('an act', () => {
    test('begins with what is left of its invoice, and confirms no more than that', async () => {
      const agreementId = await make.inForce(api, staff);
      const invoiceId = await make.invoiced(api, staff, agreementId);
      const first = await make.acted(api, staff, agreementId, invoiceId);
      const paper = await make.actOf(api, staff, first);
      expect(paper).toMatchObject({ actNumber: '1', invoiceNumber: '1', sum: 9_100_020, vat: 1_640_987 });
      await refused(make.acted(api, staff, agreementId, invoiceId), 'amount_exceeded');
      const actServiceId = paper.services[0]?.actServiceId ?? 0;
      const change = { ...aLine, actServiceId, version: paper.version };
      await refused(send().send(papers.saveActService, { body: { ...change, quantity: 6.501 } }), 'amount_exceeded');
      await send().send(papers.saveActService, { body: { ...change, quantity: 4 } });
      expect(await make.invoiceOf(api, staff, invoiceId)).toMatchObject({ left: 3_500_008, services: [{ acted: 4 }] });
      const { message } = await send().send(papers.listInvoicesForAct, { body: { agreementId } });
      expect(message.invoices).toMatchObject([{ invoiceId, left: 3_500_008 }]);
      const second = await make.acted(api, staff, agreementId, invoiceId);
      expect(await make.actOf(api, staff, second)).toMatchObject({ actNumber: '2', services: [{ quantity: 2.5 }] });
      expect((await send().send(papers.listInvoicesForAct, { body: { agreementId } })).message.invoices).toEqual([]);
      const { services, version } = await make.invoiceOf(api, staff, invoiceId);
      const line = { invoiceServiceId: services[0]?.invoiceServiceId ?? 0, version };
      await refused(
        send().send(papers.saveInvoiceService, { body: { ...aLine, ...line, quantity: 6 } }),
        'amount_exceeded',
      );
      await refused(send().send(papers.removeInvoiceService, { body: line }), 'in_use');
      const other = { ...anInvoice, invoiceId, version, vatRate: vatRate.none };
      await refused(send().send(papers.saveInvoice, { body: other }), 'vat_differs');
    });

    test('of two that confirm the same at once one is refused', async () => {
      const agreementId = await make.inForce(api, staff);
      const invoiceId = await make.invoiced(api, staff, agreementId);
      const both = await Promise.allSettled([
        make.acted(api, staff, agreementId, invoiceId),
        make.acted(api, staff, agreementId, invoiceId),
      ]);
      expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('has the rate of its invoice and lines of its agreement alone', async () => {
      const agreementId = await make.inForce(api, staff);
      const invoiceId = await make.invoiced(api, staff, agreementId);
      const own = { ...anAct, agreementId, invoiceId };
      await refused(send().send(papers.createAct, { body: { ...own, vatRate: vatRate.none } }), 'vat_differs');
      const other = await make.inForce(api, staff);
      await refused(make.acted(api, staff, other, invoiceId), 'not_found');
      const actId = await make.acted(api, staff, other, null);
      const { services } = await make.invoiceOf(api, staff, invoiceId);
      const invoiceServiceId = services[0]?.invoiceServiceId ?? 0;
      const line = { ...aLine, actId };
      await refused(send().send(papers.addActService, { body: { ...line, invoiceServiceId } }), 'not_found');
      await send().send(papers.addActService, { body: { ...line, invoiceServiceId: null } });
      const { version } = await make.actOf(api, staff, actId);
      const body = { ...anAct, actId, version, vatRate: vatRate.five };
      expect((await send().send(papers.saveAct, { body })).message).toMatchObject({ vat: 433_334, sum: 9_100_020 });
      await refused(send().send(papers.saveAct, { body }), 'conflict');
    });

    test('is not closed before its services are rendered, nor with a date before them or ahead', async () => {
      const agreementId = await make.inForce(api, staff);
      for (const dates of [
        { actTo: '2026-12-01', actDate: '2026-12-01' },
        { actDate: '2026-12-01' },
        { actDate: '2026-11-29' },
      ]) {
        const { message } = await send().send(papers.createAct, {
          body: { ...anAct, ...dates, agreementId, invoiceId: null, actNumber: '' },
        });
        const { actId } = message;
        const line = { ...aLine, actId, invoiceServiceId: null };
        await send().send(papers.addActService, { body: line });
        const act = await make.actOf(api, staff, actId);
        expect(act.can).not.toContain('close');
        await refused(send().send(papers.closeAct, { body: { actId, version: act.version } }), 'services_ahead');
        // Prepared is not issued: its dates may be put right.
        await send().send(papers.saveAct, {
          body: { ...anAct, actId, version: act.version, actNumber: act.actNumber },
        });
        const { version } = await make.actOf(api, staff, actId);
        await send().send(papers.closeAct, { body: { actId, version } });
      }
    });

    test('closed counts in its agreement and refuses every change; a removed line is left again', async () => {
      const agreementId = await make.inForce(api, staff);
      const invoiceId = await make.invoiced(api, staff, agreementId, [aLine, { ...aLine, quantity: 1 }]);
      const { version: seen } = await make.invoiceOf(api, staff, invoiceId);
      await send().send(papers.closeInvoice, { body: { invoiceId, version: seen } });
      const actId = await make.acted(api, staff, agreementId, invoiceId);
      const before = await make.actOf(api, staff, actId);
      const removed = { actServiceId: before.services[1]?.actServiceId ?? 0, version: before.version };
      await send().send(papers.removeActService, { body: removed });
      expect((await make.invoiceOf(api, staff, invoiceId)).left).toBe(1_400_003);
      await send().send(papers.closeAct, { body: { actId, version: before.version + 1 } });
      const closed = await make.actOf(api, staff, actId);
      expect(closed).toMatchObject({ actStatus: paperStatus.closed, can: ['mail'] });
      expect(await make.agreementOf(api, staff, agreementId)).toMatchObject({ acted: 9_100_020 });
      const line = { actServiceId: closed.services[0]?.actServiceId ?? 0, version: closed.version };
      for (const change of [
        () => send().send(papers.saveAct, { body: { ...anAct, actId, version: closed.version } }),
        () => send().send(papers.addActService, { body: { ...aLine, actId, invoiceServiceId: null } }),
        () => send().send(papers.saveActService, { body: { ...aLine, ...line } }),
        () => send().send(papers.removeActService, { body: line }),
        () => send().send(papers.closeAct, { body: { actId, version: closed.version } }),
      ])
        await refused(change(), 'document_closed');
      for (const change of [
        sql`update act set comment = 'x' where id = ${actId}`,
        sql`delete from act where id = ${actId}`,
        sql`update act_service set price = 1 where act_id = ${actId}`,
        sql`delete from act_service where act_id = ${actId}`,
      ])
        await expect(api.db.execute(change)).rejects.toMatchObject({ cause: { code: '23514' } });
    });
  });
});

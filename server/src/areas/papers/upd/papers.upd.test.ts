import { readFile } from 'node:fs/promises';
import { momentOf } from '@venue/sdk';
import { getMyActXml } from '@venue/sdk/papers';
import * as calls from '@venue/sdk/papers/admin';
import { type ActForm, actForm, vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import yauzl from 'yauzl';
import { fromWindows1251 } from '../../../core/files/windows1251.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import * as make from '../../agreements/agreements.testing.ts';
import { archivalOf, pagesOf } from '../papers.testing.ts';
import { missingForUpd, type Upd } from './papers.upd.rules.ts';
import { updXml } from './papers.upd.xml.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  api.clock.now = momentOf(make.anAct.actDate, 14);
  staff = await api.aStaff();
});
afterAll(() => api.close());

const xsd = readFile(new URL('./upd.xsd', import.meta.url), 'utf8');

/** What the schema finds wrong with some files. The validator knows no windows-1251, so it gets the text. */
async function faults(files: readonly Buffer[]): Promise<string[]> {
  const xml = files.map((data, index) => ({
    fileName: `${index}.xml`,
    contents: fromWindows1251(data).replace('encoding="windows-1251"', 'encoding="UTF-8"'),
  }));
  const { errors } = await validateXML({ xml, schema: [await xsd] });
  return errors.map(({ message }) => message);
}

const lines = [make.aLine, { ...make.aLine, serviceName: 'Свет & «звук» <ночь>', quantity: 0.333, price: 99_99 }];

async function anUpd(form: ActForm, over: object = {}, rate = make.anAct.vatRate): Promise<number> {
  const agreementId = await make.inForce(api, staff, over);
  const invoiceId = await make.invoiced(api, staff, agreementId, lines);
  const body = { ...make.anAct, agreementId, invoiceId, vatRate: rate, actForm: form };
  return (await api.as(staff).send(calls.createAct, { body })).id;
}

async function closed(actId: number): Promise<void> {
  const { version } = await make.actOf(api, staff, actId);
  await api.as(staff).send(calls.closeAct, { body: { actId, version } });
}

const xmlOf = async (actId: number) => {
  const file = await api.as(staff).send(calls.getActXml, { body: { actId } });
  return { name: file.name, data: Buffer.from(await file.data.arrayBuffer()) };
};

test('of status 1 it is printed with all an invoice for VAT has, and its file fits the format', async () => {
  const actId = await anUpd(actForm.upd1);
  const draft = await pagesOf(await api.as(staff).send(calls.getActPdf, { body: { actId } }));
  expect(draft.join(' ')).toContain('Черновик');
  await expect(xmlOf(actId)).rejects.toMatchObject({ code: 'document_without_xml' });
  await closed(actId);

  const pdf = await api.as(staff).send(calls.getActPdf, { body: { actId } });
  expect(pdf.name).toBe('УПД № 1.pdf');
  const [page = ''] = await pagesOf(pdf);
  expect(page).not.toContain('Черновик');
  for (const said of [
    'Статус: 1',
    'Счёт-фактура № 1 от 30 ноября 2026 г. (1)',
    'ООО «Площадка» (2)',
    '6658000000/665801001 (2б)',
    '№ п/п 1–2 № 1 от 30 ноября 2026 г. (5а)',
    'ООО «Малахитовая шкатулка» (6)',
    '6671004212/667101001 (6б)',
    'Российский рубль, 643 (7)',
    // 91 000,20 of which 16 409,87 are VAT; 33,30 of which 6,00.
    '356 ч 6,5 11 475,44 74 590,33 без акциза 22 % 16 409,87 91 000,20',
    '356 ч 0,333 81,98 27,30 без акциза 22 % 6,00 33,30',
    'Всего к оплате (9) 74 617,63 X 16 415,87 91 033,50',
    'Главный бухгалтер',
    'Журавлёва М. И.',
    'Договор № 1/2026 от 20 ноября 2026 г. [8]',
    'услуги оказаны с 23 ноября 2026 г. по 30 ноября 2026 г. [12]',
    'Страница 1 из 1',
  ])
    expect(page).toContain(said);

  const { name, data } = await xmlOf(actId);
  const text = fromWindows1251(data);
  expect(name).toMatch(
    /^ON_NSCHFDOPPR_6671004212-667101001_6658000000-665801001_20\d{6}_[0-9a-f-]{36}_0_0_0_0_0_00\.xml$/,
  );
  expect(text).toContain(`ИдФайл="${name.replace('.xml', '')}"`);
  expect(await faults([data])).toEqual([]);
  for (const said of [
    'Функция="СЧФДОП"',
    '<СвСчФакт НомерДок="1" ДатаДок="30.11.2026">',
    'НаимТов="Свет &amp; «звук» &lt;ночь&gt;" ОКЕИ_Тов="356" НаимЕдИзм="ч" КолТов="0.333" ЦенаТов="81.98"',
    '<ВсегоОпл СтТовБезНДСВсего="74617.63" СтТовУчНалВсего="91033.50"><СумНалВсего><СумНал>16415.87</СумНал>',
    '<ФИО Фамилия="Соколова" Имя="Анна" Отчество="Петровна"/>',
  ])
    expect(text).toContain(said);
  // The issued file is returned unchanged.
  expect((await xmlOf(actId)).data.equals(data)).toBe(true);
});

test('invoices for VAT have a count of their own; status 2 is counted with the acts', async () => {
  const numbers = [];
  for (const form of [actForm.act, actForm.upd2, actForm.upd1])
    numbers.push((await make.actOf(api, staff, await anUpd(form))).actNumber);
  expect(numbers).toEqual(['1', '2', '2']);
});

test('of status 2 it is no invoice, and of services without VAT', async () => {
  const agreementId = await make.inForce(api, staff);
  const body = { ...make.anAct, agreementId, invoiceId: null, vatRate: vatRate.none, actForm: actForm.upd2 };
  const { id: actId } = await api.as(staff).send(calls.createAct, { body });
  await api.as(staff).send(calls.addActService, { body: { actId, invoiceServiceId: null, ...make.aLine } });
  await closed(actId);
  const [page = ''] = await pagesOf(await api.as(staff).send(calls.getActPdf, { body: { actId } }));
  expect(page).toContain('Статус: 2');
  expect(page).not.toContain('Счёт-фактура №');
  expect(page).toContain('без НДС без НДС 91 000,20');
  const { data } = await xmlOf(actId);
  expect(await faults([data])).toEqual([]);
  expect(fromWindows1251(data)).toContain('Функция="ДОП"');
});

test('its customer has the file of a closed one, as it was issued; to anybody else it is not there', async () => {
  const [owner, stranger] = [await api.aCustomer(), await api.aCustomer()];
  const actId = await anUpd(actForm.upd2, { userId: owner.id });
  const own = (by: Person, id = actId) => api.as(by).send(getMyActXml, { body: { actId: id } });
  await expect(own(owner)).rejects.toMatchObject({ code: 'not_found' });
  await closed(actId);
  const { name, data } = await own(owner);
  const issued = await xmlOf(actId);
  expect([name, Buffer.from(await data.arrayBuffer()).equals(issued.data)]).toEqual([issued.name, true]);
  await expect(own(stranger)).rejects.toMatchObject({ code: 'not_found' });
  const plain = await anUpd(actForm.act, { userId: owner.id });
  await closed(plain);
  await expect(own(owner, plain)).rejects.toMatchObject({ code: 'document_without_xml' });
});

test('what is missing for it is said beside its field', async () => {
  await expect(
    anUpd(actForm.upd2, { customer: { ...make.anAgreement.customer, legalAddress: '' } }),
  ).rejects.toMatchObject({ code: 'invalid_input', fields: { actForm: expect.stringContaining('адреса') } });
  const agreementId = await make.inForce(api, staff);
  const body = { ...make.anAct, agreementId, invoiceId: null, actForm: actForm.upd1 };
  const untaxed = { code: 'invalid_input', fields: { vatRate: expect.stringContaining('статусом') } };
  await expect(api.as(staff).send(calls.createAct, { body: { ...body, vatRate: vatRate.none } })).rejects.toMatchObject(
    untaxed,
  );
  const { id: actId } = await api.as(staff).send(calls.createAct, { body });
  await expect(
    api.as(staff).send(calls.saveAct, { body: { ...make.anAct, actId, vatRate: vatRate.none, version: 1 } }),
  ).rejects.toMatchObject(untaxed);
  const plain = await make.acted(api, staff, agreementId, null);
  await expect(xmlOf(plain)).rejects.toMatchObject({ code: 'document_without_xml' });
});

const text = (max: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: max });
const said = (max: number) => text(max).filter(each => /\p{L}/u.test(each));
const customer = fc.record({
  name: said(300),
  type: fc.constantFrom(...contragentType.ids),
  INN: fc.constantFrom('6671004212', '667003456784'),
  KPP: fc.constantFrom('', '667101001'),
  OGRN: fc.constantFrom('', '1026605321049', '304667036400039'),
  legalAddress: said(500),
  headName: fc.constantFrom('', 'Лаптева Дарья', 'Лаптева Дарья Сергеевна оглы'),
});
const service = fc.record({
  serviceName: said(500),
  measure: fc.constantFrom('356', '055', '876'),
  quantity: fc.integer({ min: 1, max: 10_000_000 }).map(thousandths => thousandths / 1000),
  sum: fc.integer({ min: 0, max: 50_000_000_000 }),
});
const papers = fc.record({
  form: fc.constantFrom(actForm.upd1, actForm.upd2),
  rate: fc.constantFrom(vatRate.zero, vatRate.five, vatRate.twentyTwo),
  number: said(50),
  customer,
  services: fc.array(service, { minLength: 1, maxLength: 5 }),
  advances: fc.array(fc.record({ paymentOrder: said(20), paidOn: fc.constant('2026-11-01'), sum: fc.nat() }), {
    maxLength: 2,
  }),
});

test('whatever is written in it, the file fits the format; one that does not is noticed', async () => {
  const { requisites } = api.config;
  if (!requisites) throw new Error('the demo has requisites');
  const made = fc
    .sample(papers, { numRuns: 300, seed: 7 })
    .flatMap(({ form, rate, number, services, advances, ...of }) => {
      const all = { ...make.anAgreement.customer, ...of.customer };
      if (missingForUpd(all)) return [];
      const taxed = services.map(each => ({ ...each, vat: Math.round(each.sum / 11), actServiceId: 1, price: 1 }));
      const total = (name: 'sum' | 'vat') => taxed.reduce((sum, each) => sum + each[name], 0);
      const act = { ...make.anAct, actForm: form, actNumber: number, vatRate: rate, services: taxed };
      const upd = {
        act: { ...act, sum: total('sum'), vat: total('vat') } as unknown as Upd['act'],
        agreement: { number, date: '2026-11-20', customer: all },
        venue: requisites,
        advances,
      };
      return [updXml(upd, new Date('2026-11-30T19:05:09Z'), crypto.randomUUID()).data];
    });
  expect(made.length).toBeGreaterThan(100);
  expect(await faults(made)).toEqual([]);
  const [first = Buffer.of()] = made;
  const broken = Buffer.from(first.toString('latin1').replace('="643"', '="840"'), 'latin1');
  expect(await faults([broken])).not.toEqual([]);
});

test('papers are made to be kept: PDF/A, with their fonts in them', async () => {
  const actId = await anUpd(actForm.upd1);
  const { invoiceId } = await make.actOf(api, staff, actId);
  for (const file of [
    await api.as(staff).send(calls.getActPdf, { body: { actId } }),
    await api.as(staff).send(calls.getInvoicePdf, { body: { invoiceId: invoiceId ?? 0 } }),
  ]) {
    const found = await archivalOf(file);
    expect(found).toMatchObject({ version: '%PDF-1.7', part: '2', conformance: 'B', hasProfile: true, hasId: true });
    expect(found).toMatchObject({ isEncrypted: false, runs: false, embedded: found.fonts, unicode: found.fonts });
    expect(found.fonts).toBeGreaterThan(0);
  }
});

/** The files of an archive by their names. */
async function filesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const zip = await yauzl.fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    found.set(entry.fileName, Buffer.concat(parts));
  }
  return found;
}

test('the closed papers of some days are one archive, as they were issued', async () => {
  const actId = await anUpd(actForm.upd1);
  const days = { from: make.anAct.actDate, to: make.anAct.actDate };
  await closed(actId);
  const { actNumber } = await make.actOf(api, staff, actId);
  const reply = await api.as(staff).send(calls.downloadPapers, { body: days });
  const files = await filesIn(Buffer.from(await reply.data.arrayBuffer()));
  const xml = await xmlOf(actId);
  expect(files.get(`УПД/${xml.name}`)?.equals(xml.data)).toBe(true);
  const pdf = [...files].find(([name]) => name.includes(`№ ${actNumber}, запись ${actId}.pdf`))?.[1];
  const issued = await api.as(staff).send(calls.getActPdf, { body: { actId } });
  expect(pdf?.equals(Buffer.from(await issued.data.arrayBuffer()))).toBe(true);
  await expect(
    api.as(staff).send(calls.downloadPapers, { body: { from: '2001-01-01', to: '2001-01-02' } }),
  ).rejects.toMatchObject({ code: 'invalid_input', fields: { to: 'За\u00a0эти дни закрытых документов нет' } });
});

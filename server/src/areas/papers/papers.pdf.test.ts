import * as calls from '@venue/sdk/agreements/admin';
import * as papers from '@venue/sdk/papers/admin';
import { type Invoice, vatRate } from '@venue/sdk/papers/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumInWords } from '../../core/files/sumInWords.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import * as make from '../agreements/agreements.testing.ts';
import { codeOf, pagesOf } from './papers.testing.ts';
import { paymentCode } from './paymentCode.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff();
});
afterAll(() => api.close());

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
/** The sums a document must print, recalculated in integers and rounded half up. */
function counted(paper: Pick<Invoice, 'services'>, percent: bigint) {
  const half = (above: bigint, below: bigint) => (above * 2n + below) / (below * 2n);
  const lines = paper.services.map(({ quantity, price }) => {
    const sum = half(BigInt(quantity.toFixed(3).replace('.', '')) * BigInt(price), 1000n);
    return { sum, vat: half(sum * percent, 100n + percent) };
  });
  const total = (name: 'sum' | 'vat') => lines.reduce((all, line) => all + line[name], 0n);
  return { lines, sum: total('sum'), vat: total('vat') };
}
const money = (kopecks: bigint) => {
  const digits = String(kopecks).padStart(3, '0');
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ' ')},${digits.slice(-2)}`;
};

const lines = [
  make.aLine,
  { ...make.aLine, serviceName: 'Свет', quantity: 0.333, price: 99_99 },
  { ...make.aLine, serviceName: 'Звук', quantity: 9_999.999, price: 4_999_999_999 },
];

test('an invoice prints its lines, sums, words, requisites and the banks’ code', async () => {
  const agreementId = await make.inForce(api, staff);
  const invoiceId = await make.invoiced(api, staff, agreementId, lines);
  const paper = await make.invoiceOf(api, staff, invoiceId);
  const again = counted(paper, 22n);
  expect(paper.services.map(({ sum, vat }) => [BigInt(sum), BigInt(vat)])).toEqual(
    again.lines.map(({ sum, vat }) => [sum, vat]),
  );
  expect([BigInt(paper.sum), BigInt(paper.vat)]).toEqual([again.sum, again.vat]);
  const draft = await pagesOf(await api.as(staff).send(papers.getInvoicePdf, { body: { invoiceId } }));
  expect(draft.join(' ')).toContain('Черновик');
  await api.as(staff).send(papers.closeInvoice, { body: { invoiceId, version: paper.version } });
  const issued = await api.as(staff).send(papers.getInvoicePdf, { body: { invoiceId } });
  const [page = ''] = await pagesOf(issued);
  expect(page).not.toContain('Черновик');
  expect((await codeOf(issued)).split('|')).toEqual(
    expect.arrayContaining(['ST00012', 'PersonalAcc=40702810800000000001', 'PayeeINN=6658000000', `Sum=${again.sum}`]),
  );
  for (const said of [
    'Счёт на оплату № 1 от 23 ноября 2026 г.',
    'Договор № 1/2026 от 20 ноября 2026 г.',
    '40702810800000000001',
    'ИНН 6671004212',
    'Оплатить до 28 ноября 2026 г.',
    'В том числе НДС 22 %',
    'Страница 1 из 1',
    ...again.lines.map(({ sum }) => money(sum)),
    money(again.sum),
    money(again.vat),
    sumInWords(paper.sum),
  ])
    expect(page).toContain(plain(said));
});

test('one without VAT says so', async () => {
  const agreementId = await make.inForce(api, staff);
  const body = { ...make.anInvoice, agreementId, vatRate: vatRate.none };
  const { id: invoiceId } = await api.as(staff).send(papers.createInvoice, { body });
  await api.as(staff).send(papers.addInvoiceService, { body: { invoiceId, ...make.aLine } });
  const [page = ''] = await pagesOf(await api.as(staff).send(papers.getInvoicePdf, { body: { invoiceId } }));
  expect(page).toContain('Без НДС');
  expect(page).not.toContain('НДС 22');
});

test('a long act repeats its head and numbers its pages', async () => {
  const agreementId = await make.inForce(api, staff);
  const many = Array.from({ length: 60 }, (_, index) => ({ ...make.aLine, serviceName: `Услуга ${index + 1}` }));
  const invoiceId = await make.invoiced(api, staff, agreementId, many);
  const actId = await make.acted(api, staff, agreementId, invoiceId);
  const pages = await pagesOf(await api.as(staff).send(papers.getActPdf, { body: { actId } }));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Страница ${index + 1} из ${pages.length}`);
  const act = await make.actOf(api, staff, actId);
  const last = pages.join(' ');
  for (const said of ['Услуга 60', sumInWords(act.sum), 'претензий', 'М. П.', 'Ветлугина Н. О.'])
    expect(last).toContain(said);
});

test('an agreement prints both sides and what was agreed', async () => {
  const agreementId = await make.inForce(api, staff, { agreementSum: 1_000_001_00 });
  const pages = await pagesOf(await api.as(staff).send(calls.getAgreementPdf, { body: { agreementId } }));
  for (const said of ['6658000000', '6671004212', 'Аренда конференц-зала', 'Один миллион один рубль 00 копеек'])
    expect(pages.join(' ')).toContain(said);
});

test('without the venue’s requisites nothing is printed', async () => {
  const bare = await testApi({ config: { requisites: null } });
  const boss = await bare.aStaff();
  const agreementId = await make.inForce(bare, boss);
  await expect(bare.as(boss).send(calls.getAgreementPdf, { body: { agreementId } })).rejects.toMatchObject({
    code: 'requisites_missing',
  });
  await bare.close();
});

test('the banks’ code has the fields of GOST R 56042-2014 in their order, and nothing breaks out of one', () => {
  const { requisites } = api.config;
  if (!requisites) throw new Error('the demo has requisites');
  expect(paymentCode({ ...requisites, name: 'ООО «А|Sum=1»' }, 12_345, 'Счёт № 1')).toBe(
    [
      'ST00012|Name=ООО «А Sum=1»|PersonalAcc=40702810800000000001|BankName=АО «Исетский банк», г. Екатеринбург',
      'BIC=046577001|CorrespAcc=30101810000000000001|PayeeINN=6658000000|KPP=665801001|Sum=12345|Purpose=Счёт № 1',
    ].join('|'),
  );
});

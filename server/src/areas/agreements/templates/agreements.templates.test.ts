import * as calls from '@venue/sdk/agreements/admin';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { pagesOf } from '../../papers/papers.testing.ts';
import * as make from '../agreements.testing.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff();
});
afterAll(() => api.close());

const send = () => api.as(staff);
const fields = {
  templateName: 'Аренда зала',
  templateTitle: 'Договор аренды зала',
  templateText: 'Предмет\nЗал для {заказчик}',
};
const aTemplate = async (over: Partial<typeof fields> = {}) =>
  (await send().send(calls.addTemplate, { body: { ...fields, ...over } })).message;
const printed = async (agreementId: number) =>
  (await pagesOf(await send().send(calls.getAgreementPdf, { body: { agreementId } }))).join(' ');

test('a template is added, listed, found, saved and removed', async () => {
  const { templateId, version } = await aTemplate();
  const listed = async (search: string) =>
    (await send().send(calls.listTemplates, { body: { search } })).items.map(each => each.templateId);
  expect(await listed('аренда')).toEqual([templateId]);
  expect(await listed('мероприятие')).toEqual([]);
  const save = (templateName: string) =>
    send().send(calls.saveTemplate, { body: { ...fields, templateName, templateId, version } });
  expect((await save('Зал')).message).toMatchObject({ templateName: 'Зал', version: 2 });
  await expect(save('Другой')).rejects.toMatchObject({ code: 'conflict' });
  await send().send(calls.removeTemplate, { body: { templateId } });
  await expect(send().send(calls.getTemplate, { body: { templateId } })).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['Зал для {фио}', '{фио}'],
  ['Зал для {Заказчик}', '{Заказчик}'],
  ['Зал для {заказчик', '{заказчик'],
])('of %s the placeholder that is none is named beside the text', async (text, named) => {
  const refused = (field: string) => ({
    code: 'invalid_input',
    fields: { [field]: `Неизвестная подстановка ${named}` },
  });
  for (const field of ['templateText', 'templateTitle'])
    await expect(aTemplate({ [field]: text })).rejects.toMatchObject(refused(field));
  await expect(make.aDraft(api, staff, { agreementTitle: text })).rejects.toMatchObject(refused('agreementTitle'));
  await expect(make.aDraft(api, staff, { agreementTerms: text })).rejects.toMatchObject(refused('agreementTerms'));
});

test('an agreement prints its text in numbered points with what stands in its fields; a blank one is left to the pen', async () => {
  const agreementTerms = [
    '1. Предмет договора',
    '1.1. Зал для {заказчик}, ИНН {инн}, КПП {кпп}, ОГРН {огрн}, {адрес}.',
    'По договору № {номер} от {дата}: {предмет}.',
    '',
    'Цена',
    'Цена: {сумма}.',
    'С {начало} по {окончание}, {представитель} на основании {основание}, {исполнитель}.',
  ].join('\n');
  const id = await make.aDraft(api, staff, { agreementTerms, agreementNumber: '77/2026' });
  const text = await printed(id);
  for (const said of [
    '1. Предмет договора 1.1. Зал для ООО «Малахитовая шкатулка», ИНН 6671004212, КПП 667101001, ОГРН 1026605321049, г. Екатеринбург, ул. Малышева, д. 51, офис 1204.',
    '1.2. По договору № 77/2026 от 20 ноября 2026 г.: Аренда конференц-зала.',
    '2. Цена 2.1. Цена: ____________.',
    '2.2. С 20 ноября 2026 г. по ____________, генеральный директор Ветлугина Наталья Олеговна на основании Устава, ООО «Площадка».',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Права и обязанности сторон');
  expect(await printed(await make.aDraft(api, staff))).toContain('Права и обязанности сторон');
});

test('an agreement is called as its template says, or else as usual', async () => {
  const called = async (agreementTitle: string) =>
    printed(await make.aDraft(api, staff, { agreementTitle, agreementTerms: fields.templateText }));
  expect(await called(fields.templateTitle)).toMatch(/^Договор аренды зала № /);
  expect(await called('Соглашение с {инн}')).toMatch(/^Соглашение с 6671004212 № /);
  expect(await called('')).toMatch(/^Договор возмездного оказания услуг № /);
});

test('an agreement keeps its text when the template changes or goes, and once signed for good', async () => {
  const { templateId, templateTitle, templateText } = await aTemplate();
  const taken = { agreementTitle: templateTitle, agreementTerms: templateText };
  const id = await make.inForce(api, staff, taken);
  const body = { ...fields, templateId, templateTitle: 'Другое', templateText: 'Другое', version: 1 };
  await send().send(calls.saveTemplate, { body });
  await send().send(calls.removeTemplate, { body: { templateId } });
  expect(await make.agreementOf(api, staff, id)).toMatchObject(taken);
  expect(await printed(id)).toContain('Зал для ООО «Малахитовая шкатулка»');
  const save = (over: object) =>
    send().send(calls.saveAgreement, {
      body: { ...make.anAgreement, agreementId: id, agreementStatus: agreementStatus.active, version: 2, ...over },
    });
  for (const field of Object.keys(taken))
    await expect(save({ [field]: 'Другое' })).rejects.toMatchObject({ code: 'not_editable' });
  // Fields that are left out stay unchanged.
  await save({ comment: 'Продлили' });
  expect(await make.agreementOf(api, staff, id)).toMatchObject(taken);
});

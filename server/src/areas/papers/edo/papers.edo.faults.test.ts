import { momentOf } from '@venue/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { windows1251 } from '../../../core/files/windows1251.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import * as make from '../../agreements/agreements.testing.ts';
import { anAnswer, closedUpd, uploaded, zipped } from './papers.edo.testing.ts';

let api: TestApi;
let staff: Person;
let upd: { actId: number; xml: Buffer };
beforeAll(async () => {
  api = await testApi();
  api.clock.now = momentOf(make.anAct.actDate, 14);
  staff = await api.aStaff();
  upd = await closedUpd(api, staff);
});
afterAll(() => api.close());

/** Why a file is not taken, and that nothing of it is stored. */
async function refusal(data: Buffer, name = 'ответ.xml'): Promise<string> {
  const [result, ...more] = await uploaded(api, staff, { name, data });
  expect(more).toEqual([]);
  expect(result).toMatchObject({ fileName: expect.stringContaining(name), answerOutcome: 'rejected', actId: null });
  expect(await make.actOf(api, staff, upd.actId)).toMatchObject({ edoState: 'unsent', edo: { answers: [] } });
  return result?.why ?? '';
}

const answer = (options: Parameters<typeof anAnswer>[1] = {}) => anAnswer(upd.xml, options).data;
/** An answer in UTF-8 with some of its text replaced. */
const altered = (from: string | RegExp, to: string) =>
  Buffer.from(answer({ encoding: 'UTF-8' }).toString().replace(from, to));

test.each<[what: string, data: () => Buffer, why: string]>([
  ['an answer that is cut', () => answer().subarray(0, 900), 'повреждён'],
  ['an empty file', () => Buffer.alloc(0), 'не\u00a0XML'],
  ['a tag that is not closed', () => altered('</СодФХЖ4>', ''), 'повреждён'],
  ['an unknown entity', () => altered('Услуги приняты', '&amp;&boom;'), 'повреждён'],
  [
    'a bomb of entities',
    () => altered('<Файл', '<!DOCTYPE Файл [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><Файл'),
    'DOCTYPE',
  ],
  ['an outer entity', () => altered('<Файл', '<!DOCTYPE Файл SYSTEM "file:///etc/passwd"><Файл'), 'DOCTYPE'],
  ['too deep a file', () => altered('<СодФХЖ4', `${'<а>'.repeat(40)}<СодФХЖ4`), 'слишком много'],
  ['too many elements', () => altered('<СодФХЖ4', `${'<а/>'.repeat(11_000)}<СодФХЖ4`), 'слишком много'],
  ['too large a file', () => altered('<СодФХЖ4', `${' '.repeat(1_100_000)}<СодФХЖ4`), 'слишком большой'],
  ['an encoding that nobody reads', () => altered('encoding="UTF-8"', 'encoding="KOI8-R"'), 'KOI8-R'],
  [
    'bytes of another encoding than the declared',
    () => windows1251(answer({ encoding: 'UTF-8' }).toString()),
    'не\u00a0в\u00a0той кодировке',
  ],
  ['UTF-8 declared as windows-1251', () => altered('encoding="UTF-8"', 'encoding="windows-1251"'), 'повреждён'],
  ['the file of the seller', () => upd.xml, 'файл продавца'],
  ['a request to correct', () => altered('ON_NSCHFDOPPOK_', 'DP_UVUTOCH_'), 'уведомление об\u00a0уточнении'],
  ['another document', () => altered('КНД="1115132"', 'КНД="1115126"'), 'не\u00a0титул покупателя'],
  ['a former format', () => altered('ВерсФорм="5.03"', 'ВерсФорм="5.01"'), '5.01'],
  ['an unknown result', () => altered('КодИтога="1"', 'КодИтога="7"'), 'итог приёмки'],
  ['a result that every object has', () => altered('КодИтога="1"', 'КодИтога="toString"'), 'итог приёмки'],
  ['no acceptance', () => altered(/<СвПрин.*<\/СвПрин>/s, ''), 'нет сведений'],
  ['a time that does not exist', () => answer({ at: '25.00.00' }), 'когда составлен'],
  ['nobody who signed', () => altered(/<Подписант.*<\/Подписант>/s, ''), 'кто подписал'],
  ['no seller’s file', () => answer({ seller: { ИдФайлИнфПр: 'ON_NSCHFDOPPR' } }), 'на\u00a0какой файл'],
])('%s is refused with its reason', async (_what, data, why) => {
  expect(await refusal(data())).toContain(why);
});

test.each<[what: string, options: NonNullable<Parameters<typeof anAnswer>[1]>, why: string]>([
  ['another number', { repeated: { ПорНомДокИнфПр: '77' } }, 'номер УПД 77'],
  ['another day', { repeated: { ДатаДокИнфПр: '29.11.2026' } }, 'дата УПД 29.11.2026'],
  ['another purpose', { repeated: { Функция: 'ДОП' } }, 'функция ДОП'],
  ['a file of another time', { seller: { ВремФайлИнфПр: '00.00.01' } }, 'в\u00a0другое время'],
  ['another seller', { receiver: '7707083893-770701001' }, 'другому продавцу, ИНН 7707083893'],
  ['another buyer', { sender: '2BM-7707083893-770701001-2026' }, 'другого покупателя, ИНН 7707083893'],
  ['another author', { author: 'ООО «Чужие», ИНН 7707083893' }, 'другой покупатель, ИНН 7707083893'],
])('an answer that names %s is refused', async (_what, options, why) => {
  expect(await refusal(answer(options))).toContain(why);
});

test('a УПД of another venue is not here', async () => {
  const name = `ON_NSCHFDOPPR_1_2_20261130_${crypto.randomUUID()}_0_0_0_0_0_00`;
  expect(await refusal(answer({ seller: { ИдФайлИнфПр: name } }))).toBe(`у\u00a0нас нет УПД с\u00a0файлом ${name}`);
});

test('archives that are cut, bombs, links out of the folder and archives in archives are refused', async () => {
  const { name, data } = anAnswer(upd.xml);
  const whole = await zipped([{ name, data }]);
  expect(await refusal(whole.subarray(0, whole.length - 40), 'ответы.zip')).toContain('архив повреждён');
  expect(await refusal(await zipped([{ name: 'внутри.zip', data: whole }]), 'ответы.zip')).toContain('архив внутри');
  const bomb = await zipped([{ name, data: Buffer.alloc(4 * 1024 * 1024) }]);
  expect(await refusal(bomb, 'ответы.zip')).toContain('подозрительно');
  const outside = Buffer.from(
    (await zipped([{ name: 'aa/aa/answer.xml', data }])).toString('latin1').replaceAll('aa/aa/', '../../'),
    'latin1',
  );
  expect(await refusal(outside, 'ответы.zip')).toContain('за\u00a0пределы архива');
  const many = await zipped(Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, data: Buffer.from('x') })));
  expect(await refusal(many, 'ответы.zip')).toContain('архив повреждён');
});

test('a faulty file does not keep the others out', async () => {
  const good = await closedUpd(api, staff);
  const results = await uploaded(
    api,
    staff,
    { name: 'плохой.xml', data: answer().subarray(0, 500) },
    anAnswer(good.xml),
    { name: 'плохой.zip', data: Buffer.from('PK\u0003\u0004 и ничего больше') },
  );
  expect(results.map(each => each.answerOutcome)).toEqual(['rejected', 'added', 'rejected']);
  expect((await make.actOf(api, staff, good.actId)).edoState).toBe('signed');
});

test('an operator’s identifiers in the seller’s name, and an agent of the buyer, are taken', async () => {
  const { actId, xml } = await closedUpd(api, staff);
  const [, guid = ''] = /_([0-9a-f-]{36})_/.exec(xml.toString('latin1')) ?? [];
  const name = `ON_NSCHFDOPPR_2BM-6671004212-2026_2BM-6658000000-2026_20261130_${guid.toUpperCase()}_0_0_0_0_0_00`;
  const byAgent = anAnswer(xml, {
    seller: { ИдФайлИнфПр: name },
    author: 'ООО «Агент», ИНН 7707083893',
    isByAgent: true,
  });
  expect(await uploaded(api, staff, byAgent)).toMatchObject([{ answerOutcome: 'added', actId }]);
});

import { readFile } from 'node:fs/promises';
import { momentOf } from '@venue/sdk';
import { listMyPapers } from '@venue/sdk/papers';
import * as calls from '@venue/sdk/papers/admin';
import { countPending } from '@venue/sdk/pending/admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import yauzl from 'yauzl';
import { fromWindows1251 } from '../../../core/files/windows1251.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import * as make from '../../agreements/agreements.testing.ts';
import { anAnswer, aSignature, closedUpd, uploaded, zipped } from './papers.edo.testing.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  api.clock.now = momentOf(make.anAct.actDate, 14);
  staff = await api.aStaff();
});
afterAll(() => api.close());

const actOf = (actId: number) => make.actOf(api, staff, actId);
const waiting = async () => (await api.as(staff).send(countPending, {})).message.answeredUpd;
const listed = async (body: object) =>
  (await api.as(staff).send(calls.listActs, { body: { page: 1, ...body } })).items.map(({ actId }) => actId);

test('an answer of each result fits the format and is stored with its УПД', async () => {
  const schema = await readFile(new URL('./answer.xsd', import.meta.url), 'utf8');
  for (const [code, state, result] of [
    ['1', 'signed', 'accepted'],
    [null, 'signed', 'accepted'],
    ['2', 'differs', 'differs'],
    ['3', 'refused', 'refused'],
  ] as const)
    for (const encoding of ['windows-1251', 'UTF-8'] as const) {
      const { actId, xml } = await closedUpd(api, staff);
      expect(await actOf(actId)).toMatchObject({ edoState: 'unsent', edo: { sentAt: null, answers: [] } });
      const answer = anAnswer(xml, { code, encoding });
      const text = encoding === 'UTF-8' ? answer.data.toString() : fromWindows1251(answer.data);
      const contents = text.replace('encoding="windows-1251"', 'encoding="UTF-8"');
      const { errors } = await validateXML({ xml: [{ fileName: 'answer.xml', contents }], schema: [schema] });
      expect(errors).toEqual([]);
      expect(await uploaded(api, staff, answer)).toEqual([
        {
          fileName: answer.name,
          answerOutcome: 'added',
          why: '',
          actId,
          actTitle: expect.any(String),
          answerResult: result,
        },
      ]);
      const { edo, edoState } = await actOf(actId);
      expect([edoState, edo?.waitsForStaff]).toEqual([state, state !== 'signed']);
      expect(edo?.answers).toMatchObject([
        {
          answerResult: result,
          answerText: code === '3' ? '' : 'Услуги приняты',
          answeredAt: '2026-12-01T07:30:00.000Z',
          acceptedOn: '2026-11-30',
          signedBy: 'Ветлугина Наталья Олеговна, Генеральный директор',
          discrepancy: code === '2' ? 'Акт о расхождениях №\u00a03 от\u00a001.12.2026' : '',
          receivedBy: expect.stringMatching(/./),
          files: [{ fileName: answer.name, isSignature: false }],
        },
      ]);
      const [{ answerFileId = 0 } = {}] = edo?.answers[0]?.files ?? [];
      const file = await api.as(staff).send(calls.getAnswerFile, { body: { answerFileId } });
      expect([file.name, Buffer.from(await file.data.arrayBuffer()).equals(answer.data)]).toEqual([answer.name, true]);
    }
});

test('the same file counts once; another answer is beside the first, and the newest decides', async () => {
  const { actId, xml } = await closedUpd(api, staff);
  const refusal = anAnswer(xml, { code: '3', at: '12.00.00' });
  const before = await waiting();
  expect(await uploaded(api, staff, refusal, refusal)).toMatchObject([
    { answerOutcome: 'added' },
    { answerOutcome: 'known', actId },
  ]);
  expect(await waiting()).toBe((before ?? 0) + 1);
  expect(await listed({ edoWaits: true })).toContain(actId);
  expect(await listed({ edoState: 'refused' })).toContain(actId);
  expect(await uploaded(api, staff, anAnswer(xml, { code: '1', at: '13.00.00' }))).toMatchObject([
    { answerOutcome: 'added' },
  ]);
  expect(await uploaded(api, staff, anAnswer(xml, { code: '2', at: '11.00.00' }))).toMatchObject([
    { answerOutcome: 'added' },
  ]);
  const { edo, edoState } = await actOf(actId);
  expect([edoState, edo?.waitsForStaff]).toEqual(['signed', false]);
  expect(edo?.answers.map(each => each.answerResult)).toEqual(['accepted', 'refused', 'differs']);
  expect(await waiting()).toBe(before);
  const { name, data } = anAnswer(xml, { guid: refusal.name.split('_')[5] ?? '', code: '1' });
  expect(await uploaded(api, staff, { name, data })).toMatchObject([
    { answerOutcome: 'rejected', why: expect.stringContaining('содержание другое') },
  ]);
});

test('a signature comes with its answer, also later; staff take a refusal off their list', async () => {
  const { actId, xml } = await closedUpd(api, staff);
  const answer = anAnswer(xml, { code: '3' });
  const [first, second] = [aSignature(), aSignature()];
  const archive = await zipped([
    { name: `УПД/${answer.name}`, data: answer.data },
    { name: `УПД/${answer.name}.sig`, data: first },
    { name: 'УПД/чужая.sig', data: aSignature() },
    { name: 'УПД/печать.pdf', data: Buffer.from('%PDF-1.7') },
  ]);
  const results = await uploaded(api, staff, { name: 'ответы.zip', data: archive });
  expect(results.map(each => [each.answerOutcome, each.fileName.split(' → ')[1], each.why])).toEqual([
    ['added', `УПД/${answer.name}`, ''],
    ['rejected', 'УПД/чужая.sig', 'рядом нет ответа с\u00a0таким именем'],
    ['rejected', 'УПД/печать.pdf', 'это не\u00a0XML, не\u00a0подпись и\u00a0не\u00a0архив'],
  ]);
  const later = { name: answer.name.replace('.xml', '.p7s'), data: second };
  expect(await uploaded(api, staff, answer, later)).toMatchObject([{ answerOutcome: 'known' }]);
  const { edo } = await actOf(actId);
  expect(edo?.answers[0]?.files.map(each => [each.fileName, each.isSignature])).toEqual([
    [answer.name, false],
    [`${answer.name}.sig`, true],
    [later.name, true],
  ]);
  const settle = () => api.as(staff).send(calls.settleUpdAnswer, { body: { actId } });
  expect((await settle()).message).toMatchObject({ edoState: 'refused', edo: { waitsForStaff: false } });
  await expect(settle()).rejects.toMatchObject({ code: 'move_not_allowed' });
});

test('chosen УПД are one archive for the operator, and are marked as sent once', async () => {
  const [one, two] = [await closedUpd(api, staff), await closedUpd(api, staff)];
  const plain = await make.acted(api, staff, await make.inForce(api, staff), null);
  const download = (...actIds: number[]) => api.as(staff).send(calls.downloadUpdForEdo, { body: { actIds } });
  const zip = await yauzl.fromBufferPromise(
    Buffer.from(await (await download(one.actId, two.actId, plain)).data.arrayBuffer()),
  );
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  expect(names).toEqual([expect.stringMatching(/^ON_NSCHFDOPPR_.*\.xml$/), expect.stringMatching(/^ON_NSCHFDOPPR_/)]);
  const { edo, edoState } = await actOf(one.actId);
  expect([edoState, edo?.sentAt]).toEqual(['sent', api.clock.now.toISOString()]);
  expect((await actOf(plain)).edoState).toBeNull();
  await uploaded(api, staff, anAnswer(one.xml));
  await download(one.actId);
  expect((await actOf(one.actId)).edoState).toBe('signed');
  await expect(download(plain)).rejects.toMatchObject({ code: 'document_without_xml' });
});

test('the customer reads that a УПД is signed; who only reads may not upload', async () => {
  const owner = await api.aCustomer();
  const { actId, xml } = await closedUpd(api, staff, { userId: owner.id });
  await uploaded(api, staff, anAnswer(xml));
  const { acts } = (await api.as(owner).send(listMyPapers, {})).message;
  expect(acts).toMatchObject([{ actId, edoState: 'signed' }]);
  const reader = await api.aStaff(['agreements.read']);
  await expect(uploaded(api, reader, anAnswer(xml))).rejects.toMatchObject({ code: 'profile_denied' });
});

import { existsSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { momentOf, newIdempotencyKey } from '@venue/sdk';
import { previewBulk, runBulk } from '@venue/sdk/bulk/admin';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { tempDir } from '../../../testing/temp.ts';
import * as make from '../../agreements/agreements.testing.ts';
import { anAnswer, aSignature, closedUpd, zipped } from './papers.edo.testing.ts';

let api: TestApi;
let staff: Person;
let dir: string;
beforeAll(async () => {
  api = await testApi();
  api.clock.now = momentOf(make.anAct.actDate, 14);
  staff = await api.aStaff();
});
afterAll(() => api.close());
beforeEach(() => {
  dir = tempDir();
  Object.assign(api.config, { edoDir: dir });
});

const run = () => api.runJob('papers.edo');
const names = (folder: string) => readdirSync(join(dir, folder)).sort();
const stateOf = async (actId: number) => (await make.actOf(api, staff, actId)).edoState;

/** Puts a file that the connector finished writing some seconds ago. */
function put(name: string, data: Buffer, secondsAgo = 10): void {
  const path = join(dir, 'in', name);
  writeFileSync(path, data);
  const at = Date.now() / 1000 - secondsAgo;
  utimesSync(path, at, at);
}

test('a УПД closed with a folder is written there once, however many servers run', async () => {
  const { actId, xml } = await closedUpd(api, staff);
  expect(await stateOf(actId)).toBe('queued');
  await Promise.all([run(), run(), run()]);
  const [name = '', ...more] = names('out');
  expect([more, readFileSync(join(dir, 'out', name)).equals(xml)]).toEqual([[], true]);
  expect(name).toMatch(/^ON_NSCHFDOPPR_.*_00\.xml$/);
  expect(await make.actOf(api, staff, actId)).toMatchObject({ edoState: 'sent', edo: { sentBy: null } });
  // The connector takes it away; it is not written again.
  dir = tempDir();
  Object.assign(api.config, { edoDir: dir });
  await run();
  expect(names('out')).toEqual([]);
});

test('one closed before the folder was set is sent only when staff choose it', async () => {
  Object.assign(api.config, { edoDir: undefined });
  const { actId } = await closedUpd(api, staff);
  Object.assign(api.config, { edoDir: dir });
  await run();
  expect([names('out'), await stateOf(actId)]).toEqual([[], 'unsent']);
  const wanted = { action: 'acts.edo', filter: { edoState: 'unsent' } };
  const client = api.as(staff);
  Object.assign(api.config, { edoDir: undefined });
  expect((await client.send(previewBulk, { body: wanted })).message.may).toBe(0);
  Object.assign(api.config, { edoDir: dir });
  expect((await client.send(previewBulk, { body: wanted })).message.may).toBe(1);
  await client.send(runBulk, { body: { ...wanted, count: 1 } }, { idempotencyKey: newIdempotencyKey() });
  expect(await stateOf(actId)).toBe('queued');
  await run();
  expect([names('out').length, await stateOf(actId)]).toEqual([1, 'sent']);
});

test('a folder that cannot be written leaves the УПД in the queue', async () => {
  const { actId } = await closedUpd(api, staff);
  writeFileSync(join(dir, 'out'), '');
  await expect(run()).rejects.toThrow();
  expect(await stateOf(actId)).toBe('queued');
});

test('answers are read with their signatures and put away, with the reason for those not taken', async () => {
  const [one, two] = [await closedUpd(api, staff), await closedUpd(api, staff)];
  await run();
  const answer = anAnswer(one.xml);
  put(answer.name, answer.data);
  put(`${answer.name}.sig`, aSignature());
  put('чужой.xml', Buffer.from('<Файл'));
  const inside = anAnswer(two.xml, { code: '3' });
  put('пакет.zip', await zipped([inside, { name: 'форма.pdf', data: Buffer.from('%PDF') }]));
  put('вложенный.zip', await zipped([{ name: 'форма.pdf', data: Buffer.from('%PDF') }]));
  put('огромный.xml', Buffer.alloc(6 * 1024 * 1024, ' '));
  await Promise.all([run(), run()]);
  expect(names('in')).toEqual([]);
  expect(names('done')).toEqual([answer.name, `${answer.name}.sig`, 'пакет.zip', 'пакет.zip.txt'].sort());
  const failed = ['вложенный.zip', 'огромный.xml', 'чужой.xml'];
  expect(names('failed')).toEqual(failed.flatMap(name => [name, `${name}.txt`]));
  expect(readFileSync(join(dir, 'failed', 'чужой.xml.txt'), 'utf8')).toContain('повреждён');
  const { edo, edoState } = await make.actOf(api, staff, one.actId);
  expect([edoState, edo?.answers[0]?.receivedBy, edo?.answers[0]?.files.length]).toEqual(['signed', null, 2]);
  expect(await stateOf(two.actId)).toBe('refused');
});

test('what still grows, is hidden, a link or a lone signature waits', async () => {
  const { actId, xml } = await closedUpd(api, staff);
  await run();
  const [growing, other] = [anAnswer(xml), anAnswer(xml)];
  put(growing.name, growing.data, 0);
  put(`.${other.name}`, other.data);
  put(`${other.name}.part`, other.data);
  put(`${other.name}.sig`, aSignature());
  const secret = join(tempDir(), 'outside.xml');
  writeFileSync(secret, other.data);
  symlinkSync(secret, join(dir, 'in', 'link.xml'));
  const before = names('in');
  await run();
  expect([names('in'), names('done'), names('failed')]).toEqual([before, [], []]);
  expect([await stateOf(actId), existsSync(secret)]).toEqual(['sent', true]);
  put(growing.name, growing.data);
  put(`${other.name}.sig`, aSignature(), 700);
  await run();
  expect([await stateOf(actId), names('done')]).toEqual(['signed', [growing.name]]);
  expect(names('failed')).toEqual([`${other.name}.sig`, `${other.name}.sig.txt`]);
});

test('another file under a name that was used before is kept beside the first', async () => {
  const { xml } = await closedUpd(api, staff);
  await run();
  const [one, two] = [anAnswer(xml), anAnswer(xml, { code: '2' })];
  for (const { data } of [one, one, two]) {
    put('ответ.xml', data);
    await run();
  }
  expect(names('done')).toEqual([expect.stringMatching(/^[\w-]{8}-ответ\.xml$/), 'ответ.xml']);
});

test('a file that a crash left half written is removed after an hour', async () => {
  await run();
  const hidden = join(dir, 'out', `.${crypto.randomUUID()}.tmp`);
  writeFileSync(hidden, 'half');
  await run();
  expect(existsSync(hidden)).toBe(true);
  utimesSync(hidden, 0, 0);
  await run();
  expect(existsSync(hidden)).toBe(false);
});

import { momentOf } from '@venue/sdk';
import {
  addEventRequestFile,
  countRequestMessages,
  downloadEventRequestFile,
  listActiveEventRequests,
  listMyEventRequests,
  listRequestMessages,
  readRequestMessages,
  removeEventRequestFile,
  requestMessageSent,
  sendRequestMessage,
} from '@venue/sdk/event-requests';
import {
  getEventRequest,
  listCustomerMessages,
  listEventRequests,
  readCustomerMessages,
  writeToCustomer,
} from '@venue/sdk/event-requests/admin';
import { eventFileType, requestLimits, requestMessageLimits } from '@venue/sdk/event-requests/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit, liveMessage, outbox } from '../../../core/db/core.table.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { eventRequestsJobs } from '../event-requests.jobs.ts';
import { eventRequestFile } from '../event-requests.table.ts';
import { anEventRequest, aSubmitted, myRequest, openHalls, paper } from '../event-requests.testing.ts';

describe.each(databaseKinds)('messages about a request (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let anna: Person;
  let id: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openHalls(api);
    staff = await api.aStaff(['eventRequests.read', 'eventRequests.manage'], { lastname: 'Громова', name: 'Вера' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.now = momentOf('2026-12-01', 12);
    anna = await api.aCustomer();
    id = await aSubmitted(api, anna);
  });

  const say = async (text: string, files: readonly File[] = []) =>
    (await api.as(staff).send(writeToCustomer, { id, body: { text, files: [...files] } })).message;
  const answer = async (text: string, files: readonly File[] = []) =>
    (await api.as(anna).send(sendRequestMessage, { id, body: { text, files: [...files] } })).message;
  const thread = async (before?: number) =>
    (await api.as(anna).send(listRequestMessages, { id, query: { before } })).message;
  const unreadOfAnna = async () => (await api.as(anna).send(countRequestMessages, {})).message.unread;
  const smsTo = async () =>
    (await api.db.select().from(outbox).where(eq(outbox.event, 'eventRequest.message'))).filter(
      each => each.recipient === anna.phone,
    );
  async function tell() {
    const { db, config, ports, clock } = api;
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    for (const job of eventRequestsJobs) await job.run({ db, config, ports, log, now: () => clock.now });
  }

  test('go both ways, in their order, and both sides see what is unread', async () => {
    const first = await say('Какой нужен экран?');
    await answer('Широкий. <b>16:9</b>');
    expect(await unreadOfAnna()).toBe(1);
    expect((await myRequest(api, anna, id)).unread).toBe(1);
    expect((await api.as(anna).send(listMyEventRequests, { body: {} })).items).toMatchObject([{ unread: 1 }]);
    expect((await api.as(anna).send(listActiveEventRequests, { body: {} })).items).toEqual([]);
    expect((await thread()).messages).toMatchObject([
      { fromStaff: true, who: 'Громова В.', text: 'Какой нужен экран?', readAt: null },
      { fromStaff: false, text: 'Широкий. <b>16:9</b>' },
    ]);
    await api.as(anna).send(readRequestMessages, { id, body: { upTo: first.messageId } });
    expect(await unreadOfAnna()).toBe(0);

    const waiting = async () =>
      (await api.as(staff).send(listEventRequests, { query: { unread: true } })).items.map(each => each.eventRequestId);
    expect(await waiting()).toContain(id);
    expect((await api.as(staff).send(getEventRequest, { id })).message.unread).toBe(1);
    const { messages } = (await api.as(staff).send(listCustomerMessages, { id, query: {} })).message;
    expect(messages.map(each => each.readAt !== null)).toEqual([true, false]);
    await api.as(staff).send(readCustomerMessages, { id, body: { upTo: messages[1]?.messageId ?? 0 } });
    expect(await waiting()).not.toContain(id);
  });

  test('reading up to one leaves what came later', async () => {
    const first = await say('Раз');
    await say('Два');
    const { unread } = (await api.as(anna).send(readRequestMessages, { id, body: { upTo: first.messageId } })).message;
    expect(unread).toBe(1);
  });

  test('are live for both sides and noted in the log of staff', async () => {
    const told = async () =>
      (await api.db.select().from(liveMessage).where(eq(liveMessage.action, requestMessageSent.action))).map(
        ({ topic, seq }) => `${topic} ${seq}`,
      );
    const before = await told();
    await say('Здравствуйте');
    const sent = (await told()).filter(each => !before.includes(each));
    expect(sent.map(each => each.split(' ')[0]).sort()).toEqual([`info/${anna.id}`, 'staff']);
    const log = await api.db.select().from(audit).where(eq(audit.callId, writeToCustomer.id)).orderBy(audit.id);
    expect(log.at(-1)).toMatchObject({ subjectId: id, userId: staff.id, after: { message: 'Здравствуйте' } });
  });

  test('carry files that only the two sides read, and that are no answers of the form', async () => {
    const { files } = await answer('Вот программа', [paper(), paper('план.docx')]);
    expect(files.map(each => each.fileName)).toEqual(['сценарий.docx', 'план.docx']);
    const [file] = files;
    const fileId = file?.fileId ?? 0;
    expect(await (await api.as(staff).send(downloadEventRequestFile, { fileId })).data.text()).toBe('Программа');
    const boris = await api.aCustomer();
    await expect(api.as(boris).send(downloadEventRequestFile, { fileId })).rejects.toMatchObject({ code: 'not_found' });
    expect((await myRequest(api, anna, id)).eventRequestFiles).toEqual([]);
    await expect(api.as(anna).send(removeEventRequestFile, { body: { fileId } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await api.as(anna).send(addEventRequestFile, { body: { file: paper(), requestId: id } });
    expect((await myRequest(api, anna, id)).eventRequestFiles).toHaveLength(1);
  });

  test('keep no more of a customer’s files than the request may; those of staff are not counted', async () => {
    await api.db.insert(eventRequestFile).values({
      ...{ requestId: id, place: 90, type: eventFileType.ordinary, file: 'whole.sealed', name: 'a.mov' },
      ...{ mimeType: 'video/quicktime', size: requestLimits.fileBytes - 1, uploadedAt: api.clock.now },
    });
    await expect(answer('Ещё план', [paper()])).rejects.toMatchObject({ code: 'file_space_full' });
    expect((await answer('Без файла')).files).toEqual([]);
    expect((await say('Наш план', [paper()])).files).toHaveLength(1);
  });

  test('have limits: some text, not too long, five files, sixty an hour, and no draft', async () => {
    const fields = (name: string) => ({ code: 'invalid_input', fields: { [name]: expect.any(String) } });
    await expect(answer('   ')).rejects.toMatchObject(fields('text'));
    await expect(answer('я'.repeat(4001))).rejects.toMatchObject(fields('text'));
    await expect(
      answer(
        'Файлы',
        Array.from({ length: 6 }, () => paper()),
      ),
    ).rejects.toMatchObject(fields('files'));
    const { id: draft } = await anEventRequest(api, anna);
    const ofDraft = { id: draft, body: { text: 'Ау', files: [] } };
    await expect(api.as(anna).send(sendRequestMessage, ofDraft)).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.as(staff).send(writeToCustomer, ofDraft)).rejects.toMatchObject({ code: 'not_found' });
    for (let sent = 0; sent < requestMessageLimits.perHour; sent++) await answer(`Сообщение ${sent}`);
    await expect(answer('Ещё одно')).rejects.toMatchObject({ code: 'rate_limited' });
    const newest = await thread();
    expect(newest).toMatchObject({ more: true });
    expect(newest.messages).toHaveLength(requestMessageLimits.shown);
    const older = await thread(newest.messages[0]?.messageId);
    expect(older.messages.map(each => each.text)).toEqual(Array.from({ length: 10 }, (_, sent) => `Сообщение ${sent}`));
    expect(older.more).toBe(false);
  });

  test('nobody else’s are there', async () => {
    const boris = api.as(await api.aCustomer());
    const none = { code: 'not_found' };
    await expect(boris.send(listRequestMessages, { id, query: {} })).rejects.toMatchObject(none);
    const body = { text: 'Ау', files: [] };
    await expect(boris.send(sendRequestMessage, { id, body })).rejects.toMatchObject(none);
    await expect(boris.send(readRequestMessages, { id, body: { upTo: 1 } })).rejects.toMatchObject(none);
  });

  test('one SMS tells of what was left unread for ten minutes, and the next only after all was read', async () => {
    const noon = api.clock.now.getTime();
    const later = (minutes: number) => {
      api.clock.now = new Date(noon + minutes * 60_000);
    };
    await say('Раз');
    await tell();
    expect(await smsTo()).toEqual([]);
    later(10);
    await say('Два');
    await tell();
    await tell();
    expect(await smsTo()).toMatchObject([{ body: expect.stringContaining(`/app/account/requests/edit/${id}`) }]);
    later(40);
    await tell();
    expect(await smsTo()).toHaveLength(1);
    const { messages } = await thread();
    await api.as(anna).send(readRequestMessages, { id, body: { upTo: messages.at(-1)?.messageId ?? 0 } });
    await say('Три');
    later(60);
    await tell();
    expect(await smsTo()).toHaveLength(2);
  });

  test('nobody is told at night, nor of their own words', async () => {
    await answer('Жду ответа');
    api.clock.now = momentOf('2026-12-01', 13);
    await tell();
    expect(await smsTo()).toEqual([]);
    await say('Ответим утром');
    api.clock.now = momentOf('2026-12-01', 22);
    await tell();
    expect(await smsTo()).toEqual([]);
    api.clock.now = momentOf('2026-12-02', 9);
    await tell();
    expect(await smsTo()).toHaveLength(1);
  });
});

import { failureTexts } from '@venue/sdk';
import {
  addEventRequest,
  addScenarioStage,
  downloadEventRequestFile,
  listMyEventRequests,
  removeMyEventRequest,
  repeatEventRequest,
  saveMyEventRequest,
} from '@venue/sdk/event-requests';
import { eventFileType, eventRequestStatus, requestLimits } from '@venue/sdk/event-requests/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { eventRequest, eventRequestFile } from '../event-requests.table.ts';
import {
  aFile,
  anEventRequest,
  aRequestAt,
  aStage,
  aSubmitted,
  HALL,
  myRequest,
  openHalls,
  wholeRequest,
} from '../event-requests.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await openHalls(api);
});
afterAll(() => api.close());

const draft = { eventRequestStatus: eventRequestStatus.draft, spaceId: HALL } as const;
const draftKey = '0123456789abcdef0123456789abcdef';
const total = async (person: Person) => (await api.as(person).send(listMyEventRequests, { body: {} })).message.total;

describe('a draft key', () => {
  test('adds one draft however often it is sent, also at once, and whatever is typed meanwhile', async () => {
    const anna = await api.aCustomer();
    const add = (eventRequestTitle: string) =>
      api.as(anna).send(addEventRequest, { body: { ...draft, draftKey, eventRequestTitle } });
    const [one, other] = await Promise.all([add('Фор'), add('Фор')]);
    expect(other.id).toBe(one.id);
    const again = await add('Форум');
    expect(again).toMatchObject({ id: one.id, message: { version: 1 } });
    expect(await total(anna)).toBe(1);
    // The repeated call does not save its title; later typing is saved as a change.
    expect(await myRequest(api, anna, one.id)).toMatchObject({ eventRequestTitle: 'Фор' });
  });

  test('is one person’s own', async () => {
    const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
    const mine = await api.as(anna).send(addEventRequest, { body: { ...draft, draftKey } });
    const theirs = await api.as(boris).send(addEventRequest, { body: { ...draft, draftKey } });
    expect(theirs.id).not.toBe(mine.id);
  });
});

describe('limits', () => {
  test('a person has so many drafts, also when the last two are begun at once', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    const [row] = await api.db.select().from(eventRequest).where(eq(eventRequest.id, id));
    if (!row) throw new Error('the draft is not there');
    const { id: _, ...values } = row;
    await api.db.insert(eventRequest).values(Array.from({ length: requestLimits.drafts - 2 }, () => values));
    const add = () => api.as(anna).send(addEventRequest, { body: draft });
    const results = await Promise.allSettled([add(), add()]);
    const refused = results.filter(each => each.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'draft_limit' } }]);
    await expect(api.as(anna).send(repeatEventRequest, { id })).rejects.toMatchObject({ code: 'draft_limit' });
    await api.as(anna).send(removeMyEventRequest, { id });
    await add();
    expect(failureTexts.draft_limit).toContain(`${requestLimits.drafts} черновиков`);
  });

  test('and sends so many requests a day; the next day again', async () => {
    const anna = await api.aCustomer();
    for (let sent = 0; sent < requestLimits.sentPerDay; sent++) await aSubmitted(api, anna);
    const { id } = await anEventRequest(api, anna);
    const body = { ...(await wholeRequest(api)), version: 1 };
    const send = () => api.as(anna).send(saveMyEventRequest, { id, body });
    await expect(send()).rejects.toMatchObject({ code: 'request_limit' });
    expect(await myRequest(api, anna, id)).toMatchObject({ eventRequestStatus: 1, version: 1 });
    expect(failureTexts.request_limit).toContain(`больше ${requestLimits.sentPerDay} заявок`);
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 12 * 3_600_000);
    expect((await send()).message.eventRequestStatus).toBe(2);
    api.clock.now = now;
  });

  test('and keeps so much among the files of all requests', async () => {
    const anna = await api.aCustomer();
    const [first, second] = [await anEventRequest(api, anna), await anEventRequest(api, anna)];
    await api.db.insert(eventRequestFile).values({
      ...{ requestId: first.id, place: 1, type: eventFileType.ordinary, file: 'whole.sealed', name: 'a.mov' },
      ...{ mimeType: 'video/quicktime', size: requestLimits.fileBytes - 1, uploadedAt: api.clock.now },
    });
    await expect(aFile(api, anna, { requestId: second.id })).rejects.toMatchObject({ code: 'file_space_full' });
    await aFile(api, await api.aCustomer(), { requestId: second.id }).catch(failure =>
      expect(failure).toMatchObject({ code: 'not_found' }),
    );
    await api.as(anna).send(removeMyEventRequest, { id: first.id });
    await aFile(api, anna, { requestId: second.id });
  });
});

describe('repeating a request', () => {
  test('begins a draft with its answers, services, stages and files, each a file of its own', async () => {
    const anna = await api.aCustomer();
    const id = await aSubmitted(api, anna);
    const stage = await aStage(api, anna, id, HALL);
    await aFile(api, anna, { requestId: id, technicalScenarioId: stage });
    await aFile(api, anna, { requestId: id });
    const from = await myRequest(api, anna, id);
    const copy = await myRequest(api, anna, (await api.as(anna).send(repeatEventRequest, { id })).id);
    expect(copy).toMatchObject({
      eventRequestStatus: 1,
      eventRequestTitle: from.eventRequestTitle,
      eventRequestDescription: from.eventRequestDescription,
      eventRequestParticipantsAmount: 60,
      eventRequestDateStart: null,
      version: 1,
    });
    const said = (request: typeof from) =>
      request.eventRequestTechnicalScenarios.map(place =>
        place.technicalScenarios.map(({ technicalScenarioId: _, ...each }) => each),
      );
    expect(said(copy)).toEqual(said(from));
    const stages = copy.eventRequestTechnicalScenarios.flatMap(place => place.technicalScenarios);
    expect(copy.eventRequestFiles.map(each => [each.fileName, each.technicalScenarioId])).toEqual([
      ['сценарий.docx', stages.find(each => each.technicalScenarioValue === 'Открытие')?.technicalScenarioId],
      ['сценарий.docx', null],
    ]);
    // The copies remain when the original request is removed.
    await api.db.update(eventRequest).set({ status: 1, submittedAt: null }).where(eq(eventRequest.id, id));
    await api.as(anna).send(removeMyEventRequest, { id });
    const [file] = copy.eventRequestFiles;
    const read = await api.as(anna).send(downloadEventRequestFile, { fileId: file?.fileId ?? 0 });
    expect(await new Response(read.data).text()).toBe('Программа');
  });

  test('is for its own customer, in any status', async () => {
    const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
    const id = await aRequestAt(api, anna, eventRequestStatus.refused);
    await expect(api.as(boris).send(repeatEventRequest, { id })).rejects.toMatchObject({ code: 'not_found' });
    const { id: copy } = await api.as(anna).send(repeatEventRequest, { id });
    expect((await myRequest(api, anna, copy)).rejectionReason).toBeNull();
  });
});

test('a stage that crosses another is not added to what the venue has', async () => {
  const anna = await api.aCustomer();
  const id = await aSubmitted(api, anna);
  const add = (technicalScenarioTimeStart: string) =>
    api.as(anna).send(addScenarioStage, {
      body: {
        ...{ eventRequestId: id, spaceId: HALL, technicalScenarioOrder: 2, technicalScenarioTimeStart },
        technicalScenarioValue: 'Открытие',
      },
    });
  await expect(add('07:00')).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { technicalScenarioTimeStart: expect.stringContaining('Мероприятие с\u00a0подготовкой') },
  });
  await add('11:00');
});

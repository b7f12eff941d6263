import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { failureTexts } from '@venue/sdk';
import {
  addEventRequestFile,
  addScenarioStage,
  downloadEventRequestFile,
  removeEventRequestFile,
  removeMyEventRequest,
  removeScenarioStage,
  saveMyEventRequest,
} from '@venue/sdk/event-requests';
import { eventFileType, eventRequestStatus, requestFileLimits } from '@venue/sdk/event-requests/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { eventRequestFile } from '../event-requests.table.ts';
import {
  aFile,
  anEventRequest,
  aRequestAt,
  aStage,
  aSubmitted,
  HALL,
  myRequest,
  OTHER_HALL,
  openHalls,
  paper,
  wholeRequest,
} from '../event-requests.testing.ts';

describe.each(databaseKinds)('the technical scenario (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openHalls(api);
  });
  afterAll(() => api.close());

  const add = async (
    person: Person,
    eventRequestId: number,
    technicalScenarioValue: string,
    order: number,
    spaceId = HALL,
  ) =>
    (
      await api.as(person).send(addScenarioStage, {
        body: {
          eventRequestId,
          spaceId,
          technicalScenarioValue,
          technicalScenarioOrder: order,
          technicalScenarioTimeStart: '11:00',
        },
      })
    ).id;
  const stages = async (person: Person, id: number) =>
    (await myRequest(api, person, id)).eventRequestTechnicalScenarios.flatMap(place => place.technicalScenarios);
  const named = async (person: Person, id: number) =>
    (await stages(person, id))
      .filter(each => !each.technicalScenarioRequired)
      .map(each => `${each.technicalScenarioOrder} ${each.technicalScenarioValue}`);

  test('a new stage pushes later ones back, and one that goes lets them come forward', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    await add(anna, id, 'второй', 2);
    const first = await add(anna, id, 'первый', 2);
    await add(anna, id, 'последний', 500);
    expect(await named(anna, id)).toEqual(['2 первый', '3 второй', '5 последний']);
    await api.as(anna).send(removeScenarioStage, { body: { technicalScenarioId: first } });
    expect(await named(anna, id)).toEqual(['2 второй', '4 последний']);
    await add(anna, id, 'в другом зале', 1, OTHER_HALL);
    expect(await named(anna, id)).toEqual(['2 второй', '4 последний', '1 в другом зале']);
  });

  test('a required stage stays', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    const [required] = await stages(anna, id);
    await expect(
      api.as(anna).send(removeScenarioStage, { body: { technicalScenarioId: required?.technicalScenarioId ?? 0 } }),
    ).rejects.toMatchObject({ code: 'stage_required' });
  });

  test('stages are saved and put into another order at once', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    await add(anna, id, 'а', 2);
    await add(anna, id, 'б', 3);
    const [, a, b] = await stages(anna, id);
    if (!a || !b) throw new Error('the stages are not there');
    const plain = ({ technicalScenarioRequired: _, ...stage }: typeof a) => stage;
    const sent = [
      { ...plain(a), technicalScenarioOrder: 3, technicalScenarioTimeEnd: '11:30', technicalScenarioLight: 2 as const },
      { ...plain(b), technicalScenarioOrder: 2 },
    ];
    const body = { eventRequestStatus: 1 as const, version: 1, technicalScenarios: sent };
    await api.as(anna).send(saveMyEventRequest, { id, body });
    expect(await named(anna, id)).toEqual(['2 б', '3 а']);
    expect((await stages(anna, id))[2]).toMatchObject({ technicalScenarioTimeEnd: '11:30', technicalScenarioLight: 2 });
    const other = await anEventRequest(api, anna);
    await expect(api.as(anna).send(saveMyEventRequest, { id: other.id, body })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  test.each([
    ['ends before it begins', ['12:00', '11:30'], ['12:30', '13:00'], 'technicalScenarios.0.technicalScenarioTimeEnd'],
    ['crosses another', ['12:00', '13:00'], ['12:30', '13:30'], 'technicalScenarios.1.technicalScenarioTimeStart'],
    [
      'lies outside the event',
      ['07:00', '07:30'],
      ['12:30', '13:00'],
      'technicalScenarios.0.technicalScenarioTimeStart',
    ],
    ['outlasts the event', ['12:00', '12:30'], ['12:30', '17:00'], 'technicalScenarios.1.technicalScenarioTimeEnd'],
  ])('a stage that %s may stand in a draft and is refused when it is submitted', async (_, one, two, field) => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    await add(anna, id, 'а', 2);
    await add(anna, id, 'б', 3);
    const [, a, b] = await stages(anna, id);
    const technicalScenarios = [a, b].flatMap((stage, index) => {
      if (!stage) return [];
      const { technicalScenarioRequired: __, ...plain } = stage;
      const [start = '', end = ''] = [one, two][index] ?? [];
      return [{ ...plain, technicalScenarioTimeStart: start, technicalScenarioTimeEnd: end }];
    });
    const body = { ...(await wholeRequest(api)), technicalScenarios };
    await api.as(anna).send(saveMyEventRequest, {
      id,
      body: { eventRequestStatus: 1, version: 1, technicalScenarios },
    });
    await expect(api.as(anna).send(saveMyEventRequest, { id, body: { ...body, version: 2 } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) },
    });
    const { technicalScenarios: _stages, ...without } = body;
    await expect(
      api.as(anna).send(saveMyEventRequest, { id, body: { ...without, technicalScenarios: [], version: 2 } }),
    ).rejects.toMatchObject({ fields: { technicalScenarios: expect.any(String) } });
  });

  test('nothing is added to or taken from a request that is over', async () => {
    const anna = await api.aCustomer();
    const id = await aRequestAt(api, anna, eventRequestStatus.refused);
    await expect(add(anna, id, 'а', 1)).rejects.toMatchObject({ code: 'not_editable' });
    await expect(aFile(api, anna, { requestId: id })).rejects.toMatchObject({ code: 'not_editable' });
  });
});

describe('files', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    await openHalls(api);
  });
  afterAll(() => api.close());

  const kept = () => readdirSync(join(api.config.dataDir, 'files')).sort();
  const missing = { code: 'not_found' };

  test('come back as they went, and their bytes are sealed where they are kept', async () => {
    const anna = await api.aCustomer();
    const { id: requestId } = await anEventRequest(api, anna);
    const stage = await aStage(api, anna, requestId, HALL);
    const body = {
      file: paper('звук.mp3', 'Музыка'),
      requestId,
      fileType: eventFileType.sound,
      technicalScenarioId: stage,
    };
    const { message } = await api.as(anna).send(addEventRequestFile, { body });
    expect(message).toEqual({
      successful: true,
      fileId: message.fileId,
      filePath: `/api/event-request/file/${message.fileId}`,
    });
    expect((await myRequest(api, anna, requestId)).eventRequestFiles).toEqual([
      {
        fileId: message.fileId,
        filePath: message.filePath,
        fileName: 'звук.mp3',
        fileSize: 12,
        fileType: 4,
        technicalScenarioId: stage,
      },
    ]);
    const back = await api.as(anna).send(downloadEventRequestFile, { fileId: message.fileId });
    expect([back.name, await back.data.text()]).toEqual(['звук.mp3', 'Музыка']);
    const [row] = await api.db.select().from(eventRequestFile);
    expect((await api.ports.files.bytes(row?.file ?? '')).includes('Музыка')).toBe(false);
  });

  test('are the customer’s, and of staff who read requests once it was sent', async () => {
    const anna = await api.aCustomer();
    const reader = await api.aStaff(['eventRequests.read']);
    const { id: draft } = await anEventRequest(api, anna);
    const get = (person: Person, fileId: number) => api.as(person).send(downloadEventRequestFile, { fileId });
    const ofDraft = await aFile(api, anna, { requestId: draft });
    await expect(get(reader, ofDraft)).rejects.toMatchObject(missing);
    expect((await get(anna, ofDraft)).name).toBe('сценарий.docx');
    const fileId = await aFile(api, anna, { requestId: await aSubmitted(api, anna) });
    await expect(get(await api.aCustomer(), fileId)).rejects.toMatchObject(missing);
    await expect(get(await api.aStaff(['events.manage']), fileId)).rejects.toMatchObject(missing);
    expect((await get(reader, fileId)).name).toBe('сценарий.docx');
  });

  test('stand at stages of their own request alone', async () => {
    const anna = await api.aCustomer();
    const { id: requestId } = await anEventRequest(api, anna);
    const { id: other } = await anEventRequest(api, anna);
    const technicalScenarioId = await aStage(api, anna, other, HALL);
    await expect(aFile(api, anna, { requestId, technicalScenarioId })).rejects.toMatchObject(missing);
    // A file is removed from a stage only if it belongs to that stage.
    const fileId = await aFile(api, anna, { requestId: other, technicalScenarioId });
    const second = await aStage(api, anna, other, HALL);
    const take = (from: number) =>
      api.as(anna).send(removeEventRequestFile, { body: { fileId, technicalScenarioId: from } });
    await expect(take(second)).rejects.toMatchObject(missing);
    await take(technicalScenarioId);
  });

  test('have short names, and there are no more than a hundred', async () => {
    const anna = await api.aCustomer();
    const { id: requestId } = await anEventRequest(api, anna);
    const body = { file: paper(`${'й'.repeat(97)}.pdf`), requestId };
    await expect(api.as(anna).send(addEventRequestFile, { body })).rejects.toMatchObject({
      fields: { file: failureTexts.file_name_too_long },
    });
    const first = await aFile(api, anna, { requestId });
    await api.db.insert(eventRequestFile).values(
      Array.from({ length: requestFileLimits.files - 1 }, (_, index) => ({
        ...{ requestId, place: index + 2, type: eventFileType.ordinary, file: `limit-${index}.sealed` },
        ...{ name: 'a.pdf', mimeType: 'application/pdf', size: 1, uploadedAt: api.clock.now },
      })),
    );
    const before = kept();
    await expect(aFile(api, anna, { requestId })).rejects.toMatchObject({ code: 'file_limit' });
    expect(kept()).toEqual(before);
    await api.as(anna).send(removeEventRequestFile, { body: { fileId: first } });
    await aFile(api, anna, { requestId });
  });

  test('go with their stage, and with their draft', async () => {
    const anna = await api.aCustomer();
    const { id: requestId } = await anEventRequest(api, anna);
    const stage = await aStage(api, anna, requestId, HALL);
    const before = kept();
    await aFile(api, anna, { requestId, technicalScenarioId: stage });
    await aFile(api, anna, { requestId });
    expect(kept()).toHaveLength(before.length + 2);
    await api.as(anna).send(removeScenarioStage, { body: { technicalScenarioId: stage } });
    expect(kept()).toHaveLength(before.length + 1);
    await api.as(anna).send(removeMyEventRequest, { id: requestId });
    expect(kept()).toEqual(before);
  });
});

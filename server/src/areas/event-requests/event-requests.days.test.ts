import { momentOf } from '@venue/sdk';
import { addEventRequest, listBusyHours, saveMyEventRequest } from '@venue/sdk/event-requests';
import { moveEventRequest } from '@venue/sdk/event-requests/admin';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import {
  anEventRequest,
  aRequestAt,
  aStage,
  HALL,
  myRequest,
  openHalls,
  wholeRequest,
} from './event-requests.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await openHalls(api);
});
afterAll(() => api.close());

const [day, next] = ['2026-12-22', '2026-12-24'];
const hoursOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => momentOf(day, from + index).toISOString());

describe('busy hours of a space', () => {
  const busy = async (person: Person, query: object = {}) =>
    (await api.as(person).send(listBusyHours, { query: { spaceId: HALL, from: day, to: next, ...query } })).message
      .hours;

  test('are those of all who took them, and nobody is named; one’s own request is left out', async () => {
    const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
    const manager = await api.aStaff(['eventRequests.read', 'eventRequests.manage']);
    expect(await busy(boris)).toEqual([]);
    const id = await aRequestAt(api, anna, eventRequestStatus.conversation);
    const body = { seen: eventRequestStatus.conversation, status: eventRequestStatus.documents };
    await api.as(manager).send(moveEventRequest, { id, body });
    expect(await busy(boris)).toEqual(hoursOf(10, 15));
    expect(await busy(anna, { except: id })).toEqual([]);
    await expect(busy(boris, { except: id })).rejects.toMatchObject({ code: 'not_found' });
    const asVisitor = (query: object) =>
      api.client().send(listBusyHours, { query: { spaceId: HALL, from: day, to: next, ...query } });
    expect((await asVisitor({})).message.hours).toEqual(hoursOf(10, 15));
    for (const except of [id, 999_999])
      await expect(asVisitor({ except })).rejects.toMatchObject({ code: 'not_found' });
    expect(await busy(boris, { from: next })).toEqual([]);
  });

  test('are asked about for two months at most, of spaces for events', async () => {
    const anna = await api.aCustomer();
    await expect(busy(anna, { to: '2027-03-01' })).rejects.toMatchObject({ fields: { to: 'Не\u00a0больше 62 дней' } });
    await expect(busy(anna, { from: next, to: day })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(busy(anna, { spaceId: 48 })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('stages of an event of several days', () => {
  const days = [
    { day, timeStart: '11:00', timeEnd: '14:00' },
    { day: next, timeStart: '15:00', timeEnd: '17:00' },
  ];

  async function submit(at: readonly (readonly [string | null, string, string])[]) {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    for (const _ of at) await aStage(api, anna, id, HALL);
    const { eventRequestTechnicalScenarios: places, version } = await myRequest(api, anna, id);
    const stages = places.flatMap(each => each.technicalScenarios).filter(each => !each.technicalScenarioRequired);
    const technicalScenarios = stages.flatMap(({ technicalScenarioRequired: _, ...stage }, index) => {
      const [technicalScenarioDay, technicalScenarioTimeStart, technicalScenarioTimeEnd] = at[index] ?? [null, '', ''];
      return [{ ...stage, technicalScenarioDay, technicalScenarioTimeStart, technicalScenarioTimeEnd }];
    });
    const whole = { ...(await wholeRequest(api)), eventDuration: 2 as const, eventRequestDays: days };
    await api.as(anna).send(saveMyEventRequest, { id, body: { ...whole, technicalScenarios, version } });
    return myRequest(api, anna, id);
  }

  test('stand on its days, at the same time on two of them', async () => {
    const request = await submit([
      [day, '11:00', '13:00'],
      [next, '15:00', '16:00'],
      [day, '13:00', '14:00'],
    ]);
    const stages = request.eventRequestTechnicalScenarios.flatMap(each => each.technicalScenarios);
    expect(stages.map(each => each.technicalScenarioDay)).toEqual([null, day, next, day, null]);
  });

  test.each([
    ['no day', [null, '11:00', '12:00'], 'technicalScenarioDay'],
    ['a day between', ['2026-12-23', '11:00', '12:00'], 'technicalScenarioDay'],
    ['the hours of another day', [next, '11:00', '12:00'], 'technicalScenarioTimeStart'],
  ] as const)('and not on %s', async (_, stage, field) => {
    await expect(submit([stage])).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [`technicalScenarios.0.${field}`]: expect.any(String) },
    });
  });

  test('a draft keeps days that are half said', async () => {
    const anna = await api.aCustomer();
    const eventRequestDays = [{ day: '', timeStart: '10:00', timeEnd: '' }];
    const { id } = await api
      .as(anna)
      .send(addEventRequest, { body: { eventRequestStatus: 1, eventDuration: 2, eventRequestDays } });
    expect(await myRequest(api, anna, id)).toMatchObject({ eventRequestDays, eventRequestDateStart: null });
  });
});

test('preparations of all days are bounded, also when a draft is saved part by part', async () => {
  const anna = await api.aCustomer();
  const { id } = await anEventRequest(api, anna);
  const save = async (answers: object) => {
    const { version } = await myRequest(api, anna, id);
    return api.as(anna).send(saveMyEventRequest, { id, body: { eventRequestStatus: 1, ...answers, version } });
  };
  await save({ eventRequestPreparationTimeBefore: 40_000 });
  const eventRequestDays = [day, next].map(each => ({ day: each, timeStart: '11:00', timeEnd: '14:00' }));
  await expect(save({ eventRequestDays })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { eventRequestPreparationTimeBefore: expect.stringMatching(/не\sбольше 30\sсуток$/) },
  });
  await save({ eventRequestDays, eventRequestPreparationTimeBefore: 480, eventRequestPreparationTimeAfter: 480 });
  expect((await myRequest(api, anna, id)).eventRequestDays).toHaveLength(2);
});

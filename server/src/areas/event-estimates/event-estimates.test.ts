import { momentOf } from '@venue/sdk';
import { estimateEvent } from '@venue/sdk/event-estimates';
import type { EventWish } from '@venue/sdk/event-estimates/model';
import { addEventRequest, estimateEventRequest, listSpaces, noAnswers } from '@venue/sdk/event-requests';
import { eventDuration, eventTariff, specialService } from '@venue/sdk/event-requests/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { HALL, openHalls, START, wholeRequest } from '../event-requests/event-requests.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await openHalls(api);
});
afterAll(() => api.close());

const wish = (over: Partial<EventWish> = {}): EventWish => ({
  eventDuration: eventDuration.oneDay,
  eventRequestDays: [],
  eventRequestDateStart: START,
  eventRequestTime: noAnswers.eventRequestTime,
  eventRequestPreparationTimeBefore: noAnswers.eventRequestPreparationTimeBefore,
  eventRequestPreparationTimeAfter: noAnswers.eventRequestPreparationTimeAfter,
  needAdditionalEquipment: false,
  spaceId: HALL,
  tariffId: eventTariff.paid,
  specialServiceIds: [],
  eventRequestServices: [],
  ...over,
});
const estimate = async (over?: Partial<EventWish>) =>
  (await api.client().send(estimateEvent, { body: wish(over) })).message;

test('a visitor reads the spaces, and what an event would cost there, line by line', async () => {
  const { spaces } = (await api.client().send(listSpaces, {})).message;
  expect(spaces.map(each => each.spaceId)).toContain(HALL);
  const before = await estimate();
  expect(before.lines).toMatchObject([{ title: 'Лекторий, тариф «Платный»', quantity: 3, unit: 'ч' }]);
  const service = before.eventRequestServices[0]?.services.find(each => !each.perGuest);
  if (!service) throw new Error('the hall offers nothing');
  const { serviceId, price, minimum: quantity } = service;
  const after = await estimate({
    eventRequestServices: [{ serviceId, quantity }],
    specialServiceIds: [specialService.catering],
    needAdditionalEquipment: true,
  });
  expect(after.price).toBe(before.price + price * quantity);
  expect(after.unpriced).toEqual(['Кейтеринг', 'Дополнительное оборудование']);
});

test('it is what the saved request costs', async () => {
  const anna = api.as(await api.aCustomer());
  const body = await wholeRequest(api);
  const { id } = await anna.send(addEventRequest, { body: { ...body, eventRequestStatus: 1 } });
  const { lines, price } = (await anna.send(estimateEventRequest, { id })).message;
  const typed = Object.fromEntries(
    Object.keys(wish()).map(name => [name, body[name as keyof typeof body]]),
  ) as unknown as EventWish;
  expect(await estimate(typed)).toMatchObject({ lines, price });
});

test('hours outside of the opening hours are free of charge, and without a date all are counted', async () => {
  const evening = momentOf('2026-12-22', 17).toISOString();
  expect((await estimate({ eventRequestDateStart: evening })).lines).toMatchObject([{ quantity: 2 }]);
  expect((await estimate({ eventRequestDateStart: null })).lines).toMatchObject([{ quantity: 3 }]);
});

test('what is not answered yet, or is no space of events, is named', async () => {
  expect(await estimate({ spaceId: null })).toMatchObject({
    price: 0,
    unpriced: ['Аренда: выберите пространство'],
    eventRequestServices: [],
  });
  expect((await estimate({ tariffId: null })).unpriced).toEqual(['Аренда: выберите тариф']);
  expect(await estimate({ spaceId: 999_999 })).toMatchObject({ price: 0, eventRequestServices: [] });
});

test('preparations of all days together are bounded, so that a short body never asks for years of hours', async () => {
  const eventRequestDays = Array.from({ length: 30 }, (_, index) => ({
    ...{ day: `2027-${String(1 + (index % 12)).padStart(2, '0')}-${10 + Math.floor(index / 12)}` },
    ...{ timeStart: '10:00', timeEnd: '18:00' },
  }));
  const of = (before: number, after: number) =>
    estimate({
      eventDuration: eventDuration.multiDay,
      eventRequestDays,
      eventRequestPreparationTimeBefore: before,
      eventRequestPreparationTimeAfter: after,
    });
  const text = 'Подготовка за\u00a0все дни мероприятия\u00a0— не\u00a0больше 30\u00a0суток';
  await expect(of(43_200, 43_200)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { eventRequestPreparationTimeBefore: text },
  });
  await expect(of(480, 961)).rejects.toMatchObject({ fields: { eventRequestPreparationTimeAfter: text } });
  expect((await of(480, 480)).lines).toHaveLength(1);
});

import { momentOf } from '@venue/sdk';
import {
  addEventRequest,
  addEventRequestReview,
  estimateEventRequest,
  getActiveEventRequest,
  getMyEventRequest,
  listActiveEventRequests,
  listManagers,
  listMyEventRequests,
  listSpaces,
  removeMyEventRequest,
  saveActiveEventRequest,
  saveMyEventRequest,
} from '@venue/sdk/event-requests';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { eventService } from '../price-list/price-list.table.ts';
import { review } from '../reviews/reviews.table.ts';
import {
  activeRequest,
  anEventRequest,
  aRequestAt,
  aStage,
  aSubmitted,
  HALL,
  myRequest,
  OTHER_HALL,
  openHalls,
  START,
  wholeRequest,
} from './event-requests.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await openHalls(api);
});
afterAll(() => api.close());

const draft = { eventRequestStatus: eventRequestStatus.draft } as const;
const invalid = (fields: object) => ({ code: 'invalid_input', fields });

describe('a draft', () => {
  test('begins with the defaults, the services of its space and its required stages', async () => {
    const anna = await api.aCustomer();
    const body = { ...draft, eventRequestTitle: 'Форум', spaceId: HALL };
    const { id, message } = await api.as(anna).send(addEventRequest, { body });
    expect(message).toMatchObject({ managerInfo: null, version: 1 });
    expect(message.eventRequestServices).toMatchObject([{ spaceId: HALL, spaceName: 'Лекторий', capacity: 80 }]);
    const read = await myRequest(api, anna, id);
    expect(read).toMatchObject({
      eventRequestId: id,
      eventRequestStatus: 1,
      eventRequestTime: 60,
      eventRequestPreparationTimeBefore: 60,
      eventRequestPreparationTimeAfter: 60,
      eventRequestDateStart: null,
      hasReview: false,
      can: ['edit', 'submit', 'remove'],
    });
    expect(read.eventRequestServices).toEqual(message.eventRequestServices);
    const [place] = read.eventRequestTechnicalScenarios;
    expect(
      place?.technicalScenarios.map(each => [each.technicalScenarioOrder, each.technicalScenarioRequired]),
    ).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  test('keeps what is left out, also across saves', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    const save = (body: object, version: number) =>
      api.as(anna).send(saveMyEventRequest, { id, body: { ...draft, ...body, version } });
    await save({ eventRequestFIO: 'Анна', needVideoWall: true, specialServiceIds: [4, 2] }, 1);
    const { message } = await save({ eventRequestTitle: 'Форум гончаров', eventRequestDateStart: START }, 2);
    expect(message).toMatchObject({
      eventRequestTitle: 'Форум гончаров',
      eventRequestFIO: 'Анна',
      eventRequestDateStart: START,
      needVideoWall: true,
      specialServices: [{ specialServiceId: 4, specialServiceValue: 'Кейтеринг' }, { specialServiceId: 2 }],
      eventRequestSpace: { spaceId: HALL },
      version: 3,
    });
    expect((await save({ eventRequestDateStart: null, spaceId: null }, 3)).message).toMatchObject({
      eventRequestDateStart: null,
      eventRequestSpace: null,
    });
  });

  test('from a stale version is refused with what is saved now', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    const save = (eventRequestTitle: string) =>
      api.as(anna).send(saveMyEventRequest, { id, body: { ...draft, eventRequestTitle, version: 1 } });
    await save('Первая вкладка');
    await expect(save('Вторая вкладка')).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { eventRequestTitle: 'Первая вкладка', version: 2 } },
    });
  });

  test('chooses only from its lists', async () => {
    const anna = await api.aCustomer();
    const other = await api.aCustomer();
    const listed = 'Выберите из\u00a0списка';
    const wrong = { formatId: 999_999, spaceId: 48, managerId: other.id };
    await expect(api.as(anna).send(addEventRequest, { body: { ...draft, ...wrong } })).rejects.toMatchObject(
      invalid({ formatId: listed, spaceId: listed, managerId: listed }),
    );
    const { formatId: referralId } = await wholeRequest(api);
    await expect(api.as(anna).send(addEventRequest, { body: { ...draft, referralId } })).rejects.toMatchObject(
      invalid({ referralId: listed }),
    );
  });

  test('goes, and a submitted request does not', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    await api.as(anna).send(removeMyEventRequest, { id });
    await expect(api.as(anna).send(getMyEventRequest, { id })).rejects.toMatchObject({ code: 'not_found' });
    const sent = await aSubmitted(api, anna);
    await expect(api.as(anna).send(removeMyEventRequest, { id: sent })).rejects.toMatchObject({ code: 'not_editable' });
  });

  test('orders services of its space, and takes them back', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    const quantities = async () =>
      (await myRequest(api, anna, id)).eventRequestServices.flatMap(place =>
        place.services.filter(each => each.quantity > 0).map(each => [place.spaceId, each.serviceName, each.quantity]),
      );
    const halls = [HALL, OTHER_HALL].map(roomId => ({ roomId, unit: 'шт.', price: 10_000, place: 1 }));
    await api.db
      .insert(eventService)
      .values(['Кафедра', 'Ширма'].flatMap(name => halls.map(hall => ({ ...hall, name }))));
    const offered = (await myRequest(api, anna, id)).eventRequestServices[0]?.services ?? [];
    const [first, second] = offered.filter(each => each.serviceGroup === 'Другие услуги');
    const order = (serviceId: number, quantity: number, version: number) => {
      const body = { ...draft, version, eventRequestServices: [{ serviceId, quantity }] };
      return api.as(anna).send(saveMyEventRequest, { id, body });
    };
    await order(first?.serviceId ?? 0, 3, 1);
    await order(second?.serviceId ?? 0, 1, 2);
    await order(first?.serviceId ?? 0, 5, 3);
    await order(second?.serviceId ?? 0, 0, 4);
    expect(await quantities()).toEqual([[HALL, first?.serviceName, 5]]);
    await expect(order(999_999, 1, 5)).rejects.toMatchObject(
      invalid({ 'eventRequestServices.0.serviceId': 'Выберите из\u00a0списка' }),
    );
    // The other space offers a service of the same name, so the order moves to it.
    await api.as(anna).send(saveMyEventRequest, { id, body: { ...draft, version: 5, spaceId: OTHER_HALL } });
    expect(await quantities()).toEqual([[OTHER_HALL, first?.serviceName, 5]]);
  });

  test('takes its stages along into another space', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    const moved = await aStage(api, anna, id, HALL);
    const standing = await aStage(api, anna, id, OTHER_HALL);
    const { message } = await api
      .as(anna)
      .send(saveMyEventRequest, { id, body: { ...draft, version: 1, spaceId: OTHER_HALL } });
    const [place, ...others] = message.eventRequestTechnicalScenarios;
    expect(others).toEqual([]);
    expect(place?.technicalScenarios.map(each => [each.technicalScenarioOrder, each.technicalScenarioId])).toEqual([
      [1, expect.any(Number)],
      [2, moved],
      [3, expect.any(Number)],
      [4, standing],
    ]);
  });
});

describe('submitting', () => {
  test('hands the request over, once', async () => {
    const anna = await api.aCustomer();
    const id = await aSubmitted(api, anna);
    expect(await myRequest(api, anna, id)).toMatchObject({ eventRequestStatus: 2, can: ['edit', 'callOff'] });
    const body = { ...(await wholeRequest(api)), version: 1 };
    await expect(api.as(anna).send(saveMyEventRequest, { id, body })).rejects.toMatchObject({ code: 'not_editable' });
  });

  test.each([
    ['begins in the past', { eventRequestDateStart: '2026-11-30T06:00:00.000Z' }, 'eventRequestDateStart'],
    ['begins at night', { eventRequestDateStart: momentOf('2026-12-22', 3).toISOString() }, 'eventRequestDateStart'],
    ['ends after the venue closes', { eventRequestTime: 480 }, 'eventRequestTime'],
    ['lasts a day and is called one of a day', { eventRequestTime: 1440 }, 'eventRequestTime'],
    ['has more people than fit', { eventRequestParticipantsAmount: 81 }, 'eventRequestParticipantsAmount'],
    [
      'ends its installation before it begins',
      { installationStartTime: START, installationEndTime: '2026-12-21T06:00:00.000Z' },
      'installationEndTime',
    ],
  ])('is refused when the event %s, and the draft stays as it was', async (_, wrong, field) => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    const body = { ...(await wholeRequest(api)), ...wrong, version: 1 };
    await expect(api.as(anna).send(saveMyEventRequest, { id, body })).rejects.toMatchObject(
      invalid({ [field]: expect.any(String) }),
    );
    expect(await myRequest(api, anna, id)).toMatchObject({ eventRequestStatus: 1, version: 1 });
  });

  test('takes an event of several days', async () => {
    const anna = await api.aCustomer();
    const on = (day: string, timeStart: string, timeEnd: string) => ({ day, timeStart, timeEnd });
    const eventRequestDays = [on('2026-12-24', '10:00', '14:30'), on('2026-12-22', '12:00', '18:00')];
    const body = { ...(await wholeRequest(api)), eventDuration: 2 as const, eventRequestDays };
    const { id } = await api.as(anna).send(addEventRequest, { body });
    // The beginning and the length follow from the days.
    expect(await myRequest(api, anna, id)).toMatchObject({
      eventRequestStatus: 2,
      eventRequestDays,
      eventRequestDateStart: momentOf('2026-12-22', 12).toISOString(),
      eventRequestTime: 2 * 1440 + 150,
    });
    // The space is paid for by the hours of each day, not for the nights between them.
    const { message } = await api.as(anna).send(estimateEventRequest, { id });
    expect(message.lines[0]).toMatchObject({ unit: 'ч', quantity: 7 + 7 });
  });

  test.each([
    ['of one day alone', [['2026-12-22', '10:00', '12:00']], 'eventRequestDays'],
    [
      'the same day twice',
      [
        ['2026-12-22', '10:00', '11:00'],
        ['2026-12-22', '12:00', '13:00'],
      ],
      'eventRequestDays.1.day',
    ],
    [
      'a day that has passed',
      [
        ['2026-11-30', '10:00', '11:00'],
        ['2026-12-22', '12:00', '13:00'],
      ],
      'eventRequestDays.0.day',
    ],
    [
      'an end before its start',
      [
        ['2026-12-22', '12:00', '11:00'],
        ['2026-12-23', '12:00', '13:00'],
      ],
      'eventRequestDays.0.timeEnd',
    ],
    [
      'a night',
      [
        ['2026-12-22', '12:00', '13:00'],
        ['2026-12-23', '12:00', '19:00'],
      ],
      'eventRequestDays.1.timeEnd',
    ],
    [
      'a time that is open',
      [
        ['2026-12-22', '12:00', '13:00'],
        ['2026-12-23', '', '13:00'],
      ],
      'eventRequestDays.1.timeStart',
    ],
  ])('refuses several days with %s', async (_, days, field) => {
    const anna = await api.aCustomer();
    const eventRequestDays = days.map(([day = '', timeStart = '', timeEnd = '']) => ({ day, timeStart, timeEnd }));
    const body = { ...(await wholeRequest(api)), eventDuration: 2 as const, eventRequestDays };
    await expect(api.as(anna).send(addEventRequest, { body })).rejects.toMatchObject(
      invalid({ [field]: expect.any(String) }),
    );
  });
});

describe('after submitting', () => {
  test('the few answers that may still change do, until the event', async () => {
    const anna = await api.aCustomer();
    const id = await aRequestAt(api, anna, eventRequestStatus.documents);
    const save = (version: number) =>
      api.as(anna).send(saveActiveEventRequest, {
        id,
        body: { version, eventRequestPhone: '9007654321', eventRequestParticipantsAmount: 70 },
      });
    expect((await save(1)).message).toMatchObject({
      eventRequestPhone: '9007654321',
      eventRequestParticipantsAmount: 70,
      eventRequestStatus: 5,
      version: 2,
    });
    await expect(save(1)).rejects.toMatchObject({ code: 'conflict' });
    const crowd = { version: 2, eventRequestParticipantsAmount: 500 };
    await expect(api.as(anna).send(saveActiveEventRequest, { id, body: crowd })).rejects.toMatchObject(
      invalid({ eventRequestParticipantsAmount: expect.any(String) }),
    );
    const { now } = api.clock;
    api.clock.now = new Date(START);
    await expect(save(2)).rejects.toMatchObject({ code: 'not_editable' });
    expect(await activeRequest(api, anna, id)).toMatchObject({ can: [] });
    api.clock.now = now;
  });

  test.each([eventRequestStatus.draft, eventRequestStatus.refused, eventRequestStatus.happened] as const)(
    'nothing changes in status %i',
    async status => {
      const anna = await api.aCustomer();
      const id =
        status === eventRequestStatus.draft
          ? (await anEventRequest(api, anna)).id
          : await aRequestAt(api, anna, status);
      await expect(
        api.as(anna).send(saveActiveEventRequest, { id, body: { version: 1, regForm: 'Имя' } }),
      ).rejects.toMatchObject({ code: 'not_editable' });
    },
  );

  test('it is read among mine wherever it stands, and among the active ones from the talks on', async () => {
    const anna = await api.aCustomer();
    const id = await aRequestAt(api, anna, eventRequestStatus.conversation);
    expect(await myRequest(api, anna, id)).toMatchObject({ eventRequestStatus: 4 });
    expect(await activeRequest(api, anna, id)).toMatchObject({ eventRequestStatus: 4 });
    const taken = await aRequestAt(api, anna, eventRequestStatus.inProgress);
    await expect(api.as(anna).send(getActiveEventRequest, { id: taken })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the lists', () => {
  test('page, sort, filter and search the reader’s own', async () => {
    const anna = await api.aCustomer();
    const boris = await api.aCustomer();
    await anEventRequest(api, boris);
    const first = (await anEventRequest(api, anna)).id;
    const sent = await aSubmitted(api, anna);
    const active = await aRequestAt(api, anna, eventRequestStatus.payment);
    const my = async (body: object) => {
      const { message, items } = await api.as(anna).send(listMyEventRequests, { body });
      return [message.total, ...items.map(each => each.eventRequestId)];
    };
    expect(await my({})).toEqual([2, sent, first]);
    expect(await my({ page: 2, pageSize: 1 })).toEqual([2, first]);
    expect(await my({ sort: 'eventRequestId', order: 'asc' })).toEqual([2, first, sent]);
    expect(await my({ sort: 'eventRequestDateStart' })).toEqual([2, sent, first]);
    expect(await my({ eventRequestStatus: 2 })).toEqual([1, sent]);
    expect(await my({ eventRequestStatus: 6 })).toEqual([0]);
    expect(await my({ search: 'предпринимателей' })).toEqual([1, sent]);
    expect(await my({ search: `№ ${first}` })).toEqual([1, first]);
    expect(await my({ search: '%' })).toEqual([0]);
    const { items } = await api.as(anna).send(listActiveEventRequests, { body: {} });
    expect(items.map(each => each.eventRequestId)).toEqual([active]);
  });

  test('of spaces and managers are those of the venue', async () => {
    const anna = api.as(await api.aCustomer());
    const { spaces } = (await anna.send(listSpaces, {})).message;
    expect(spaces).toContainEqual({
      spaceId: HALL,
      spaceName: 'Лекторий',
      capacity: 80,
      seatings: [{ seating: 'theatre', capacity: 80 }],
    });
    expect(spaces.some(each => each.spaceId === 48)).toBe(false);
    const lead = await api.aStaff(['eventRequests.manage'], { lastname: 'Громова', name: 'Вера' });
    const reader = await api.aStaff(['eventRequests.read'], { lastname: 'Тихонов' });
    const { managers } = (await anna.send(listManagers, {})).message;
    expect(managers.find(each => each.managerId === lead.id)).toMatchObject({ managerLastName: 'Громова' });
    expect(managers.some(each => each.managerId === reader.id)).toBe(false);
  });
});

describe('a review', () => {
  const said = { reviewRating: 5, reviewText: 'Зал тёплый, техника работала' };

  test('is left once, after the event, and waits unpublished', async () => {
    const anna = await api.aCustomer({ lastname: 'Лаптева', name: 'Дарья' });
    const eventRequestId = await aRequestAt(api, anna, eventRequestStatus.happened);
    expect(await activeRequest(api, anna, eventRequestId)).toMatchObject({ hasReview: false, can: ['review'] });
    const send = () => api.as(anna).send(addEventRequestReview, { body: { ...said, eventRequestId } });
    const { id } = await send();
    await expect(send()).rejects.toMatchObject({ code: 'review_not_allowed' });
    expect(await activeRequest(api, anna, eventRequestId)).toMatchObject({ hasReview: true, can: [] });
    const rows = await api.db.select().from(review);
    expect(rows.filter(each => each.eventRequestId === eventRequestId)).toMatchObject([
      { id, isPublished: false, author: 'Лаптева Д.', rating: 5, text: said.reviewText },
    ]);
  });

  test.each([eventRequestStatus.areaPreparation, eventRequestStatus.didNotHappen] as const)(
    'has nothing to be of in status %i',
    async status => {
      const anna = await api.aCustomer();
      const eventRequestId = await aRequestAt(api, anna, status);
      await expect(
        api.as(anna).send(addEventRequestReview, { body: { ...said, eventRequestId } }),
      ).rejects.toMatchObject({ code: 'review_not_allowed' });
    },
  );
});

import { addTemplate } from '@venue/sdk/agreements/admin';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { brandStatus } from '@venue/sdk/brands/model';
import { addEvent } from '@venue/sdk/events/admin';
import { eventKind } from '@venue/sdk/events/model';
import type { KindName } from '@venue/sdk/kinds';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { actForm } from '@venue/sdk/papers/model';
import { searchRecords } from '@venue/sdk/search/admin';
import { MOST_FOUND, type SearchGroup } from '@venue/sdk/search/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { acted, actOf, inForce, invoiced } from '../agreements/agreements.testing.ts';
import { aDraft as anArticle } from '../articles/articles.testing.ts';
import { hold, openStudio } from '../bookings/bookings.testing.ts';
import { aBrandIn } from '../brands/brands.testing.ts';
import { whole } from '../events/events.testing.ts';
import { anItem, aRequestIn } from '../market/market.testing.ts';
import { resident } from '../residents/residents.table.ts';

describe.each(databaseKinds)('the search, on %s', database => {
  let api: TestApi;
  let office: Person;
  let anna: Person;
  let orderId: number;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    const { tariffId } = await openStudio(api);
    office = await api.aStaff();
    anna = await api.aCustomer({
      lastname: 'Ершова',
      name: 'Анна-Мария',
      middlename: 'Олеговна',
      phone: '9123334455',
      email: 'ershova@example.ru',
      role: 'marketplace',
    });
    orderId = await hold(api, anna, tariffId, [10, 11]);
  });
  afterAll(() => api.close());

  const search = async (q: string, as = office): Promise<SearchGroup[]> =>
    (await api.as(as).send(searchRecords, { query: { q } })).message.groups;
  const found = async (kind: KindName, q: string, as = office) =>
    (await search(q, as)).find(group => group.kind === kind)?.items ?? [];
  const ids = async (kind: KindName, q: string) => (await found(kind, q)).map(({ id }) => id);

  test.each([
    'Ершова',
    'ёршова',
    'анна ерш',
    'мария',
    'ershova@exam',
    '9123334455',
    '+7 (912) 333-44-55',
    '8 912 333 44 55',
    '4455',
  ])('a person is found by «%s»', async words => {
    expect(await ids('user', words)).toContain(anna.id);
  });

  test.each(['Ершов Пётр', 'шова', '9999999', '%', "'", '&', '№', '\\', 'анна | ершова'])(
    'and not by «%s»',
    async words => {
      expect(await ids('user', words)).not.toContain(anna.id);
    },
  );

  test('a person is shown with number, phone and e-mail, and leads to their card', async () => {
    expect(await found('user', 'ершова')).toEqual([
      {
        id: anna.id,
        title: 'Ершова Анна-Мария Олеговна',
        caption: `№\u00a0${anna.id} · +7 912 333-44-55 · ershova@example.ru`,
        status: { id: 0, label: 'Не\u00a0проверен', tone: 'neutral' },
        to: `/users/${anna.id}`,
      },
    ]);
    expect((await found('user', `№ ${office.id}`))[0]?.status?.label).toBe('Сотрудник');
  });

  test('a booking is found by its number and by its customer', async () => {
    for (const words of [String(orderId), `№ ${orderId}`, `№${orderId}`, 'ершова', '912 333'])
      expect(await ids('booking', words)).toContain(orderId);
    const [booking] = await found('booking', `№ ${orderId}`);
    expect(booking).toMatchObject({
      title: `Бронирование №\u00a0${orderId}`,
      caption: 'Фотостудия · 03.12.2026 10:00 · Ершова Анна-Мария Олеговна',
      status: { id: bookingStatus.awaitingPayment, label: 'Временная бронь' },
      to: `/bookings?booking=${orderId}`,
    });
  });

  test('a hold that has run out is shown as cancelled at once', async () => {
    api.clock.advance(2 * 3_600_000);
    expect((await found('booking', String(orderId)))[0]?.status?.label).toBe('Отменено');
    api.clock.advance(-2 * 3_600_000);
  });

  test('what has the number comes first, then the latest', async () => {
    const names = ['Белозёрова', 'Белозёрова', 'Белозёрова'];
    const people = [];
    for (const lastname of names) people.push((await api.aCustomer({ lastname })).id);
    expect(await ids('user', 'белозер')).toEqual(people.toReversed());
    const first = people[0] ?? 0;
    await api.aCustomer({ lastname: `Белый ${first}` });
    expect((await ids('user', String(first)))[0]).toBe(first);
  });

  test('at most five of a kind, and it says that there are more', async () => {
    for (let each = 0; each < MOST_FOUND; each++) await api.aCustomer({ lastname: 'Щукина' });
    expect((await search('щукина'))[0]).toMatchObject({ kind: 'user', more: false });
    await api.aCustomer({ lastname: 'Щукина' });
    const [group] = await search('щукина');
    expect(group?.items).toHaveLength(MOST_FOUND);
    expect(group?.more).toBe(true);
  });

  test('brands and market requests lead to their pages', async () => {
    const brand = await aBrandIn(api, anna, brandStatus.onVerification);
    const request = await aRequestIn(api, anna, marketRequestStatus.onVerification);
    const application = (await found('application', 'рябина')).at(-1);
    expect(application?.to).toBe(`/applications/${application?.id}`);
    const brands = await found('brand', 'мастерская «рябина»');
    expect(brands.find(each => each.id === brand.brandId)).toMatchObject({
      title: 'Мастерская «Рябина»',
      to: `/brands/${brand.brandId}/edit`,
      status: { label: 'На проверке' },
    });
    const clerk = await api.aStaff(['brands.read']);
    expect((await found('brand', `№ ${brand.brandId}`, clerk))[0]?.to).toBe(`/brands/${brand.brandId}/edit`);
    expect(await ids('marketRequest', String(request.requestId))).toContain(request.requestId);
  });

  test('goods, articles, events and residents are found by title and by number', async () => {
    const staff = api.as(office);
    const item = await anItem(api, anna, (await aBrandIn(api, anna, brandStatus.verified)).brandId);
    const article = await anArticle(api, anna);
    const add = async (kind: 1 | 2) =>
      (await staff.send(addEvent, { body: { ...whole, eventKind: kind } })).message.eventId;
    const event = await add(eventKind.event);
    const announcement = await add(eventKind.announcement);
    const times = { createdAt: api.clock.now, updatedAt: api.clock.now };
    const [home] = await api.db
      .insert(resident)
      .values({ name: 'Каслинский дом', ...times })
      .returning();
    expect((await found('resident', 'касл'))[0]).toMatchObject({ id: home?.id, to: `/residents/${home?.id}/edit` });
    expect(await ids('marketItem', item.itemName)).toContain(item.itemId);
    expect(await ids('marketItem', String(item.itemId))).toContain(item.itemId);
    expect((await found('article', article.articleTitle))[0]).toMatchObject({
      id: article.articleId,
      to: `/articles/${article.articleId}/edit`,
    });
    expect((await found('event', 'ночь керам')).map(({ to }) => to)).toEqual([
      `/${announcement}/edit/announcement`,
      `/${event}/edit`,
    ]);
    expect((await found('event', 'печь и глина'))[0]?.caption).toBe(`Анонс №\u00a0${announcement} · 15.05.2027`);
  });

  test('papers and templates of agreements lead to their pages', async () => {
    const templateName = 'Аренда павильона';
    const text = { templateName, templateTitle: '', templateText: 'Предмет' };
    const { id } = await api.as(office).send(addTemplate, { body: text });
    expect((await found('agreementTemplate', 'павильон'))[0]).toMatchObject({
      title: templateName,
      caption: 'Договор возмездного оказания услуг',
      to: `/agreements/templates/${id}`,
    });
    const agreementId = await inForce(api, office);
    const actId = await acted(api, office, agreementId, await invoiced(api, office, agreementId), actForm.upd2);
    const { actNumber } = await actOf(api, office, actId);
    expect((await found('act', actNumber)).find(({ id: each }) => each === actId)).toMatchObject({
      title: `УПД №\u00a0${actNumber}`,
      caption: 'ООО «Малахитовая шкатулка»',
      to: `/agreements/acts/${actId}`,
    });
  });

  test('the name of a kind and a number find that record, and the name alone the latest ones', async () => {
    for (const words of [`бронь ${orderId}`, `Бронирование № ${orderId}`, `брони\u00a0${orderId}`]) {
      const [group] = await search(words);
      expect([group?.kind, group?.items[0]?.id]).toEqual(['booking', orderId]);
    }
    const agreementId = await inForce(api, office);
    const invoiceId = await invoiced(api, office, agreementId);
    const actId = await acted(api, office, agreementId, invoiceId, actForm.act);
    const { actNumber } = await actOf(api, office, actId);
    const first = async (words: string) => {
      const [group] = await search(words);
      return [group?.kind, group?.items[0]?.id];
    };
    expect(await first('акт')).toEqual(['act', actId]);
    expect(await first('счета')).toEqual(['invoice', invoiceId]);
    expect(await first(`акт ${actNumber}`)).toEqual(['act', actId]);
    expect((await search(`бронь ${orderId}`)).map(({ kind }) => kind)).not.toContain('user');
    expect(await first('клиент ершова')).toEqual(['user', anna.id]);
  });

  test('rooms are found by what they are called', async () => {
    expect((await found('room', 'бизнес-блок'))[0]).toMatchObject({ title: 'Бизнес-блок', to: '/settings_room/21' });
    expect(await ids('room', 'зал')).toContain(47);
  });

  test('people are found in the other layout and in the other alphabet', async () => {
    for (const words of ['thijdf', 'ershova', 'Ershova Anna']) expect(await ids('user', words)).toContain(anna.id);
  });

  test('only kinds the reader may read are looked through', async () => {
    const wanted = 'ершова';
    expect((await search(wanted)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['user', 'booking']));
    const clerk = await api.aStaff(['bookings.read']);
    expect((await search(wanted, clerk)).map(({ kind }) => kind)).toEqual(['booking']);
    expect(await search(String(anna.id), await api.aStaff([]))).toEqual([]);
    await expect(search(wanted, await api.aCustomer())).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(api.client().send(searchRecords, { query: { q: wanted } })).rejects.toMatchObject({
      code: 'access_denied',
    });
  });

  test('nothing is looked for without words', async () => {
    await expect(search('  ')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(search('я'.repeat(101))).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

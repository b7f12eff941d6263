import { getPrivacy } from '@venue/sdk/privacy';
import { getProfile, uploadAvatar } from '@venue/sdk/profile';
import {
  confirmAvatar,
  confirmPhone,
  confirmUser,
  getUser,
  getUserAvatar,
  revealPassport,
} from '@venue/sdk/users/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { audit, liveMessage } from '../../core/db/core.table.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { users } from '../accounts/accounts.table.ts';
import { application } from '../applications/applications.table.ts';
import { atOnce, card, organisation, passport, photo, save, withPassport } from '../profile/profile.testing.ts';
import { confirmAs } from './users.testing.ts';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi();
  staff = await api.aStaff(undefined, { lastname: 'Кузнецова', name: 'Ирина' });
});
afterAll(() => api.close());

const read = async ({ id }: Person, as = staff) => (await api.as(as).send(getUser, { id })).message;
const viewsOf = async (person: Person) => (await api.as(person).send(getPrivacy, {})).message.views;
const upload = async (person: Person) => api.as(person).send(uploadAvatar, { body: { file: await photo() } });
const readNotices = (person: Person) =>
  api.db
    .select()
    .from(liveMessage)
    .where(eq(liveMessage.topic, `info/${person.id}`))
    .orderBy(liveMessage.seq);
const applications = (person: Person) => api.db.select().from(application).where(eq(application.userId, person.id));
const audited = (person: Person) => api.db.select().from(audit).where(eq(audit.subjectId, person.id)).orderBy(audit.id);

describe('a phone', () => {
  test('is confirmed at the desk, once, for the number that was seen, and who did it is written down', async () => {
    const anna = await api.aCustomer();
    const phoneOf = async () => (await api.as(anna).send(getProfile, {})).message;
    const desk = await api.aStaff(['desk.manage', 'users.read'], { lastname: 'Стойкова', name: 'Анна' });
    expect((await read(anna, desk)).can).not.toContain('confirmPhone');
    await api.db.update(users).set({ phoneActive: false }).where(eq(users.id, anna.id));
    expect((await read(anna, desk)).can).toEqual(['confirmPhone']);
    const confirm = (phone: string, by = desk) => api.as(by).send(confirmPhone, { id: anna.id, body: { phone } });
    const refused = { code: 'move_not_allowed' };
    await expect(confirm('9990000000')).rejects.toMatchObject(refused);
    await expect(confirm(anna.phone, await api.aStaff(['users.manage']))).rejects.toMatchObject({
      code: 'profile_denied',
    });
    expect((await phoneOf()).userPhoneActive).toBe(false);
    const both = await Promise.allSettled([confirm(anna.phone), confirm(anna.phone)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await phoneOf()).userPhoneActive).toBe(true);
    expect((await read(anna, desk)).history[0]).toMatchObject({ who: 'Стойкова А.', comment: '' });
    expect(await audited(anna)).toMatchObject([{ userId: desk.id, callId: 'admin.user.phoneConfirm' }]);
  });

  test('of an account that is being deleted is not confirmed', async () => {
    const anna = await api.aCustomer();
    const deletionAt = new Date(api.clock.now.getTime() + 1000);
    await api.db.update(users).set({ phoneActive: false, deletionAt }).where(eq(users.id, anna.id));
    expect((await read(anna)).can).not.toContain('confirmPhone');
    const body = { phone: anna.phone };
    await expect(api.as(staff).send(confirmPhone, { id: anna.id, body })).rejects.toMatchObject({
      code: 'account_leaving',
    });
  });
});

describe('the card of a person', () => {
  test('has their sections, the passport masked', async () => {
    const anna = await withPassport(api);
    const resident = { residentName: 'Печь и глина', residentDescription: '', residentSiteUrl: '' };
    await save(api, anna, { resident, card, organisations: [organisation] });
    const person = await read(anna);
    expect(person).toMatchObject({
      userId: anna.id,
      fullName: 'Лаптева Дарья Сергеевна',
      isStaff: false,
      verificationStatus: null,
      passport: { masked: '•••• ••0541' },
      resident,
      card,
      organisations: [organisation],
      documents: [],
      has: { bookings: 0, brands: 0, events: 0, marketRequests: 0 },
      lastSeenAt: expect.any(String),
      consents: [{ purpose: 'passport', withdrawnAt: null }],
      history: [{ what: 'Имя и паспорт отправлены на проверку', who: expect.any(String), comment: '' }],
      applications: [{ requestType: 6 }],
      can: ['confirm', 'refuse', 'revealPassport'],
    });
    expect(JSON.stringify(person)).not.toContain(passport.passportNumber);
  });

  test('is a look that is written down, once in ten minutes for each reader', async () => {
    const anna = await api.aCustomer();
    const other = await api.aStaff(['users.read'], { lastname: 'Тагирова', name: 'Лейла' });
    await read(anna);
    await read(anna);
    await read(anna, other);
    const look = { what: 'Личные данные', reason: 'Карточка пользователя' };
    expect(await viewsOf(anna)).toMatchObject([
      { who: 'Тагирова Л.', ...look },
      { who: 'Кузнецова И.', ...look },
    ]);
    api.clock.advance(10 * 60_000);
    expect((await read(anna)).views).toHaveLength(3);
  });

  test('of nobody is not found, and not every member of staff may read one', async () => {
    const anna = await api.aCustomer();
    for (const id of [999_999, Number.NaN, -1, 1e300])
      await expect(api.as(staff).send(getUser, { id })).rejects.toMatchObject({ code: 'not_found' });
    const without = api.as(await api.aStaff(['users.manage', 'users.passports']));
    await expect(without.send(getUser, { id: anna.id })).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(api.as(anna).send(getUser, { id: anna.id })).rejects.toMatchObject({ code: 'profile_denied' });
  });
});

describe('a passport', () => {
  const reveal = (id: number, reason = ' Договор № 7 ', as = staff) =>
    api.as(as).send(revealPassport, { id, body: { reason } });

  test('is opened for a reason that its owner and staff read', async () => {
    const anna = await withPassport(api);
    expect((await reveal(anna.id)).message).toEqual(passport);
    const view = { at: api.clock.now.toISOString(), who: 'Кузнецова И.', what: 'Паспорт', reason: 'Договор № 7' };
    expect(await viewsOf(anna)).toEqual([view]);
    expect((await read(anna)).views).toContainEqual(view);
    await reveal(anna.id);
    expect(await viewsOf(anna)).toHaveLength(3);
  });

  test('is not opened without a reason, a permission or a passport, and then no look is kept', async () => {
    const [anna, oleg] = [await withPassport(api), await api.aCustomer()];
    await expect(reveal(anna.id, '  ')).rejects.toMatchObject({ fields: { reason: 'Обязательное поле' } });
    for (const id of [oleg.id, 999_999, Number.NaN])
      await expect(reveal(id)).rejects.toMatchObject({ code: 'not_found' });
    const without = await api.aStaff(['users.read', 'users.manage']);
    for (const person of [without, oleg, anna])
      await expect(reveal(anna.id, 'Хочу', person)).rejects.toMatchObject({ code: 'profile_denied' });
    expect(await viewsOf(anna)).toEqual([]);
  });
});

describe('a picture', () => {
  const decide = (
    person: Person,
    body: { seen?: 1 | 2 | 3; status: 2 | 3; rejectionReason?: string; avatarUploadedAt?: string },
    as = staff,
  ) =>
    api.as(as).send(confirmAvatar, {
      id: person.id,
      body: { seen: 1, avatarUploadedAt: api.clock.now.toISOString(), ...body },
    });

  test('is seen by staff and accepted: history, audit, the queue and its owner know', async () => {
    const anna = await api.aCustomer();
    await upload(anna);
    expect((await api.as(staff).send(getUserAvatar, { id: anna.id })).type).toBe('image/webp');
    expect((await read(anna)).can).toEqual(['confirm', 'acceptAvatar', 'declineAvatar']);
    const { message } = await decide(anna, { status: 3 });
    expect(message).toMatchObject({
      avatarConfirmStatus: 3,
      applications: [],
      can: ['confirm', 'declineAvatar'],
      history: [{ what: 'Фотография принята', who: 'Кузнецова И.' }, { what: 'Загружена фотография' }],
    });
    const [done] = await applications(anna);
    expect(done).toMatchObject({ status: 3, doneBy: staff.id });
    expect(await audited(anna)).toMatchObject([
      { callId: 'admin.user.avatarConfirm', userId: staff.id, before: { status: 1 }, after: { status: 3 } },
    ]);
    expect(await readNotices(anna)).toMatchObject([
      { action: 'changeRequestStatus', data: { kind: 'application', requestId: done?.id, requestStatus: 1 } },
      { action: 'changeRequestStatus', data: { kind: 'application', requestId: done?.id, requestStatus: 3 } },
    ]);
    await expect(decide(anna, { seen: 3, status: 3 })).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('is declined for a reason its owner reads', async () => {
    const anna = await api.aCustomer();
    await upload(anna);
    await expect(decide(anna, { status: 2 })).rejects.toMatchObject({
      fields: { rejectionReason: 'Обязательное поле' },
    });
    await decide(anna, { status: 2, rejectionReason: 'Лица не видно' });
    expect((await api.as(anna).send(getProfile, {})).message).toMatchObject({
      avatarConfirmStatus: 2,
      rejectionReason: 'Лица не видно',
    });
    await decide(anna, { seen: 2, status: 3 });
    expect((await api.as(anna).send(getProfile, {})).message.rejectionReason).toBeNull();
    expect(await readNotices(anna)).toMatchObject([{ data: { requestStatus: 1 } }, { data: { requestStatus: 3 } }]);
  });

  test('that was replaced meanwhile is a conflict', async () => {
    const anna = await api.aCustomer();
    await upload(anna);
    const avatarUploadedAt = api.clock.now.toISOString();
    api.clock.advance(1000);
    await upload(anna);
    await expect(decide(anna, { status: 3, avatarUploadedAt })).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { avatarUploadedAt: api.clock.now.toISOString(), avatarConfirmStatus: 1 } },
    });
    expect((await read(anna)).avatarConfirmStatus).toBe(1);
    await decide(anna, { status: 3 });
  });

  test('needs a person who has one, and a permission', async () => {
    const [anna, oleg] = [await api.aCustomer(), await api.aCustomer()];
    await upload(anna);
    await expect(decide(oleg, { status: 3 })).rejects.toMatchObject({ code: 'move_not_allowed' });
    await expect(decide({ ...oleg, id: 999_999 }, { status: 3 })).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.as(staff).send(getUserAvatar, { id: oleg.id })).rejects.toMatchObject({ code: 'not_found' });
    const reader = await api.aStaff(['users.read']);
    await expect(decide(anna, { status: 3 }, reader)).rejects.toMatchObject({ code: 'profile_denied' });
    const without = api.as(await api.aStaff(['users.manage']));
    await expect(without.send(getUserAvatar, { id: anna.id })).rejects.toMatchObject({ code: 'profile_denied' });
    expect((await read(anna)).avatarConfirmStatus).toBe(1);
  });
});

describe('a person', () => {
  const decide = (person: Person, body: { status: 0 | 1 | 2; rejectionReason?: string }, as = staff) =>
    confirmAs(api, as, person, body);
  const profile = async (person: Person) => (await api.as(person).send(getProfile, {})).message;

  test('is confirmed, made inactive, and loses the confirmation for a reason they read', async () => {
    const anna = await withPassport(api);
    expect((await decide(anna, { status: 2 })).message).toMatchObject({
      verificationStatus: 2,
      userVerify: true,
      userActive: true,
      applications: [],
    });
    expect(await profile(anna)).toMatchObject({ verificationStatus: 2 });
    expect(await applications(anna)).toMatchObject([{ status: 3, doneBy: staff.id }]);
    expect(await readNotices(anna)).toMatchObject([{ data: { requestStatus: 1 } }, { data: { requestStatus: 3 } }]);
    await expect(decide(anna, { status: 2 })).rejects.toMatchObject({ code: 'move_not_allowed' });

    expect((await decide(anna, { status: 1 })).message).toMatchObject({ verificationStatus: 1, userActive: false });
    await expect(decide(anna, { status: 0 })).rejects.toMatchObject({
      fields: { rejectionReason: 'Обязательное поле' },
    });
    const { message } = await decide(anna, { status: 0, rejectionReason: 'Паспорт недействителен' });
    expect(message).toMatchObject({ verificationStatus: null, userVerify: false });
    expect(message.history[0]).toMatchObject({ what: 'Подтверждение снято', comment: 'Паспорт недействителен' });
    expect(await profile(anna)).toMatchObject({ verificationReason: 'Паспорт недействителен' });
    await expect(decide(anna, { status: 0, rejectionReason: 'Ещё раз' })).rejects.toMatchObject({
      code: 'move_not_allowed',
    });
    await decide(anna, { status: 2 });
    expect((await profile(anna)).verificationReason).toBeNull();
    expect((await audited(anna)).map(({ after }) => (after as { status: number }).status)).toEqual([2, 1, 0, 2]);
  });

  test('who waits may be refused', async () => {
    const anna = await withPassport(api);
    const { message } = await decide(anna, { status: 0, rejectionReason: 'Имя не как в паспорте' });
    expect(message).toMatchObject({ verificationStatus: null, applications: [], can: ['confirm', 'revealPassport'] });
    expect(message.history[0]).toMatchObject({ what: 'В подтверждении отказано' });
  });

  test('who is nobody is not found, and the decision needs a permission', async () => {
    const anna = await api.aCustomer();
    await expect(decide({ ...anna, id: 999_999 }, { status: 2 })).rejects.toMatchObject({ code: 'not_found' });
    const reader = await api.aStaff(['users.read', 'users.passports']);
    await expect(decide(anna, { status: 2 }, reader)).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(decide(anna, { status: 2 }, anna)).rejects.toMatchObject({ code: 'profile_denied' });
    expect((await profile(anna)).verificationStatus).toBeNull();
  });

  test('of two decisions at once one counts', async () => {
    const postgres = await testApi({ kind: 'postgres' });
    onTestFinished(() => postgres.close());
    const anna = await withPassport(postgres);
    const reviewer = postgres.as(await postgres.aStaff());
    const seen = (await reviewer.send(getUser, { id: anna.id })).message;
    const applicationId = seen.applications[0]?.requestId ?? null;
    const send = () => reviewer.send(confirmUser, { id: anna.id, body: { seen: 0, applicationId, status: 2 } });
    const both = await atOnce(postgres, anna, [send, send]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(each => each.status === 'rejected')).toMatchObject({ reason: { code: 'already_decided' } });
  });
});

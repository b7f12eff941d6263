import { addBrand } from '@venue/sdk/brands';
import { getCard, getMyCardLink } from '@venue/sdk/cards';
import { getPrivacy, withdrawConsent } from '@venue/sdk/privacy';
import { getProfile, saveProfile } from '@venue/sdk/profile';
import type { PersonalInfo, ProfileSave } from '@venue/sdk/profile/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { brand } from '../brands/brands.table.ts';
import { agree, card, info as common, organisation, save } from './profile.testing.ts';

describe.each(databaseKinds)('a profile (%s)', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  const info: PersonalInfo = {
    bioLastname: 'Римская-Корсакова',
    bioName: 'Анна',
    bioMiddlename: '',
    userEmail: 'anna@example.ru',
    bioINN: '667108123456',
    emailAccept: true,
  };

  test('what is saved is what is read, and only by its owner', async () => {
    const [anna, other] = [await api.aCustomer(), await api.aCustomer()];
    const saved = (await api.as(anna).send(saveProfile, { body: info })).message;
    expect(saved).toEqual({
      ...info,
      userId: anna.id,
      userPhone: anna.phone,
      userPhoneActive: true,
      userVerify: false,
      userActive: false,
      coworkingTestDayUsed: false,
      userAvatarExists: false,
      userEmailActive: false,
      userEmailBouncedAt: null,
      avatarConfirmStatus: 1,
      avatarUploadedAt: null,
      rejectionReason: null,
      verificationStatus: null,
      verificationReason: null,
      passport: null,
      resident: null,
      card: null,
      organisations: [],
      documents: [],
    });
    expect((await api.as(anna).send(getProfile, {})).message).toEqual(saved);
    expect((await api.as(other).send(getProfile, {})).message).toMatchObject({ userId: other.id, bioName: '' });
  });

  test('a changed e-mail has to be confirmed again, an unchanged one stays confirmed', async () => {
    const anna = await api.aCustomer({ email: info.userEmail, emailActive: true });
    expect(await save(api, anna, { ...info, bioName: 'Мария' })).toMatchObject({ userEmailActive: true });
    expect(await save(api, anna, { ...info, userEmail: 'new@example.ru' })).toMatchObject({ userEmailActive: false });
  });

  test('ticking the letters is a consent, unticking ends it, and saving it again changes nothing', async () => {
    const anna = await api.aCustomer();
    const consents = async () => (await api.as(anna).send(getPrivacy, {})).message.consents;
    await save(api, anna, { emailAccept: true });
    api.clock.advance(1000);
    await save(api, anna, { emailAccept: true });
    expect(await consents()).toMatchObject([{ purpose: 'mailing', withdrawnAt: null }]);
    await save(api, anna, { emailAccept: false });
    expect(await consents()).toMatchObject([{ purpose: 'mailing', withdrawnAt: api.clock.now.toISOString() }]);
  });

  test('input that breaks the rules is answered beside its fields', async () => {
    const anna = await api.aCustomer();
    const body = { ...info, bioName: '', bioLastname: 'smith 2', userEmail: 'no', bioINN: '123' };
    await expect(api.as(anna).send(saveProfile, { body })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        bioName: 'Обязательное поле',
        bioLastname: 'Только буквы, пробел, дефис, апостроф и\u00a0точка',
        userEmail: 'Указан некорректный адрес электронной почты',
        bioINN: 'Введите ИНН полностью',
      },
    });
  });

  test('staff have no profile of this kind', async () => {
    const staff = api.as(await api.aStaff());
    await expect(staff.send(getProfile, {})).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(staff.send(saveProfile, { body: info })).rejects.toMatchObject({ code: 'profile_denied' });
  });

  test('a section is saved when it is sent, and stays when it is not', async () => {
    const anna = await api.aCustomer();
    const resident = { residentName: 'Печь и глина', residentDescription: 'Лепим', residentSiteUrl: '' };
    expect(await save(api, anna, { resident })).toMatchObject({ resident });
    expect(await save(api, anna, { card })).toMatchObject({ resident, card });
    const changed = { ...resident, residentName: 'Глина' };
    expect(await save(api, anna, { resident: changed })).toMatchObject({ resident: changed, card });
  });

  describe('organisations', () => {
    const replace = async (
      person: Awaited<ReturnType<TestApi['aCustomer']>>,
      organisations: ProfileSave['organisations'],
    ) => (await save(api, person, { organisations })).organisations;

    test('a list replaces the former: without a number it is new, left out it is gone', async () => {
      const anna = await api.aCustomer();
      const [first, second] = await replace(anna, [organisation, { ...organisation, name: 'ООО «Второе»' }]);
      expect([first?.name, second?.name]).toEqual([organisation.name, 'ООО «Второе»']);
      const kept = { ...organisation, organisationId: second?.organisationId, name: 'ООО «Переименованное»' };
      const after = await replace(anna, [kept, { ...organisation, name: 'ООО «Третье»' }]);
      expect(after.map(({ name }) => name)).toEqual(['ООО «Переименованное»', 'ООО «Третье»']);
      expect(after[0]?.organisationId).toBe(second?.organisationId);
      expect(await replace(anna, [])).toEqual([]);
    });

    test('an unknown, a foreign and a number named twice are not found, and nothing is saved', async () => {
      const [anna, other] = [await api.aCustomer(), await api.aCustomer()];
      const [foreign] = await replace(other, [organisation]);
      const [own] = await replace(anna, [organisation]);
      for (const ids of [[999_999], [foreign?.organisationId], [own?.organisationId, own?.organisationId]]) {
        const organisations = ids.map(organisationId => ({ ...organisation, name: 'ООО «Чужое»', organisationId }));
        await expect(save(api, anna, { bioName: 'Ольга', organisations })).rejects.toMatchObject({ code: 'not_found' });
      }
      expect((await api.as(anna).send(getProfile, {})).message).toMatchObject({
        bioName: common.bioName,
        organisations: [own],
      });
      expect((await api.as(other).send(getProfile, {})).message.organisations).toEqual([foreign]);
    });

    test('one that stands behind a brand cannot be left out', async () => {
      const anna = await api.aCustomer();
      const [own] = await replace(anna, [organisation]);
      const { message } = await api.as(anna).send(addBrand, {
        body: {
          brandName: 'Печь',
          brandDescription: '',
          brandSiteUrl: '',
          brandEmail: '',
          brandPhones: [],
          brandSocials: { vk: '', tg: '' },
          brandWorkingHours: { timeOption: 5, from: '', to: '', days: [] },
          address: { value: '', city: '', latitude: null, longitude: null },
          activityKindIds: [],
          organisationId: own?.organisationId ?? 0,
        },
      });
      await expect(replace(anna, [organisation])).rejects.toMatchObject({
        code: 'in_use',
        data: { organisationId: own?.organisationId },
      });
      await api.db.delete(brand).where(eq(brand.id, message.brandId));
      expect(await replace(anna, [])).toEqual([]);
    });
  });

  describe('the business card', () => {
    test('is kept for oneself without a consent, and published with one only', async () => {
      const anna = await api.aCustomer();
      await save(api, anna, { card });
      const published = { ...card, cardIsPublished: true };
      await expect(save(api, anna, { bioName: 'Ольга', card: published })).rejects.toMatchObject({
        code: 'consent_missing',
        data: { purpose: 'publication' },
      });
      expect((await api.as(anna).send(getProfile, {})).message).toMatchObject({ bioName: common.bioName, card });
      await agree(api, anna, 'publication');
      expect(await save(api, anna, { card: published })).toMatchObject({ card: published });
      await api.as(anna).send(withdrawConsent, { body: { purpose: 'publication' } });
      await expect(save(api, anna, { card: published })).rejects.toMatchObject({ code: 'consent_missing' });
    });

    test('gets its link with it, which a change leaves as it is', async () => {
      const anna = await api.aCustomer();
      await agree(api, anna, 'publication');
      await save(api, anna, { card: { ...card, cardIsPublished: true } });
      const { slug } = (await api.as(anna).send(getMyCardLink, {})).message;
      await save(api, anna, { card: { ...card, cardName: 'Анна', cardIsPublished: true } });
      expect((await api.client().send(getCard, { slug })).message).toMatchObject({ slug, cardName: 'Анна' });
    });
  });
});

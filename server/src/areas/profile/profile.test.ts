import { getProfile, saveProfile } from '@venue/sdk/profile';
import type { PersonalInfo } from '@venue/sdk/profile/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';

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
    expect(saved).toMatchObject({ ...info, userId: anna.id, userPhone: anna.phone });
    expect((await api.as(anna).send(getProfile, {})).message).toEqual(saved);
    expect((await api.as(other).send(getProfile, {})).message).toMatchObject({ userId: other.id, bioName: '' });
  });

  test('a changed e-mail has to be confirmed again, an unchanged one stays confirmed', async () => {
    const anna = await api.aCustomer({ email: info.userEmail, emailActive: true });
    const active = async () => {
      const { rows } = await api.database.pool.query('SELECT email_active AS it FROM users WHERE id = $1', [anna.id]);
      return rows[0]?.it;
    };
    await api.as(anna).send(saveProfile, { body: { ...info, bioName: 'Мария' } });
    expect(await active()).toBe(true);
    await api.as(anna).send(saveProfile, { body: { ...info, userEmail: 'new@example.ru' } });
    expect(await active()).toBe(false);
  });

  test('input that breaks the rules is answered beside its fields', async () => {
    const anna = await api.aCustomer();
    const body = { ...info, bioName: '', bioLastname: 'smith', userEmail: 'no', bioINN: '123' };
    await expect(api.as(anna).send(saveProfile, { body })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        bioName: 'Обязательное поле',
        bioLastname: 'Кириллицей, с заглавной буквы',
        userEmail: 'Указан некорректный адрес электронной почты',
        bioINN: 'Введите ИНН полностью',
      },
    });
  });
});

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addBrand, suggestAddress } from '@venue/sdk/brands';
import { BrandFields } from '@venue/sdk/brands/model';
import { getDraft, saveDraft } from '@venue/sdk/drafts';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aBrand, renderPage, startServer } from './brands.testing.tsx';
import CreateBrand from './CreateBrand.tsx';

const { server, usual } = startServer();
const added = vi.fn();

beforeEach(() => {
  added.mockClear();
  server.use(
    ...usual(),
    mock(addBrand).replies(({ body: sent }) => {
      const body = z.parse(BrandFields, sent);
      added(body);
      return { id: 12, message: aBrand({ ...body, photos: [], version: 1 }) };
    }),
  );
});
const own = '/marketplace/account/brands/create';
const ofProfile = '/marketplace/account/info/brand/create';
const open = (path = own, at = path) => ({ ...renderPage(path, <CreateBrand />, at), user: userEvent.setup() });

it.each([
  [own, '/marketplace/account/brands/12/edit?step=photos'],
  [ofProfile, '/marketplace/account/info/brand/edit/12?step=photos'],
])('from %s: saved by its steps, then its photos at %s', async (from, to) => {
  server.use(
    mock(suggestAddress).replies({
      message: {
        addresses: [{ value: 'Екатеринбург, ул. Вайнера, 9', city: 'Екатеринбург', latitude: 56, longitude: 60 }],
      },
    }),
  );
  const { user, address } = open(from);
  await user.click(await screen.findByRole('button', { name: 'Далее' }));
  expect(await screen.findByText('Обязательное поле')).toBeTruthy();
  await user.type(screen.getByLabelText('Название'), 'Рябина');
  await user.click(await screen.findByRole('checkbox', { name: 'Керамика' }));
  await user.selectOptions(screen.getByLabelText(/^Организация/), 'ООО «Рябина», ИНН 6670123456');
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  await user.click(await screen.findByRole('button', { name: 'Добавить телефон' }));
  await user.type(screen.getByLabelText('Телефон 1'), '+7 (912) 000-01-01');
  await user.type(screen.getByRole('combobox', { name: 'Адрес' }), 'Вайнера');
  await user.click(await screen.findByRole('option', { name: 'Екатеринбург, ул. Вайнера, 9' }));
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  await user.selectOptions(await screen.findByLabelText('Режим работы'), 'Круглосуточно');
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  await user.click(await screen.findByRole('button', { name: /Сохранить и/ }));
  await waitFor(() => expect(address()).toBe(to));
  expect(await screen.findByText('Бренд успешно добавлен')).toBeTruthy();
  expect(added).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      brandName: 'Рябина',
      activityKindIds: [2],
      organisationId: 3,
      brandPhones: ['9120000101'],
      address: { value: 'Екатеринбург, ул. Вайнера, 9', city: 'Екатеринбург', latitude: 56, longitude: 60 },
    } satisfies Partial<BrandFields>),
  );
});

it('what was typed before is there again, and what is typed now is kept', async () => {
  const onKeep = vi.fn();
  const data = JSON.stringify({ values: { brandName: 'Начатый', activityKindIds: [1] }, version: 0 });
  server.use(
    mock(getDraft).replies({ message: { draft: { key: 'brand.add', data, savedAt: '2026-11-20T04:00:00.000Z' } } }),
    mock(saveDraft).replies(({ body }) => {
      onKeep(body);
      return { message: { savedAt: '2026-11-20T05:00:00.000Z' } };
    }),
  );
  const { user } = open();
  const name = await screen.findByLabelText<HTMLInputElement>('Название');
  expect(name.value).toBe('Начатый');
  expect(screen.getByText(/Восстановлен черновик/)).toBeTruthy();
  await user.type(name, ' бренд');
  await waitFor(() => expect(onKeep).toHaveBeenCalled(), { timeout: 4000 });
  expect(JSON.parse(onKeep.mock.lastCall?.[0].data).values).toMatchObject({ brandName: 'Начатый бренд' });
});

it('a failed save keeps all that was typed', async () => {
  server.use(mock(addBrand).fails('internal'));
  const { user } = open();
  await user.type(await screen.findByLabelText('Название'), 'Рябина');
  await user.click(screen.getByRole('tab', { name: /^Фото/ }));
  await user.click(await screen.findByRole('button', { name: /Сохранить и/ }));
  expect(await screen.findByText(/^Произошла ошибка при добавлении бренда/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('Рябина');
});

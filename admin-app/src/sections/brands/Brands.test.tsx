import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { listActivities } from '@venue/sdk/brands';
import {
  confirmBrand,
  getBrand,
  listBrands,
  listOwnerCompanies,
  removeBrandImage,
  saveBrand,
} from '@venue/sdk/brands/admin';
import { type AdminBrand, brandStatus } from '@venue/sdk/brands/model';
import { emptyOrganisation } from '@venue/sdk/profile/model';
import { handlers, mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sendDeferred, undoDeferred } from '../../app/decision/deferred.ts';
import { renderPage, person as staff } from '../../testing/render.tsx';
import { brand } from '../applications/applications.testing.ts';
import BrandPage from './BrandPage.tsx';
import BrandsPage from './BrandsPage.tsx';

// Requests that these tests do not check get sample responses.
const server = setupServer(...handlers());
const person = userEvent.setup();
const company = { ...emptyOrganisation, organisationId: 2, name: 'ООО «Глина»', INN: '6670123456' };
let standing: AdminBrand;
let sent: unknown[];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  undoDeferred();
  server.resetHandlers();
});
beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  sessionStorage.clear();
  sent = [];
  standing = { ...brand, can: ['edit', ...brand.can] };
  server.use(
    mock(whoAmI).replies({ message: staff }),
    mock(listActivities).replies({ message: { activities: brand.activityKinds } }),
    mock(getBrand).replies(() => ({ message: { brand: standing } })),
    mock(listOwnerCompanies).replies(({ body }) => {
      expect(body).toEqual({ userId: brand.ownerId });
      return { message: { companies: [] } };
    }),
    mock(confirmBrand).replies(({ body }) => {
      sent.push(body);
      standing = { ...standing, brandStatus: brandStatus.rework, rejectionReason: 'Нет цен', can: ['edit'] };
      return { message: { brand: standing } };
    }),
  );
});

const open = async () => {
  renderPage(
    <Routes>
      <Route path="/brands/:brandId/edit" element={<BrandPage />} />
    </Routes>,
    { at: `/brands/${brand.brandId}/edit` },
  );
  await screen.findByRole('tab', { name: 'Целиком' }, { timeout: 8000 });
};

it('says beside its owner that their account is being deleted', async () => {
  standing = { ...standing, accountState: 'leaving' };
  await open();
  expect(screen.getByText('Удаляется')).toBeTruthy();
});

it('shows first what has changed since the last verification: words, and photos that came and went', async () => {
  await open();
  expect(await screen.findByText('Название')).toBeTruthy();
  expect(await screen.findByText('Новые фотографии')).toBeTruthy();
  expect(screen.getByText('Удалённые фотографии')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Целиком' }));
  expect(screen.getByText('ООО «Глина», ИНН 6670123456')).toBeTruthy();
  expect(screen.queryByText('Удалённые фотографии')).toBeNull();
});

it('sends a brand back with a reason, by keyboard, and shows it where its owner reads it', async () => {
  await open();
  screen.getByRole('button', { name: /На.доработку/ }).focus();
  await person.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
  await person.click(dialog.getByRole('button', { name: /На.доработку/ }));
  expect(await dialog.findByText('Обязательное поле')).toBeTruthy();
  await person.type(dialog.getByLabelText('Причина'), 'Нет цен{Tab}');
  await person.click(dialog.getByRole('button', { name: /На.доработку/ }));
  expect(await screen.findByText('Что исправить:')).toBeTruthy();
  expect(sent).toEqual([{ seen: brandStatus.onVerification, status: brandStatus.rework, rejectionReason: 'Нет цен' }]);
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
});

it('of two at once the second reads who decided', async () => {
  const data = { what: 'Принят к рассмотрению', by: 'Громова В.', at: '2026-11-20T05:00:00.000Z' };
  server.use(mock(confirmBrand).once.fails('already_decided', { data }));
  await open();
  await person.click(screen.getByRole('button', { name: 'Подтвердить' }));
  expect(await screen.findByText('Решение вот-вот будет отправлено.')).toBeTruthy();
  standing = { ...standing, brandStatus: brandStatus.accepted };
  await sendDeferred();
  expect(await screen.findByText(/Громова/)).toBeTruthy();
});

it('saves a correction with the version that was read, and decides about nothing unsaved', async () => {
  server.use(
    mock(saveBrand).replies(({ body }) => {
      sent.push(body);
      standing = { ...standing, brandName: 'Уральская глина!', version: 4 };
      return { message: { brand: standing } };
    }),
  );
  await open();
  await person.click(screen.getByRole('tab', { name: 'Правка' }));
  await person.type(await screen.findByLabelText('Название'), '!');
  expect(await screen.findByText(/^Сохраните правки/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Бренд успешно обновлён')).toBeTruthy();
  expect(sent).toMatchObject([{ brandId: brand.brandId, brandName: 'Уральская глина!', version: 3 }]);
  expect(await screen.findByRole('button', { name: 'Подтвердить' })).toBeTruthy();
});

it('offers the organisations of the owner, and removes a photo after a question', async () => {
  server.use(
    mock(listOwnerCompanies).replies({ message: { companies: [company] } }),
    mock(removeBrandImage).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  await open();
  await person.click(screen.getByRole('tab', { name: 'Правка' }));
  const field = await screen.findByRole('combobox', { name: /^Организация/ });
  await waitFor(() => expect(field.textContent).toContain('ИНН 6670123456'));
  const photos = within(screen.getByRole('group', { name: /Фотографии/ }));
  await person.click(photos.getAllByRole('button', { name: /Удалить/ })[0] as HTMLElement);
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent).toEqual([{ brandId: brand.brandId, fileId: brand.photos[0]?.fileId }]));
});

it('who may only read gets neither fields nor decisions', async () => {
  standing = { ...brand, can: [] };
  await open();
  expect(screen.queryByRole('tab', { name: 'Правка' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Сохранить|Подтвердить|доработку|Отклонить/ })).toBeNull();
});

it('lists brands with what may be decided about each', async () => {
  const { approved, applicationId, photos, history, ownerCompany, version, ...row } = brand;
  server.use(
    mock(listBrands).replies({
      message: { page: 1, pageSize: 25, total: 1, totalIsExact: true },
      items: [row as never],
    }),
  );
  renderPage(<BrandsPage />, { at: '/brands' });
  expect(await screen.findByText('Уральская глина', {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.getByText('ООО «Глина»')).toBeTruthy();
});

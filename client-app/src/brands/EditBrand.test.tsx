// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addCompany, getBrand, listMyCompanies, saveBrand, sendBrandForVerification } from '@venue/sdk/brands';
import { type Brand, BrandSave, brandStatus, brandTimeOption } from '@venue/sdk/brands/model';
import { findInn } from '@venue/sdk/profile';
import { mock } from '@venue/sdk/testing';
import { clearDate, dateField, dateText, typeDate } from '@venue/shared-ui/testing/dates.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aBrand, company, renderPage, startServer } from './brands.testing.tsx';
import EditBrand from './EditBrand.tsx';

const { server, usual } = startServer();
const { draft, accepted, verified, declined, rework, onVerification } = brandStatus;
let brand: Brand;
const saved = vi.fn<(body: z.output<typeof BrandSave>) => void>();

beforeEach(() => {
  saved.mockClear();
  brand = aBrand();
  server.use(
    ...usual(),
    mock(getBrand).replies(() => ({ message: brand })),
    mock(saveBrand).replies(({ body: sent }) => {
      const body = z.parse(BrandSave, sent);
      saved(body);
      brand = { ...brand, ...body, brandStatus: draft, version: brand.version + 1 };
      return { message: brand };
    }),
  );
});
const path = '/marketplace/account/brands/:brandId/edit';
const open = (step = '') => {
  const view = renderPage(path, <EditBrand />, `/marketplace/account/brands/12/edit${step && `?step=${step}`}`);
  return { ...view, user: userEvent.setup() };
};

it.each([
  [accepted, 'Бренд принят к'],
  [onVerification, 'Сотрудник площадки проверяет бренд'],
  [declined, 'Площадка не'],
])('status %i is read, not edited', async (status, words) => {
  brand = aBrand({ brandStatus: status, can: status === declined ? ['remove'] : [], rejectionReason: null });
  open();
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.getByText('Ежедневно, 10:00–20:00')).toBeTruthy();
  expect(screen.getByText('+7 912 000-01-01')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ryabina.example' }).getAttribute('href')).toBe('https://ryabina.example');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Изменить' })).toBeNull();
});

it('shows what the reviewer answered and the history', async () => {
  const step = { at: '2026-11-21T04:00:00.000Z', brandStatus: rework, what: 'Возвращён', who: 'Администратор' };
  brand = aBrand({
    brandStatus: rework,
    rejectionReason: 'Нет размеров',
    history: [{ ...step, comment: 'Нет размеров' }, ...brand.history],
  });
  open();
  const status = await screen.findByRole('region', { name: 'Статус' });
  expect(within(status).getByText('Нет размеров')).toBeTruthy();
  const history = screen.getByRole('region', { name: 'История' });
  expect(within(history).getAllByRole('listitem')).toHaveLength(2);
  expect(within(history).getByText('21.11.2026 09:00 · Администратор')).toBeTruthy();
});

it('a verified one asks before it is revised, and is saved as a draft', async () => {
  brand = aBrand({ brandStatus: verified, can: ['edit'] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  expect(await screen.findByText(/После правки бренд снова станет черновиком/)).toBeTruthy();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Отмена' }));
  expect(screen.queryByLabelText('Название')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Изменить' }));
  const name = await screen.findByLabelText('Название');
  await user.clear(name);
  await user.type(name, 'Клён');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Бренд успешно обновлён')).toBeTruthy();
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ brandName: 'Клён', version: 4 }));
  expect(await screen.findByText('Черновик')).toBeTruthy();
});

it('what is missing is listed before sending, and the server’s answer stands beside the fields', async () => {
  brand = aBrand({ photos: [], brandDescription: '' });
  server.use(
    mock(sendBrandForVerification).fails('invalid_input', {
      fields: { brandDescription: 'Обязательное поле', photos: 'Добавьте хотя бы одну фотографию' },
    }),
  );
  const { user, address } = open('check');
  const list = (await screen.findByText('Перед отправкой заполните:')).parentElement;
  if (!list) throw new Error('no list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(each => each.textContent),
  ).toEqual(['Описание', 'Фотографии']);
  await user.click(screen.getByRole('button', { name: /Отправить/ }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Добавьте хотя бы одну фотографию');
  await waitFor(() => expect(address()).toContain('step=main'));
  expect(saved).not.toHaveBeenCalled();
});

it('what is missing leads to its field, in whatever step', async () => {
  brand = aBrand({ photos: [], brandWorkingHours: { timeOption: brandTimeOption.byDay, from: '', to: '', days: [] } });
  const { user, address } = open('check');
  await user.click(await screen.findByRole('button', { name: 'Часы работы' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Режим работы')));
  expect(address()).toContain('step=hours');
  await user.click(screen.getByRole('tab', { name: /^Проверка/ }));
  await user.click(screen.getByRole('button', { name: 'Фотографии' }));
  await waitFor(() => expect(address()).toContain('step=photos'));
});

it('no day of the week with hours: the error leads to the days', async () => {
  brand = aBrand({ brandWorkingHours: { timeOption: brandTimeOption.byDay, from: '', to: '', days: [] } });
  const text = 'Укажите часы хотя бы для\u00a0одного дня';
  server.use(mock(sendBrandForVerification).fails('invalid_input', { fields: { 'brandWorkingHours.days': text } }));
  const { user } = open('check');
  await user.click(await screen.findByRole('button', { name: /Отправить/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Понедельник' })));
});

it('sends what was typed together with what it sends', async () => {
  server.use(
    mock(sendBrandForVerification).replies(() => {
      brand = { ...brand, brandStatus: onVerification, can: [], sentAt: '2026-11-21T04:00:00.000Z' };
      return { message: brand };
    }),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText('Название'), ' и клён');
  await user.click(screen.getByRole('tab', { name: /^Проверка/ }));
  await user.click(await screen.findByRole('button', { name: /Отправить/ }));
  expect(await screen.findByText('Бренд отправлен на проверку')).toBeTruthy();
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ brandName: 'Рябина и клён' }));
  // The form is replaced by the read-only brand.
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(screen.getByText(/Сотрудник площадки проверяет/)).toBeTruthy();
});

it('a brand saved elsewhere loses nothing: mine goes over it, or it is shown', async () => {
  const current = aBrand({ brandName: 'Из другой вкладки', version: 9 });
  server.use(mock(saveBrand).once.fails('conflict', { data: { current, savedBy: null, savedAt: null } }));
  const { user } = open();
  const name = await screen.findByLabelText<HTMLInputElement>('Название');
  await user.type(name, '!');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/сохранена другая версия/)).toBeTruthy();
  expect(name.value).toBe('Рябина!');
  await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
  expect(await screen.findByText('Бренд успешно обновлён')).toBeTruthy();
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ brandName: 'Рябина!', version: 9 }));
  await waitFor(() => expect(screen.queryByText(/сохранена другая версия/)).toBeNull());

  server.use(mock(saveBrand).once.fails('conflict', { data: { current, savedBy: null, savedAt: null } }));
  await user.type(name, '?');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await user.click(await screen.findByRole('button', { name: 'Показать сохранённое' }));
  await waitFor(() => expect(name.value).toBe('Из другой вкладки'));
});

it('hours: one span, or day by day with the same hours in all of them', async () => {
  const { user } = open('hours');
  const from = await dateField('Часы работы, начало');
  await clearDate(user, from);
  await typeDate(user, from, '09');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Укажите корректное время')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  await typeDate(user, from, '09:30');
  expect(dateText(from)).toBe('09:30');

  await user.selectOptions(screen.getByLabelText('Режим работы'), 'По дням недели');
  for (const day of ['Вторник', 'Среда']) await user.click(screen.getByRole('checkbox', { name: day }));
  await typeDate(user, await dateField('Вторник, конец'), '21:00');
  await user.click(screen.getByRole('button', { name: 'Вторник: скопировать часы на все рабочие дни' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const hours = saved.mock.lastCall?.[0].brandWorkingHours;
  expect(hours?.timeOption).toBe(brandTimeOption.byDay);
  expect(hours?.days.map(day => `${day.from}–${day.to}`)).toEqual([
    '–',
    '10:00–21:00',
    '10:00–21:00',
    '–',
    '–',
    '–',
    '–',
  ]);
});

it('an organisation is found by its INN, or typed in when the register is away', async () => {
  const added = vi.fn();
  const fresh = { ...company, organisationId: 8, name: 'ООО «Клён»', INN: '6671000000' };
  server.use(
    mock(findInn).fails('inn_down'),
    mock(addCompany).replies(({ body }) => {
      added(body);
      server.use(mock(listMyCompanies).replies({ message: { companies: [company, fresh] } }));
      return { message: fresh };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Добавить по/ }));
  const inn = screen.getByLabelText('ИНН');
  await user.type(inn, '66{Enter}');
  expect(await screen.findByText('Введите ИНН полностью')).toBeTruthy();
  await user.type(inn, '71000000{Enter}');
  expect(await screen.findByText(/Сервис поиска ИНН недоступен/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Обязательное поле')).toBeTruthy();
  expect(added).not.toHaveBeenCalled();

  const {
    postalAddress,
    actsOn,
    bankName,
    BIK,
    account,
    correspondentAccount,
    phone,
    email,
    organisationId,
    ...result
  } = fresh;
  server.use(mock(findInn).replies({ message: { INN: fresh.INN, organisation: result } }));
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  expect(await screen.findByText('ООО «Клён»')).toBeTruthy();
  // What was found belongs to the INN it was found by.
  await user.type(inn, '1');
  expect(screen.queryByRole('button', { name: 'Выбрать' })).toBeNull();
  await user.type(inn, '{Backspace}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Выбрать' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Организация/).value).toBe('8'));
  expect(added).toHaveBeenCalledExactlyOnceWith(result);
});

it('a brand that is not mine looks like no brand', async () => {
  server.use(mock(getBrand).fails('not_found'));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Бренд не найден' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

it('what cannot be read offers another try', async () => {
  server.use(mock(getBrand).fails('unavailable'));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  server.use(mock(getBrand).replies(() => ({ message: brand })));
  await user.click(again);
  expect(await screen.findByLabelText('Название')).toBeTruthy();
});

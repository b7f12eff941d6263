import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  askDeletion,
  cancelDeletion,
  exportMyData,
  getPrivacy,
  giveConsent,
  withdrawConsent,
} from '@venue/sdk/privacy';
import { consentTexts, type PrivacyReport } from '@venue/sdk/privacy/model';
import { mock } from '@venue/sdk/testing';
import * as saving from '@venue/shared-ui/data/saveFile.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, signedIn } from '../app/testing.tsx';
import { saidOf, startServer } from '../profile/profile.testing.tsx';
import PrivacyPage from './PrivacyPage.tsx';

const server = startServer();
const AT = '2026-11-20T04:00:00.000Z';
const account = { purpose: 'account', version: '2026-11-01', givenAt: AT, withdrawnAt: null } as const;

const soldEvent = {
  kind: 'soldEvent',
  id: 8,
  title: 'Лекция о глазури',
  sum: 140_000,
  until: AT,
  refund: null,
} as const;

let report: PrivacyReport;
beforeEach(() => {
  report = { consents: [account], views: [], deletionAt: null, ahead: [] };
  server.use(mock(getPrivacy).replies(() => ({ message: report })));
});
const open = () => renderScreen(<PrivacyPage />, { at: '/marketplace/account/privacy', session: signedIn() });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = async (name: RegExp) => {
  const row = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!row) throw new Error('the consent has no row');
  return row;
};

test('each consent shows its text, when it was given and of which wording; that to the account stays', async () => {
  open();
  const row = await rowOf(/^Учётная запись/);
  expect(row.textContent).toContain(consentTexts.account.text);
  expect(row.textContent).toMatch(/Дано 20\.11\.2026 09:00, текст от\s01\.11\.2026/);
  expect(within(row).queryByRole('button')).toBeNull();
  expect((await rowOf(/^Паспортные данные/)).textContent).toMatch(/Не\sдано/);
});

test('one is given, and taken back after a question that says what goes with it', async () => {
  const heard = vi.fn();
  const consent = { purpose: 'passport', version: '2026-11-01', givenAt: AT, withdrawnAt: null } as const;
  server.use(
    mock(giveConsent).replies(({ body }) => {
      heard(body);
      report = { ...report, consents: [consent, account] };
      return { message: report };
    }),
    mock(withdrawConsent).replies(({ body }) => {
      heard(body);
      report = { ...report, consents: [{ ...consent, withdrawnAt: AT }, account] };
      return { message: report };
    }),
  );
  open();
  await press(/^Дать согласие: Паспортные/);
  await press(/^Отозвать согласие: Паспортные/);
  const question = within(await screen.findByRole('alertdialog', {}, { timeout: 5000 }));
  expect(question.getByText(/Паспортные данные и\sсканы паспорта будут удалены/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
  expect(heard).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press(/^Отозвать согласие: Паспортные/);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отозвать' }));
  await waitFor(async () => expect((await rowOf(/^Паспортные данные/)).textContent).toContain('отозвано 20.11.2026'));
  expect(heard.mock.calls).toEqual([[{ purpose: 'passport' }], [{ purpose: 'passport' }]]);
});

test('an older wording can be replaced by the present one', async () => {
  report = { ...report, consents: [{ ...account, purpose: 'mailing', version: '2025-01-01' }, account] };
  open();
  const row = await rowOf(/^Письма/);
  expect(row.textContent).toMatch(/текст от\s01\.01\.2025\. С\sтех пор текст изменился/);
  expect(within(row).getByRole('button', { name: /^Согласиться с\sновым текстом: / })).toBeTruthy();
});

test('tells who looked, at what, when and why; a long list opens on demand', async () => {
  report = {
    ...report,
    views: Array.from({ length: 12 }, (_, index) => ({
      at: AT,
      who: `Сотрудник ${index + 1}`,
      what: 'Паспорт',
      reason: 'Оформление договора',
    })),
  };
  open();
  const log = within(await screen.findByRole('region', { name: 'Кто открывал ваши данные' }));
  expect(log.getAllByRole('listitem')).toHaveLength(10);
  expect(log.getAllByRole('listitem')[0]?.textContent).toBe('ПаспортСотрудник 1 — Оформление договора20.11.2026 09:00');
  await press('Показать все 12');
  expect(log.getAllByRole('listitem')).toHaveLength(12);
});

test('everything is downloaded with the password; a wrong one is said beside its field', async () => {
  const onKeep = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  server.use(
    mock(exportMyData).once.fails('password_wrong', { fields: { password: 'Неверный пароль' } }),
    mock(exportMyData).replies({ data: new Blob(['PK']), type: 'application/zip', name: 'Мои данные.zip' }),
  );
  open();
  await press('Скачать архив');
  const password = await screen.findByLabelText('Ваш пароль');
  await userEvent.type(password, 'не тот');
  await press('Скачать');
  await waitFor(() => expect(saidOf(password)).toBe('Неверный пароль'));
  await userEvent.clear(password);
  await userEvent.type(password, 'Guest-2026');
  await press('Скачать');
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce());
  expect(onKeep.mock.calls[0]?.[0].name).toBe('Мои данные.zip');
  expect(await screen.findByRole('button', { name: 'Скачать архив' })).toBeTruthy();
});

test('a deletion is asked for with the password, shows its day and what it waits for, and can be taken back', async () => {
  const heard = vi.fn();
  server.use(
    mock(askDeletion).replies(({ body }) => {
      heard(body);
      report = { ...report, deletionAt: '2026-12-20T04:00:00.000Z', ahead: [soldEvent] };
      return { message: report };
    }),
    mock(cancelDeletion).replies(() => {
      report = { ...report, deletionAt: null, ahead: [] };
      return { message: report };
    }),
  );
  open();
  await press('Удалить учётную запись');
  expect(document.activeElement).toBe(screen.getByLabelText('Ваш пароль'));
  await userEvent.type(await screen.findByLabelText('Ваш пароль'), 'Guest-2026');
  await press('Удалить');
  expect(await screen.findByRole('heading', { name: 'Учётная запись будет удалена 20.12.2026' })).toBeTruthy();
  expect(screen.getByText(/Мероприятие с.билетами гостей №.8: Лекция о глазури/)).toBeTruthy();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ password: 'Guest-2026' });
  await press('Отменить удаление');
  expect(await screen.findByRole('button', { name: 'Удалить учётную запись' })).toBeTruthy();
  expect(screen.getByText('Учётная запись останется')).toBeTruthy();
});

test('what hangs on the account is listed before the password, and paid bookings are settled as chosen', async () => {
  const heard = vi.fn();
  report = {
    ...report,
    ahead: [
      {
        kind: 'booking',
        id: 61,
        title: 'Фотостудия, 01.12.2026, 2 часа',
        sum: 1_500_000,
        until: AT,
        refund: 1_310_000,
      },
      { kind: 'booking', id: 62, title: 'Фотостудия, 21.11.2026, 1 час', sum: 150_000, until: AT, refund: 0 },
      { kind: 'ticket', id: 12, title: 'Вечер джаза, 04.12.2026', sum: 70_000, until: AT, refund: null },
      { kind: 'hold', id: 63, title: 'Фотостудия, 02.12.2026, 1 час', sum: 150_000, until: AT, refund: null },
      { kind: 'preparedEvent', id: 21, title: 'Форум, 25.03.2027', sum: 9_000_000, until: AT, refund: null },
      { kind: 'soldEvent', id: 8, title: 'Лекция о глазури, 20.12.2026', sum: 140_000, until: AT, refund: null },
      { kind: 'refund', id: 2, title: 'Бронь № 4', sum: 50_000, until: null, refund: null },
      { kind: 'brand', id: 5, title: 'Уральская глина', sum: null, until: null, refund: null },
      { kind: 'eventRequest', id: 3, title: 'День ремёсел', sum: null, until: null, refund: null },
      { kind: 'roomRequest', id: 4, title: 'Большой зал, 03.12.2026', sum: null, until: null, refund: null },
    ],
  };
  server.use(
    mock(askDeletion).replies(({ body }) => {
      heard(body);
      return { message: { ...report, deletionAt: '2026-12-20T04:00:00.000Z', ahead: [] } };
    }),
  );
  open();
  await screen.findByText(/Оплаченная бронь №.61/);
  const listed = (name: RegExp) =>
    within(screen.getByRole('heading', { name }).parentElement ?? expect.unreachable())
      .getAllByRole('listitem')
      .map(each => each.textContent?.replaceAll('\u00a0', ' '));
  expect(listed(/^Сначала это должно закончиться$/)).toEqual([
    'Оплаченная бронь № 61: Фотостудия, 01.12.2026, 2 часа, 15 000 ₽ — отменить с возвратом 13 100 ₽ или подождать',
    'Оплаченная бронь № 62: Фотостудия, 21.11.2026, 1 час, 1 500 ₽ — отменить без возврата или подождать',
    'Билет № 12: Вечер джаза, 04.12.2026, 700 ₽ — подождём',
    'Неоплаченная бронь № 63: Фотостудия, 02.12.2026, 1 час, 1 500 ₽ — снять или подождать',
    'Подготовка мероприятия № 21: Форум, 25.03.2027, 90 000 ₽ — подождём, решают сотрудники площадки',
    'Мероприятие с билетами гостей № 8: Лекция о глазури, 20.12.2026, 1 400 ₽ — подождём, решают сотрудники площадки. Передать другому организатору или отменить',
    'Возврат денег № 2: Бронь № 4, 500 ₽ — подождём',
  ]);
  expect(listed(/^Удалим вместе с.учётной записью$/)).toEqual([
    'Бренд № 5: Уральская глина',
    'Заявка на мероприятие № 3: День ремёсел',
    'Запрос помещения № 4: Большой зал, 03.12.2026',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: /Отменить сейчас, вернётся 13.100.₽/ }));
  await press('Удалить учётную запись');
  await userEvent.type(await screen.findByLabelText('Ваш пароль'), 'Guest-2026');
  await press('Удалить');
  await waitFor(() =>
    expect(heard).toHaveBeenCalledWith({ password: 'Guest-2026', settle: 'cancel', refund: 1_310_000 }),
  );
});

test('what cannot be read offers another try', async () => {
  server.use(mock(getPrivacy).once.fails('unavailable'));
  open();
  await press('Повторить');
  expect(await screen.findByRole('heading', { name: 'Согласия' })).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listMovements, noteReceipt, retryReceipt } from '@venue/sdk/receipts/admin';
import type { MoneyMovement } from '@venue/sdk/receipts/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import MoneyPage from './MoneyPage.tsx';

const server = startServer();
const person = userEvent.setup();

const row: MoneyMovement = {
  movementId: 'p7',
  at: '2026-12-01T07:00:00.000Z',
  way: 'payment',
  means: 'online',
  title: 'Бронь № 57, Фотостудия',
  subject: { kind: 'booking', id: 57 },
  sum: 150_000,
  providerSum: 150_000,
  trouble: 'receiptRefused',
  receiptId: 7,
  receipt: 'refused',
  receiptKind: 'payment',
  receiptSum: null,
  documentNumber: null,
  storageNumber: null,
  attribute: null,
  registeredAt: null,
  can: ['retry', 'note'],
};
const lists = (...items: MoneyMovement[]) =>
  mock(listMovements).replies({
    message: { page: 1, pageSize: 25, total: items.length, totalIsExact: true },
    items,
  });

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  server.use(lists(row));
});

const choose = async (name: string) => {
  renderPage(<MoneyPage />, { at: '/reconciliation/money' });
  await person.click(await screen.findByRole('button', { name: 'Действия' }));
  await person.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }));
};

it('has a refused receipt written anew, by the status that was seen', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(retryReceipt).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  await choose('Оформить чек ещё раз');
  await waitFor(() => expect(sent).toEqual([{ receiptId: 7, seen: 'refused' }]));
});

it('writes down the receipt of the cash register; what is wrong stands at its field and the rest is kept', async () => {
  const sent: unknown[] = [];
  server.use(mock(noteReceipt).fails('invalid_input', { fields: { documentNumber: 'Этот чек уже записан' } }));
  await choose('Записать чек кассы');
  const dialog = await screen.findByRole('dialog');
  const field = (label: RegExp) => within(dialog).getByLabelText(label);
  await person.type(field(/^ФН/), '9289000100115785');
  await person.type(field(/^ФД/), '17');
  await person.type(field(/^ФПД/), '2617603921');
  const save = () => person.click(within(dialog).getByRole('button', { name: 'Записать' }));
  await save();
  expect(await within(dialog).findByText('Этот чек уже записан')).not.toBeNull();
  server.use(
    mock(noteReceipt).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  await person.clear(field(/^ФД/));
  await person.type(field(/^ФД/), '18');
  await save();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        receiptId: 7,
        seen: 'refused',
        storageNumber: '9289000100115785',
        documentNumber: '18',
        attribute: '2617603921',
      },
    ]),
  );
});

it('offers nothing for money whose receipt is there', async () => {
  server.use(lists({ ...row, trouble: null, receipt: 'registered', can: [] }));
  renderPage(<MoneyPage />, { at: '/reconciliation/money' });
  expect(await screen.findByText('Зарегистрирован')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Действия' })).toBeNull();
});

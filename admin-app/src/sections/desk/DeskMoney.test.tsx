import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDeposit } from '@venue/sdk/deposits/admin';
import {
  cancelDeskSbp,
  type DeskInvoice,
  findPayer,
  getDeskBooking,
  getDeskInvoice,
  getDeskSbp,
  makeDeskInvoice,
  startDeskSbp,
} from '@venue/sdk/desk/admin';
import { mock, sampleReply } from '@venue/sdk/testing';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import { DeskActions } from './DeskActions.tsx';

const server = startServer();
const person = userEvent.setup();
const found = {
  name: 'ООО «Печь и глина»',
  type: 1 as const,
  INN: '6672051180',
  KPP: '667201001',
  OGRN: '1156658003710',
  legalAddress: 'г. Екатеринбург',
  headPosition: 'Директор',
  headName: 'Лаптева Дарья Сергеевна',
};
const offer: DeskInvoice = {
  noInvoice: null,
  sum: 150_000,
  keptUntil: '2026-12-04T13:00:00.000Z',
  organisations: [{ organisationId: 4, name: 'ООО «Малахит»', INN: '6671004212', email: 'buh@malachite.example' }],
  invoice: null,
  mailed: [],
  can: ['make'],
};
let sent: unknown[];
let status: 'pending' | 'succeeded' | 'canceled';

beforeEach(() => {
  sent = [];
  status = 'pending';
  const booking = { ...sampleReply(getDeskBooking).message, orderId: 7, due: 150_000, owed: 0, comment: '' };
  const payment = { paymentId: 'p1', qr: 'https://qr.nspk.ru/1', sum: 150_000 };
  const term = { expiresAt: new Date(Date.now() + 60_000).toISOString(), now: new Date().toISOString() };
  server.use(
    mock(getDeskBooking).replies({ message: { ...booking, arrival: null, can: ['pay', 'sbp', 'invoice'] } }),
    mock(getDeskInvoice).replies({ message: offer }),
    mock(findPayer).replies({ message: { organisation: found } }),
    mock(makeDeskInvoice).replies(({ body }) => {
      sent.push(body);
      return sampleReply(makeDeskInvoice);
    }),
    mock(startDeskSbp).replies({ message: { ...payment, ...term } }),
    mock(getDeskSbp).replies(() => ({ message: { status } })),
    mock(cancelDeskSbp).replies(({ body }) => {
      sent.push(body);
      return { message: { status: 'canceled' } };
    }),
  );
});

async function openInvoice() {
  renderPage(<DeskActions orderId={7} />);
  await person.click(await screen.findByRole('button', { name: 'Счёт организации' }));
  return within(await screen.findByRole('dialog', { name: 'Счёт организации' }));
}
const make = /^Выставить счёт на/;
const common = { orderId: 7, sum: 150_000, withAgreement: false };

it('an organisation of the account is chosen, with the address it has', async () => {
  const dialog = await openInvoice();
  await person.click(dialog.getByRole('button', { name: make }));
  await waitFor(() =>
    expect(sent).toEqual([{ ...common, organisationId: 4, payer: null, sendTo: 'buh@malachite.example' }]),
  );
});

it('another one is found by its INN and sent with what the register has', async () => {
  const dialog = await openInvoice();
  await person.selectOptions(dialog.getByRole('combobox', { name: /Кто платит/ }), 'Другая организация');
  await person.type(dialog.getByRole('textbox', { name: /ИНН/ }), found.INN);
  await person.click(dialog.getByRole('button', { name: /^Найти по/ }));
  await waitFor(() =>
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Название/ }).value).toBe(found.name),
  );
  await person.click(dialog.getByRole('button', { name: make }));
  await waitFor(() => expect(sent).toEqual([{ ...common, organisationId: null, payer: found, sendTo: null }]));
});

it('without a name it is not sent', async () => {
  const dialog = await openInvoice();
  await person.selectOptions(dialog.getByRole('combobox', { name: /Кто платит/ }), 'Другая организация');
  await person.click(dialog.getByRole('button', { name: make }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /ИНН/ }).getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
});

it('the field of a name that is missing comes into sight', async () => {
  const dialog = await openInvoice();
  await person.selectOptions(dialog.getByRole('combobox', { name: /Кто платит/ }), 'Другая организация');
  await person.type(dialog.getByRole('textbox', { name: /ИНН/ }), found.INN);
  await person.click(dialog.getByRole('button', { name: make }));
  const name = await dialog.findByRole('textbox', { name: /Название/ });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await person.type(name, found.name);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Название/ }).value).toBe(found.name);
});

it('the code of SBP stays until it is given up', async () => {
  renderPage(<DeskActions orderId={7} />);
  await person.click(await screen.findByRole('button', { name: 'СБП' }));
  await screen.findByRole('img', { name: /^Код для оплаты/ });
  await person.click(screen.getByRole('button', { name: /убрать код$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ orderId: 7, paymentId: 'p1' }]);
});

it('the code of SBP goes when the money has come', async () => {
  renderPage(<DeskActions orderId={7} />);
  status = 'succeeded';
  await person.click(await screen.findByRole('button', { name: 'СБП' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Деньги пришли, бронь оплачена');
  expect(sent).toEqual([]);
});

it.each([
  ['ahead', '2120-12-04T13:00:00.000Z', /Пришло 500 ₽, остальное ждём до .*18:00\./],
  ['past', '2020-12-04T13:00:00.000Z', /Пришло 500 ₽\. Срок был до .*18:00, ждём выписку банка\./],
])('an invoice says what it waits for while its term is %s', async (_, keptUntil, text) => {
  const { message: invoice } = sampleReply(makeDeskInvoice);
  const waits = { ...invoice, orderInvoiceStatus: 'awaiting', invoiceEnd: null, received: 50_000, keptUntil } as const;
  server.use(mock(getDeskInvoice).replies({ message: { ...offer, invoice: waits, can: ['withdraw'] } }));
  renderPage(<DeskActions orderId={7} />);
  expect((await screen.findByText(/выписку банка|остальное ждём/)).textContent?.replaceAll('\u00a0', ' ')).toMatch(
    text,
  );
});

it.each([
  ['may be changed while nobody asked for it', ['invoice', 'promo'], true],
  ['is only said while an invoice waits for it', ['invoice'], false],
] as const)('an agreed deposit %s', async (_, can, mayChange) => {
  const { message } = sampleReply(getDeskBooking);
  const booking = { ...message, orderId: 7, due: 50_000, owed: 0, paid: 0, comment: '', arrival: null };
  const deposit = { depositSum: 50_000, depositIsPaid: false, rest: 100_000, restDueAt: '2026-12-04T13:00:00.000Z' };
  server.use(
    mock(getDeskBooking).replies({ message: { ...booking, can: [...can] } }),
    mock(getDeposit).replies({ message: { deposit } }),
  );
  renderPage(<DeskActions orderId={7} />);
  expect(await screen.findByText(/^Задаток 500 ₽: после него бронь подтвердится/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Изменить задаток' }) !== null).toBe(mayChange);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as calls from '@venue/sdk/papers/admin';
import type { BankPayment, StatementResult } from '@venue/sdk/papers/model';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../../testing/render.tsx';
import BankPaymentDialog from './BankPaymentDialog.tsx';
import StatementDialog from './StatementDialog.tsx';

const server = startServer();
const person = userEvent.setup();
const payment: BankPayment = {
  bankPaymentId: 9,
  bankPaymentStatus: 'waiting',
  whyWaiting: 'more',
  paidOn: '2026-12-02',
  paymentOrder: '118',
  sum: 200_000,
  payerName: 'ООО «Печь и глина»',
  payerINN: '6672051180',
  paymentPurpose: 'Оплата по счёту № 12',
  invoiceId: null,
  invoiceNumber: null,
};
const invoice = {
  invoiceId: 5,
  invoiceNumber: '12',
  invoiceDate: '2026-12-01',
  customerName: 'ООО «Печь и глина»',
  left: 150_000,
};
let sent: unknown[];
let closed: number;

beforeEach(() => {
  [sent, closed] = [[], 0];
  server.use(
    mock(calls.getBankPayment).replies({ message: { payment, invoices: [invoice] } }),
    mock(calls.countBankPayment).replies(({ body }) => {
      sent.push(body);
      return { message: { ...payment, bankPaymentStatus: 'counted', invoiceId: 5, invoiceNumber: '12' } };
    }),
    mock(calls.dismissBankPayment).replies(({ body }) => {
      sent.push(body);
      return { message: { ...payment, bankPaymentStatus: 'dismissed' } };
    }),
  );
});

const close = () => {
  closed++;
};
const show = (element: React.ReactNode) =>
  renderPage(
    <Routes>
      <Route path="/" element={element} />
    </Routes>,
    { at: '/' },
  );
const statement = () => new File(['1CClientBankExchange'], 'kl_to_1c.txt', { type: 'text/plain' });

it('says why a payment waits and what counting it will do, and counts it with the rest to give back', async () => {
  show(<BankPaymentDialog id={9} manages close={close} />);
  expect(await screen.findByText(/^Больше, чем осталось по.счёту$/)).not.toBeNull();
  expect(screen.getByText(/Больше, чем осталось, на.500.₽/)).not.toBeNull();
  await person.click(screen.getByRole('checkbox', { name: /лишнее вернуть/ }));
  await person.click(screen.getByRole('button', { name: /^Учесть/ }));
  await waitFor(() => expect(sent).toEqual([{ bankPaymentId: 9, invoiceId: 5, enough: true }]));
  await waitFor(() => expect(closed).toBe(1));
});

it('keeps offering the likely invoices while a search has no match', async () => {
  server.use(
    mock(calls.getBankPayment).replies(({ body }) => ({
      message: { payment, invoices: (body as { search?: string }).search ? [] : [invoice] },
    })),
  );
  show(<BankPaymentDialog id={9} manages close={close} />);
  const choice = await screen.findByRole('combobox', { name: /счёт$/ });
  await person.type(screen.getByRole('textbox', { name: /^Найти другой счёт/ }), 'нет');
  expect((await screen.findByText(/^Выставленных счетов с/)).isConnected).toBe(true);
  expect(choice.isConnected).toBe(true);
  await person.click(screen.getByRole('button', { name: /^Учесть/ }));
  await waitFor(() => expect(sent).toEqual([{ bankPaymentId: 9, invoiceId: 5, enough: false }]));
});

it('sets a payment aside that is for no invoice', async () => {
  show(<BankPaymentDialog id={9} manages close={close} />);
  await person.click(await screen.findByRole('button', { name: /^Не.за.счёт$/ }));
  await waitFor(() => expect(sent).toEqual([{ bankPaymentId: 9 }]));
});

it('only shows it to readers', async () => {
  show(<BankPaymentDialog id={9} manages={false} close={close} />);
  expect(await screen.findByText('Оплата по счёту № 12')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Учесть/ })).toBeNull();
});

const result: StatementResult = {
  statementImportId: 1,
  total: 7,
  done: 7,
  added: 3,
  counted: 2,
  waiting: 1,
  known: 4,
  aside: 1,
  setAside: [{ line: 13, problem: 'нет номера' }],
  startedAt: '2026-12-01T07:00:00.000Z',
};

it('tells what a statement brought, and what is wrong with one', async () => {
  const broken = { ...result, done: 4, aside: 0, setAside: [] };
  server.use(mock(calls.listStatementImports).replies({ message: { imports: [broken] } }));
  server.use(mock(calls.uploadStatement).fails('statement_rejected', { fields: { fileStatement: 'Файл обрывается' } }));
  show(<StatementDialog close={close} />);
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText(/сохранено 4/)).textContent).toMatch(/из.7\.$/);
  expect(dialog.getByText(/Если она прервалась/)).not.toBeNull();
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  await person.upload(input(), statement());
  expect((await dialog.findByRole('alert')).textContent).toBe('Файл обрывается');
  server.use(mock(calls.uploadStatement).replies({ message: result }));
  await person.upload(input(), statement());
  expect((await dialog.findByText(/Учтено/)).textContent).toBe(
    'Новых платежей: 3. Учтено по\u00a0счетам: 2. Ждут вашего решения: 1. Загружены раньше: 4.',
  );
  expect(dialog.getByText('Строка 13: нет номера')).not.toBeNull();
});

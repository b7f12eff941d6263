import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerProposal, listRequestMessages, readRequestMessages } from '@venue/sdk/event-requests';
import { type EventRequest, eventRequestStatus, proposalStatus } from '@venue/sdk/event-requests/model';
import { getEventInvoice, getMyActPdf, getMyInvoicePdf, makeEventInvoice } from '@venue/sdk/papers';
import { mock } from '@venue/sdk/testing';
import * as saving from '@venue/shared-ui/data/saveFile.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { aRequest, renderPage, startServer } from '../event-requests.testing.tsx';
import AfterSubmit from './AfterSubmit.tsx';

const { server, usual } = startServer();
const person = userEvent.setup();
const proposal = {
  proposalId: 8,
  version: 1,
  proposalStatus: proposalStatus.sent,
  lines: [{ title: 'Лекторий', quantity: 5, unit: 'ч', unitPrice: 300_000, sum: 1_500_000 }],
  price: 1_500_000,
  comment: 'Кофе-брейк отдельно',
  who: 'Громова В.',
  sentAt: '2026-12-01T05:00:00.000Z',
  answeredAt: null,
  reason: null,
};
let answers: unknown[];

beforeEach(() => {
  answers = [];
  server.use(
    ...usual(),
    mock(listRequestMessages).replies({ message: { messages: [], more: false } }),
    mock(readRequestMessages).replies({ message: { unread: 0 } }),
    mock(answerProposal).replies(({ body }) => {
      answers.push(body);
      return { message: { ...proposal, proposalStatus: proposalStatus.accepted } };
    }),
  );
});

const open = (over: Partial<EventRequest>) =>
  renderPage(
    ['/account/requests/edit/:eventRequestId'],
    <AfterSubmit request={aRequest({ eventRequestStatus: eventRequestStatus.conversation, ...over })} />,
    '/account/requests/edit/12',
  );

it('accepts a proposal after a question', async () => {
  open({ proposals: [proposal] });
  const offer = within(await screen.findByRole('region', { name: 'Предложение площадки' }));
  expect(offer.getByText('Лекторий')).not.toBeNull();
  await person.click(offer.getByRole('button', { name: 'Принять предложение' }));
  expect(answers).toEqual([]);
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Принять' }));
  await waitFor(() => expect(answers).toEqual([{ accepted: true }]));
});

it('declines it with a reason only', async () => {
  open({ proposals: [proposal] });
  await person.click(await screen.findByRole('button', { name: 'Отклонить' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await dialog.findAllByText('Обязательное поле')).not.toHaveLength(0);
  await person.type(dialog.getByRole('textbox'), 'Дорого');
  await person.click(dialog.getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(answers).toEqual([{ accepted: false, reason: 'Дорого' }]));
});

it('says who leads the request, and offers no answer to what was answered', async () => {
  open({
    managerInfo: { managerId: 3, managerName: 'Вера', managerLastName: 'Громова', managerMiddleName: '' },
    proposals: [{ ...proposal, proposalStatus: proposalStatus.accepted, answeredAt: proposal.sentAt }],
  });
  expect(await screen.findByText('Заявку ведёт Громова Вера.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Принять предложение' })).toBeNull();
});

const company = { organisationId: 4, name: 'ООО «Печь и глина»', INN: '6672051180' };
const invoice = {
  invoiceId: 9,
  invoiceNumber: '12',
  invoiceDate: '2026-12-01',
  orderInvoiceStatus: 'awaiting' as const,
  invoiceEnd: null,
  customerName: company.name,
  sum: 1_500_000,
  received: 0,
  owed: 0,
  returned: 0,
  keptUntil: '2026-12-04T13:00:00.000Z',
  orderIds: [],
  eventRequestId: 12,
};

it('has the invoice made for the organisation that is chosen, and offers it as a file', async () => {
  let paid = {
    mayChoose: true,
    sum: 1_500_000,
    organisations: [{ ...company, organisationId: 3, name: 'ИП Котова М. И.' }, company],
    invoice: null as null | typeof invoice,
    act: null,
  };
  const made: unknown[] = [];
  server.use(
    mock(getEventInvoice).replies(() => ({ message: paid })),
    mock(makeEventInvoice).replies(({ body }) => {
      made.push(body);
      paid = { ...paid, mayChoose: false, invoice };
      return { id: 9, message: invoice };
    }),
    mock(getMyInvoicePdf).replies({ data: new Blob(['x']), type: 'application/pdf', name: 'Счёт № 12.pdf' }),
  );
  const kept = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  open({ eventRequestStatus: eventRequestStatus.payment });
  await person.selectOptions(await screen.findByLabelText('Кто платит'), '4');
  await person.click(screen.getByRole('button', { name: /^Получить счёт на/ }));
  await person.click(await screen.findByRole('button', { name: 'Скачать счёт' }));
  expect(made).toEqual([{ eventRequestId: 12, organisationId: 4, sum: 1_500_000 }]);
  await waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Ждёт оплаты')).not.toBeNull();
});

it('shows what came for the invoice, and the act once it is closed', async () => {
  const act = {
    actId: 5,
    actForm: 'act' as const,
    actNumber: '7',
    actDate: '2026-12-23',
    invoiceNumber: '12',
    customerName: company.name,
    edoState: null,
  };
  const paid = { ...invoice, orderInvoiceStatus: 'paid' as const, received: 1_500_000 };
  server.use(
    mock(getEventInvoice).replies({
      message: { mayChoose: false, sum: 1_500_000, organisations: [], invoice: paid, act: { ...act, sum: 1_500_000 } },
    }),
    mock(getMyActPdf).replies({ data: new Blob(['x']), type: 'application/pdf', name: 'Акт № 7.pdf' }),
  );
  const kept = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  open({ eventRequestStatus: eventRequestStatus.happened });
  expect(await screen.findByText('Деньги пришли, мероприятие оплачено.')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Скачать акт №\u00a07' }));
  await waitFor(() => expect(kept).toHaveBeenCalled());
});

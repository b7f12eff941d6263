import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerProposal, listRequestMessages, readRequestMessages } from '@venue/sdk/event-requests';
import { type EventRequest, eventRequestStatus, proposalStatus } from '@venue/sdk/event-requests/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it } from 'vitest';
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

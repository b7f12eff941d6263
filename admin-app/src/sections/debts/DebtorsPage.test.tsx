import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listDebtors, sumDebts } from '@venue/sdk/debts/admin';
import { mock, sampleReply } from '@venue/sdk/testing';
import { expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import DebtorsPage from './DebtorsPage.tsx';

const server = startServer();

it('leads from a debtor to the organisation', async () => {
  const person = userEvent.setup();
  const [debtor] = sampleReply(listDebtors).items;
  if (!debtor) throw new Error('no sample');
  server.use(
    mock(sumDebts).replies(sampleReply(sumDebts)),
    mock(listDebtors).replies({
      message: { page: 1, pageSize: 100, total: 1, totalIsExact: true },
      items: [{ ...debtor, INN: '6670123456' }],
    }),
  );
  renderPage(<DebtorsPage />, { at: '/debtors' });
  await person.click(await screen.findByRole('button', { name: 'Действия' }, { timeout: 8000 }));
  await person.click(await screen.findByRole('menuitem', { name: 'Организация' }));
  expect(screen.getByTestId('address').textContent).toBe('/agreements/organisations?INN=6670123456');
});

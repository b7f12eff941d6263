// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mock, sample } from '@venue/sdk/testing';
import { transferTicket } from '@venue/sdk/tickets';
import { Ticket } from '@venue/sdk/tickets/model';
import { expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../events/events.testing.tsx';
import ChangeHolder from './ChangeHolder.tsx';

const { server, usual } = startServer();
const ticket = { ...sample(Ticket), code: 'A1B2C3D4E5F6', isOwn: true, price: 0 };

it('asks for the address of somebody abroad, and sends the whole number', async () => {
  const sent = vi.fn();
  server.use(
    ...usual(),
    mock(transferTicket).replies(({ body }) => {
      sent(body);
      return { message: { ticketNumber: 7, holderName: 'Jan Kowalski', phoneEnding: '4567' } };
    }),
  );
  const user = userEvent.setup();
  renderPage('/tickets/:slug', <ChangeHolder change="transfer" ticket={ticket} close={vi.fn()} />, '/tickets/A1B2');
  await user.type(await screen.findByRole('textbox', { name: /^Имя и\sфамилия/ }), 'Jan Kowalski');
  const phone = screen.getByRole('textbox', { name: 'Телефон' });
  expect(screen.queryByRole('textbox', { name: 'Электронная почта' })).toBeNull();
  await user.type(phone, '+48 22 123 45 67');
  const email = await screen.findByRole('textbox', { name: 'Электронная почта' });
  await user.click(screen.getByRole('button', { name: 'Передать билет' }));
  await screen.findByText(/^На\sномер другой страны СМС не\sпридёт: укажите почту гостя$/);
  expect(sent).not.toHaveBeenCalled();
  await user.type(email, 'jan@example.com');
  await user.click(screen.getByRole('button', { name: 'Передать билет' }));
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ name: 'Jan Kowalski', phone: '+48221234567', email: 'jan@example.com' }),
  );
});

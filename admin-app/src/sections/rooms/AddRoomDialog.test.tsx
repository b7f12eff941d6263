import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoom } from '@venue/sdk/rooms/admin';
import { mock } from '@venue/sdk/testing';
import { expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import AddRoomDialog from './AddRoomDialog.tsx';

const server = startServer();
const user = userEvent.setup();

it('adds a room by its number and leads to its settings; a number that is taken is said beside it', async () => {
  const sent: unknown[] = [];
  const text = 'Помещение с таким номером уже есть';
  server.use(mock(createRoom).fails('invalid_input', { fields: { roomId: text } }));
  renderPage(<AddRoomDialog close={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить помещение' }));
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await dialog.findAllByText('Обязательное поле')).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Номер/ }), '77');
  await user.type(dialog.getByRole('textbox', { name: 'Название' }), 'Мастерская на крыше');
  await user.type(dialog.getByRole('textbox', { name: /^Коротко/ }), 'Крыша');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Этаж' }), '3');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await dialog.findByText(text)).toBeTruthy();
  server.use(
    mock(createRoom).replies(({ body }) => {
      sent.push(body);
      return { id: 78, message: { success: true } };
    }),
  );
  const number = dialog.getByRole('textbox', { name: /^Номер/ });
  await user.clear(number);
  await user.type(number, '78');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(screen.getByText('/settings_room/78')).toBeTruthy());
  expect(sent).toEqual([{ roomId: 78, name: 'Мастерская на крыше', shortName: 'Крыша', floor: 3 }]);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, call, message, Phone, required, type Transport } from '@venue/sdk';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Text } from '../fields/inputs.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { renderApp } from '../testing/render.tsx';
import { CallForm } from './CallForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const saveContact = call({
  id: 'test.saveContact',
  summary: 'Save a contact',
  method: 'POST',
  path: '/contact',
  access: 'public',
  body: z.object({ name: required(), phone: Phone }),
  reply: message(z.object({ success: z.boolean() })),
  repeat: 'safe',
});

function show(transport: Transport, done = vi.fn()) {
  renderApp(
    <CallForm call={saveContact} from={{ name: '', phone: '' }} done={done}>
      <Text name="name" label="Имя" />
      <PhoneField name="phone" label="Телефон" />
      <SubmitButton>Сохранить</SubmitButton>
    </CallForm>,
    { transport },
  );
  return {
    done,
    name: () => screen.getByLabelText('Имя'),
    phone: () => screen.getByLabelText<HTMLInputElement>('Телефон'),
  };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

it('lists several errors, takes the focus there and leads to a field', async () => {
  const transport = vi.fn<Transport>();
  const { name } = show(transport);
  await submit();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await userEvent.click(screen.getByRole('link', { name: 'Имя: Обязательное поле' }));
  expect(document.activeElement).toBe(name());
  expect(transport).not.toHaveBeenCalled();
});

it('lists errors in the order of the page', async () => {
  renderApp(
    <CallForm call={saveContact} from={{ name: '', phone: '' }} done={vi.fn()}>
      <PhoneField name="phone" label="Телефон" />
      <Text name="name" label="Имя" />
      <SubmitButton>Сохранить</SubmitButton>
    </CallForm>,
    { transport: vi.fn<Transport>() },
  );
  await submit();
  const summary = within(await screen.findByRole('alert'));
  const links = summary.getAllByRole('link').map(link => link.textContent);
  expect(links).toEqual([expect.stringMatching(/^Телефон/), expect.stringMatching(/^Имя/)]);
});

it('takes the focus to the field when it is the only one', async () => {
  const { name, phone } = show(vi.fn<Transport>());
  await userEvent.type(name(), 'Анна');
  await userEvent.type(phone(), '900');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(phone()));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(phone().getAttribute('aria-invalid')).toBe('true');
});

it('puts the server’s messages beside the fields and keeps what was typed', async () => {
  const { phone, done } = show(async () => {
    throw new ApiFailure('user_exists', { fields: { phone: 'Пользователь уже существует в системе' } });
  });
  await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
  await userEvent.type(phone(), '9001234567');
  await submit();
  expect(await screen.findByText('Пользователь уже существует в системе')).not.toBeNull();
  expect(phone().value).toBe('+7 900 123-45-67');
  expect(done).not.toHaveBeenCalled();
});

it('sends once, however often it is pressed, and gives the digits of the phone', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  const transport = vi.fn<Transport>(() => new Promise(resolve => (answer = resolve)));
  const { name, phone, done } = show(transport);
  await userEvent.type(name(), 'Анна');
  fireEvent.change(phone(), { target: { value: '8 (900) 123-45-67' } });
  await submit();
  await submit();
  await userEvent.type(name(), '{Enter}');
  answer({ message: { success: true } });
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(transport).toHaveBeenCalledOnce();
  expect(transport.mock.calls[0]?.[0].body).toEqual({ name: 'Анна', phone: '9001234567' });
});

it('lists what is wrong only where a field is out of sight; in sight each says so itself', async () => {
  const at = (top: number) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 48));
  const { name } = show(vi.fn());
  const rect = at(200);
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(screen.queryByRole('heading', { name: 'Проверьте заполнение полей' })).toBeNull();
  rect.mockRestore();
  const below = at(2000);
  await submit();
  expect(await screen.findByRole('heading', { name: 'Проверьте заполнение полей' })).toBeTruthy();
  below.mockRestore();
});

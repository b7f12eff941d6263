import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PasswordField, Text } from '../fields/inputs.tsx';
import { renderApp } from '../testing/render.tsx';
import { Form } from './Form.tsx';
import { KeepTyped } from './KeepTyped.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { forgetTyped } from './typed.ts';
import { useForm } from './useForm.ts';

const schema = z.object({ title: z.string(), password: z.string() });
const person = userEvent.setup();

function Fields({ form: name }: { form: string }) {
  const form = useForm({
    schema,
    from: { title: '', password: '' },
    submit: (values, { markSaved }) => markSaved(values),
  });
  return (
    <Form form={form}>
      <KeepTyped form={name} />
      <Text name="title" label="Название" />
      <PasswordField name="password" label="Пароль" kind="current" />
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  );
}

/** Opens the form as after a reload: only the tab's storage is left. */
function open(form = 'one') {
  cleanup();
  renderApp(<Fields form={form} />);
}
const title = () => screen.getByLabelText<HTMLInputElement>('Название').value;
const type = (label: string, text: string) => person.type(screen.getByLabelText(label), text);

beforeEach(() => sessionStorage.clear());

it('keeps what was typed over a reload, each form its own, and never a password', async () => {
  open();
  await type('Название', 'Вечер');
  await type('Пароль', 'тайна');
  open('other');
  expect(title()).toBe('');
  open();
  expect(title()).toBe('Вечер');
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('тайна');
});

it('forgets what was sent, and keeps what is typed after that', async () => {
  open();
  await type('Название', 'Вечер');
  await person.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  await type('Название', ' второй');
  open();
  expect(title()).toBe('Вечер второй');
});

it('forgets everything once somebody signs out', async () => {
  open();
  await type('Название', 'Вечер');
  forgetTyped();
  open();
  expect(title()).toBe('');
});

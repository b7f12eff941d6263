import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSession, memoryStore, roles } from '@venue/sdk';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PasswordField, Text } from '../fields/inputs.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { ConfirmHost } from '../parts/message/Confirm.tsx';
import { renderApp } from '../testing/render.tsx';
import { Form } from './Form.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { forgetTyped } from './typed.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useForm } from './useForm.ts';

const schema = z.object({ title: z.string(), password: z.string(), count: z.optional(z.number()) });
const withPhone = z.extend(schema, { phone: z.string() });
/** Names no field: some forms check their values as a whole. */
const asWhole = z.looseObject({}) as unknown as typeof schema;
let sent: unknown;
const person = userEvent.setup();

interface Options {
  form: string;
  first: string;
  checks?: typeof schema;
}

function Fields({ form: name, first, checks = schema }: Options) {
  const asksPhone = checks === withPhone;
  const form = useForm({
    schema: checks,
    from: { title: first, password: '' },
    keep: name,
    submit: (values, { markSaved }) => {
      sent = values;
      markSaved(values);
    },
  });
  return (
    <Form form={form}>
      <UnsavedGuard dirty={form.methods.formState.isDirty} left={form.forget} />
      <RestoredNote form={form} />
      <Text name="title" label="Название" />
      <NumberField name="count" label="Сколько" inputMode="numeric" read={wholeNumber} write={String} />
      {asksPhone && <Text name="phone" label="Телефон" />}
      <PasswordField name="password" label="Пароль" kind="current" />
      <SubmitButton>Отправить</SubmitButton>
      <Link to="/elsewhere">Другая страница</Link>
    </Form>
  );
}

/** Opens the form as after a reload: only the tab's storage is left. `who` is signed in; nobody by default. */
async function open(
  form = 'one',
  { who = undefined as number | undefined, known = true, first = '', checks = schema } = {},
) {
  cleanup();
  const session = createSession(memoryStore(), ['marketplace']);
  if (who !== undefined)
    session.signIn({ roleId: roles.marketplace.id, access: 'a', profile: 'p', expired: '2100-01-01T00:00:00.000Z' });
  let person = known ? who : undefined;
  const fields = (
    <>
      <Fields key={form} form={form} first={first} checks={checks} />
      <ConfirmHost />
    </>
  );
  const view = renderApp(fields, { session, owner: () => person });
  // What keeps it is loaded after the form.
  await act(() => import('./FormMemory.tsx'));
  return {
    /** The server answers who is signed in. */
    answer: () =>
      act(async () => {
        person = who;
        view.queries.setQueryData(['me'], who);
      }),
  };
}
const title = () => screen.getByLabelText<HTMLInputElement>('Название').value;
const type = (label: string, text: string) => person.type(screen.getByLabelText(label), text);

beforeEach(() => sessionStorage.clear());

it('keeps what was typed over a reload, each form its own, and never a password', async () => {
  await open();
  await type('Название', 'Вечер');
  // A field without a first value.
  await type('Сколько', '12');
  await type('Пароль', 'тайна');
  await open('other');
  expect(title()).toBe('');
  await open();
  expect(title()).toBe('Вечер');
  expect(screen.getByLabelText<HTMLInputElement>('Сколько').value).toBe('12');
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('тайна');
});

it('forgets what was sent, and keeps what is typed after that', async () => {
  await open();
  await type('Название', 'Вечер');
  await person.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  await type('Название', ' второй');
  await open();
  expect(title()).toBe('Вечер второй');
});

it('forgets everything once somebody signs out', async () => {
  await open();
  await type('Название', 'Вечер');
  forgetTyped();
  await open();
  expect(title()).toBe('');
});

it('shows it to the same person, once the server has said who that is', async () => {
  await open('one', { who: 7 });
  await type('Название', 'Вечер');
  const { answer } = await open('one', { who: 7, known: false });
  expect(title()).toBe('');
  await type('Сколько', '5');
  await answer();
  await waitFor(() => expect(title()).toBe('Вечер'));
  // What was typed meanwhile stays.
  expect(screen.getByLabelText<HTMLInputElement>('Сколько').value).toBe('5');
});

it('keeps what was typed before the server has said who is signed in', async () => {
  const { answer } = await open('one', { who: 7, known: false });
  await type('Название', 'Вечер');
  await answer();
  await open('one', { who: 7 });
  expect(title()).toBe('Вечер');
});

it('gives back only what the form has fields for', async () => {
  await open('one', { checks: withPhone });
  await type('Название', 'Вечер');
  await type('Телефон', '9120000101');
  await open('one', { who: 7 });
  expect(title()).toBe('Вечер');
  await person.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(sent).toMatchObject({ title: 'Вечер' }));
  expect(sent).not.toHaveProperty('phone');
});

it('gives back to a form whose schema names no fields', async () => {
  await open('one', { checks: asWhole });
  await type('Название', 'Вечер');
  await open('one', { checks: asWhole });
  expect(title()).toBe('Вечер');
});

it('does not give back what does not fit a field any more', async () => {
  sessionStorage.setItem('typed:one', JSON.stringify({ owner: 'visitor', values: { title: ['Вечер'] }, was: {} }));
  await open();
  expect(title()).toBe('');
});

it('is not shown to another account, which removes it', async () => {
  await open('one', { who: 7 });
  await type('Название', 'Вечер');
  await open('one', { who: 8 });
  expect(title()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('is not shown to a visitor, and comes back for its owner', async () => {
  await open('one', { who: 7 });
  await type('Название', 'Вечер');
  await open();
  expect(title()).toBe('');
  await open('one', { who: 7 });
  expect(title()).toBe('Вечер');
});

it('follows a visitor who signs in', async () => {
  await open();
  await type('Название', 'Вечер');
  await open('one', { who: 7 });
  expect(title()).toBe('Вечер');
  await open('one', { who: 8 });
  expect(title()).toBe('');
});

it('says that typed text is back, and whether the record has changed since', async () => {
  await open();
  await type('Название', 'Вечер');
  await open();
  expect(screen.getByText(/Восстановлено то, что/)).toBeTruthy();
  expect(screen.queryByText(/запись изменилась/)).toBeNull();
  await open('one', { first: 'Утро' });
  expect(title()).toBe('Вечер');
  expect(screen.getByText(/запись изменилась/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Начать заново' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Начать заново?' });
  await person.click(within(dialog).getByRole('button', { name: 'Начать заново' }));
  await waitFor(() => expect(title()).toBe('Утро'));
  expect(sessionStorage).toHaveLength(0);
});

it('forgets what somebody leaves without saving', async () => {
  await open();
  await type('Название', 'Вечер');
  await person.click(screen.getByRole('link', { name: 'Другая страница' }));
  await person.click(await screen.findByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

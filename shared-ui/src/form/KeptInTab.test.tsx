import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSession, memoryStore, roles, type Session } from '@venue/sdk';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useCurrent } from '../data/ApiProvider.tsx';
import { PasswordField, Text } from '../fields/inputs.tsx';
import { signsOut } from '../shell/reasons.ts';
import { renderApp } from '../testing/render.tsx';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';

const schema = z.object({ title: z.string(), note: z.string(), password: z.string() });
const person = userEvent.setup();
let who = 7;
const owner = () => who;
const enter = (session: Session) =>
  session.signIn({ roleId: roles.marketplace.id, access: 'a', profile: 'p', expired: '2100-01-01T00:00:00.000Z' });

function Fields({ sealed }: { sealed: boolean }) {
  const form = useForm({ schema, from: { title: 'Прежнее', note: '', password: '' }, sealed, submit: () => undefined });
  return (
    <Form form={form}>
      <Text name="title" label="Название" />
      <Text name="note" label="Заметка" />
      <PasswordField name="password" label="Пароль" kind="current" />
    </Form>
  );
}

const Screen = (props: { sealed: boolean }) => (useCurrent() ? <Fields {...props} /> : <p>Вход</p>);

function show(sealed = false) {
  const session = createSession(memoryStore(), ['marketplace']);
  enter(session);
  renderApp(<Screen sealed={sealed} />, { session, owner, at: '/profile' });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    session,
    field,
    type: async () => {
      await person.type(field('Заметка'), 'кирпич');
      await person.type(field('Пароль'), 'тайна');
    },
    leave: () => act(async () => session.signOut()),
    back: () => act(async () => enter(session)),
  };
}

beforeEach(() => {
  who = 7;
});

it('what was typed stands there again after a login, but for the password', async () => {
  const { field, type, leave, back } = show();
  await type();
  await leave();
  expect(screen.getByText('Вход')).not.toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('тайна');
  await back();
  await waitFor(() => expect(field('Заметка').value).toBe('кирпич'));
  expect([field('Название').value, field('Пароль').value]).toEqual(['Прежнее', '']);
  // Restored only once: after that, nothing is left in the tab.
  expect(sessionStorage).toHaveLength(0);
});

it('is not shown to another person, and is thrown away', async () => {
  const { field, type, leave, back } = show();
  await type();
  await leave();
  who = 8;
  await back();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(field('Заметка').value).toBe('');
});

it('is not kept by anyone who signs out on purpose', async () => {
  const { session, type } = show();
  await type();
  await act(async () => signsOut('own', session.signOut));
  expect(sessionStorage).toHaveLength(0);
});

it('is not kept of a sealed form', async () => {
  const sealed = show(true);
  await sealed.type();
  await sealed.leave();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps nothing that was there before', async () => {
  const { leave } = show();
  await leave();
  expect(sessionStorage).toHaveLength(0);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Instant } from '@venue/sdk';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { renderApp } from '../testing/render.tsx';
import { MomentField } from './MomentField.tsx';

const person = userEvent.setup();
const submitted = vi.fn();

function Page({ from }: { from: string | null }) {
  const form = useForm({ schema: z.object({ at: z.nullable(Instant) }), from: { at: from }, submit: submitted });
  return (
    <Form form={form}>
      <MomentField name="at" label="Начало продаж" usual="10:00" />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  );
}

const show = (from: string | null) => {
  submitted.mockClear();
  renderApp(<Page from={from} />);
};
const day = () => screen.getByLabelText<HTMLInputElement>('Начало продаж, день');
const time = () => screen.getByLabelText<HTMLInputElement>('Начало продаж, время');
const save = () => person.click(screen.getByRole('button', { name: 'Сохранить' }));

it('shows a moment at the venue and takes another one', async () => {
  show('2026-11-20T19:30:00.000Z');
  expect([day().value, time().value]).toEqual(['21.11.2026', '00:30']);
  await person.clear(time());
  await person.type(time(), '930');
  await save();
  await waitFor(() => expect(submitted).toHaveBeenCalled());
  expect(submitted.mock.calls[0]?.[0]).toEqual({ at: '2026-11-21T04:30:00.000Z' });
});

it('begins a chosen day with the usual time, and forgets both together', async () => {
  show(null);
  await person.type(day(), '01.12.2026');
  expect(time().value).toBe('10:00');
  await person.clear(day());
  expect(time().value).toBe('');
  await save();
  await waitFor(() => expect(submitted).toHaveBeenCalled());
  expect(submitted.mock.calls[0]?.[0]).toEqual({ at: null });
});

it('refuses a time that is none', async () => {
  show('2026-11-20T19:30:00.000Z');
  await person.clear(time());
  await person.type(time(), '25:00');
  await save();
  expect(await screen.findByText('Укажите корректную дату и время')).not.toBeNull();
  expect(submitted).not.toHaveBeenCalled();
});

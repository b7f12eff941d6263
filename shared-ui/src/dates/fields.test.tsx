import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Day, Instant, messages } from '@venue/sdk';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { clearDate, dateField, dateText, typeDate } from '../testing/dates.ts';
import { renderApp } from '../testing/render.tsx';
import { DateField } from './DateField.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { TimeField } from './TimeField.tsx';

const person = userEvent.setup();
const submitted = vi.fn();
const schema = z.object({
  day: Day.check(z.refine(day => day <= '2026-11-22', messages.pastDate)),
  time: z.string().check(z.minLength(1, messages.required), z.regex(/^\d\d:\d\d$/, messages.time)),
  at: z.nullable(Instant),
});
const filled = { day: '2026-11-20', time: '09:30', at: '2026-11-20T19:30:00.000Z' };

function Page({ from }: { from: { day: string; time: string; at: string | null } }) {
  const form = useForm({ schema, from, submit: submitted });
  return (
    <Form form={form}>
      <DateField name="day" label="День" />
      <TimeField name="time" label="Время" />
      <DateTimeField name="at" label="Начало продаж" optional />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  );
}

async function show(from: Parameters<typeof Page>[0]['from']) {
  submitted.mockClear();
  renderApp(<Page from={from} />);
  return {
    day: await dateField('День'),
    time: await dateField('Время'),
    at: await dateField('Начало продаж'),
  };
}
const save = () => person.click(screen.getByRole('button', { name: 'Сохранить' }));
const sent = () => waitFor(() => expect(submitted).toHaveBeenCalled()).then(() => submitted.mock.calls[0]?.[0]);

it('shows values and gives others', async () => {
  const { day, time, at } = await show(filled);
  expect([day, time, at].map(dateText)).toEqual(['20.11.2026', '09:30', '21.11.2026 00:30']);
  await typeDate(person, day, '01.11.2026');
  await typeDate(person, time, '18:00');
  await clearDate(person, at);
  await save();
  expect(await sent()).toEqual({ day: '2026-11-01', time: '18:00', at: null });
});

it('asks for what is missing, and takes the focus from the summary', async () => {
  const { time } = await show({ day: '', time: '', at: null });
  await save();
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
  await person.click(screen.getByRole('link', { name: 'Время: Обязательное поле' }));
  expect(time.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.getAttribute('role')).toBe('spinbutton');
});

it('refuses what is no date in the specification’s words, and what its schema refuses', async () => {
  const { day, time, at } = await show(filled);
  await typeDate(person, day, '31.02.2026');
  await clearDate(person, time);
  await typeDate(person, time, '12');
  await clearDate(person, at);
  await typeDate(person, at, '01.12.2026');
  await save();
  expect(await screen.findByRole('link', { name: 'День: Укажите корректную дату' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Время: Укажите корректное время' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Начало продаж: Укажите корректную дату и время' })).not.toBeNull();
  await typeDate(person, day, '23.11.2026');
  expect(await screen.findByText('Дата не может быть будущим')).not.toBeNull();
  expect(submitted).not.toHaveBeenCalled();
});

it('is sent by Enter, and half a date is not', async () => {
  const { day } = await show(filled);
  await clearDate(person, day);
  await typeDate(person, day, '20.11');
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Укажите корректную дату')).not.toBeNull();
  expect(submitted).not.toHaveBeenCalled();
  await typeDate(person, day, '20.11.2026');
  await person.keyboard('{Enter}');
  expect(await sent()).toEqual(filled);
});

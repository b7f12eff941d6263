import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { clearDate, dateField, dateText, typeDate } from '../testing/dates.ts';
import { PickerInput } from './PickerInput.tsx';
import type { PickerKind } from './picked.ts';

const person = userEvent.setup();

interface Props {
  kind?: PickerKind;
  start?: string;
  min?: string;
  max?: string;
  waiting?: boolean;
}

function Page({ kind = 'date', start = '', ...bounds }: Props) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PickerInput {...bounds} kind={kind} label="Дата" name="day" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Сбросить
      </button>
    </>
  );
}

async function renderInput(props: Props = {}) {
  render(<Page {...props} />);
  return { field: await dateField('Дата'), value: () => document.querySelector('output')?.textContent };
}

it('shows its value in an input of its own until the picker has come', async () => {
  render(<Page start="2026-11-20" />);
  const waiting = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Дата' });
  // If an earlier test has loaded the picker, the plain input is not shown.
  if (waiting) expect(waiting.value).toBe('20.11.2026');
  expect(dateText(await dateField('Дата'))).toBe('20.11.2026');
});

// The examples of the rule for dates without time.
it.each(['01.09.2024', '29.02.2024', '31.12.1999', '15.06.2030', '30.04.2025'])('takes %s', async text => {
  const { field, value } = await renderInput();
  await typeDate(person, field, text);
  await person.tab();
  expect(value()).toBe(text.split('.').reverse().join('-'));
  expect(dateText(field)).toBe(text);
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

it.each(['31.02.2024', '20.11', '20'])('says that %s is no date once it is left', async text => {
  const { field, value } = await renderInput();
  await typeDate(person, field, text);
  expect(screen.queryByText('Укажите корректную дату')).toBeNull();
  await person.tab();
  expect(screen.getByText('Укажите корректную дату')).not.toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('Укажите корректную дату').id);
  expect(value()).toBe('Invalid Date');
  await typeDate(person, field, '28.02.2024');
  expect(screen.queryByText('Укажите корректную дату')).toBeNull();
  expect(value()).toBe('2024-02-28');
});

it('is no date while its year is being typed', async () => {
  const { field, value } = await renderInput();
  await typeDate(person, field, '01.02.202');
  expect(value()).toBe('Invalid Date');
  await person.keyboard('6');
  expect(value()).toBe('2026-02-01');
});

it('is emptied, and half a date as well', async () => {
  const { field, value } = await renderInput({ start: '2026-11-20' });
  await clearDate(person, field);
  expect([value(), dateText(field)]).toEqual(['', '']);
  await typeDate(person, field, '20.11');
  await person.tab();
  await person.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect([value(), dateText(await dateField('Дата'))]).toEqual(['', '']);
  expect(screen.queryByText('Укажите корректную дату')).toBeNull();
});

it('follows a value set from outside', async () => {
  await renderInput({ start: '2026-11-20' });
  await person.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(dateText(await dateField('Дата'))).toBe('');
});

it('is changed by arrows, part by part', async () => {
  const { field, value } = await renderInput({ start: '2026-11-20' });
  await person.click(within(field).getByRole('spinbutton', { name: 'Месяц' }));
  await person.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}');
  expect(value()).toBe('2026-12-19');
});

it('takes a pasted date', async () => {
  const { field, value } = await renderInput();
  await person.click(field);
  await person.keyboard('{Control>}a{/Control}');
  await person.paste('05.03.2026');
  expect(value()).toBe('2026-03-05');
});

it('is picked from a Russian calendar by keyboard, within its bounds', async () => {
  const { field, value } = await renderInput({ start: '2026-11-20', min: '2026-11-19', max: '2026-11-27' });
  await person.click(within(field).getByRole('button', { name: 'Дата: открыть календарь' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('ноябрь 2026')).not.toBeNull();
  expect(within(dialog).getByText('пн')).not.toBeNull();
  expect(within(dialog).getByRole('gridcell', { name: '18' })).toHaveProperty('disabled', true);
  expect(within(dialog).getByRole('gridcell', { name: '28' })).toHaveProperty('disabled', true);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(value()).toBe('2026-11-27');
});

describe('a time', () => {
  it.each([
    ['09:05', '09:05'],
    ['23:59', '23:59'],
  ])('%s is taken', async (text, time) => {
    const { field, value } = await renderInput({ kind: 'time' });
    await typeDate(person, field, text);
    expect(value()).toBe(time);
  });

  it('needs its minutes', async () => {
    const { field, value } = await renderInput({ kind: 'time' });
    await typeDate(person, field, '09');
    await person.tab();
    expect(screen.getByText('Укажите корректное время')).not.toBeNull();
    expect(value()).toBe('--:--');
  });
});

describe('a day and a time', () => {
  it('is an instant at the venue', async () => {
    const { field, value } = await renderInput({ kind: 'dateTime', start: '2026-11-20T19:30:00.000Z' });
    expect(dateText(field)).toBe('21.11.2026 00:30');
    await typeDate(person, field, '01.12.2026 9:30');
    expect(value()).toBe('2026-12-01T04:30:00.000Z');
  });

  it('needs both', async () => {
    const { field } = await renderInput({ kind: 'dateTime' });
    await typeDate(person, field, '01.12.2026');
    await person.tab();
    expect(screen.getByText('Укажите корректную дату и время')).not.toBeNull();
  });
});

/** Simulates a touch screen without a mouse. */
const underFinger = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query =>
      ({
        matches: false,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );

describe('that waits', () => {
  it('comes once the field has the focus, and keeps it', async () => {
    render(<Page start="2026-11-20" waiting />);
    expect(screen.queryByRole('group')).toBeNull();
    await person.tab();
    const field = await dateField('Дата');
    expect(field.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.keyboard('{ArrowUp}');
    expect(document.querySelector('output')?.textContent).toBe('2026-11-21');
  });

  it('opens at once under a finger', async () => {
    underFinger();
    render(<Page start="2026-11-20" waiting />);
    await person.click(screen.getByRole('textbox', { name: 'Дата' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('gridcell', { name: '25' }));
    await person.click(within(dialog).getByRole('button', { name: 'Ок' }));
    expect(document.querySelector('output')?.textContent).toBe('2026-11-25');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('opens in a dialog under a finger', async () => {
  underFinger();
  const { field, value } = await renderInput({ start: '2026-11-20' });
  await person.click(within(field).getByRole('button', { name: 'Дата: открыть календарь' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('gridcell', { name: '25' }));
  await person.click(within(dialog).getByRole('button', { name: 'Ок' }));
  expect(value()).toBe('2026-11-25');
});

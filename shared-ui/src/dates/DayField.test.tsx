import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { formatDay, readDay } from './DayField.read.ts';
import { DayField } from './DayField.tsx';

// The examples of the rule for dates without time.
const valid = ['01.09.2024', '29.02.2024', '31.12.1999', '15.06.2030', '30.04.2025'];
const noDays = ['31.02.2024', '32.01.2024', '01.13.2024'];
// Not of the form itself, but plain enough to be put into it.
const putInOrder = [
  ['1.9.2024', '01.09.2024'],
  ['2024-09-01', '01.09.2024'],
  ['2024-09-01T09:00:00Z', '01.09.2024'],
  ['1.2.26', '01.02.2026'],
  ['01022026', '01.02.2026'],
  ['010226', '01.02.2026'],
  ['1/2/2026', '01.02.2026'],
  [' 01.02.2026 г. ', '01.02.2026'],
] as const;

const person = userEvent.setup();
const told = vi.fn();

function Field({ start = '' }: { start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <DayField
        label="Дни, с"
        name="from"
        value={day}
        onChange={next => {
          told(next);
          setDay(next);
        }}
      />
      <output>{day}</output>
      <button type="button" onClick={() => setDay('')}>
        Сбросить
      </button>
    </>
  );
}

function shown(start = '') {
  told.mockClear();
  render(<Field start={start} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Дни, с' });
  return { input, value: () => document.querySelector('output')?.textContent };
}

it.each(valid)('takes %s as it is', async text => {
  const { input, value } = shown();
  await person.type(input, text);
  expect(value()).toBe(text.split('.').reverse().join('-'));
  await person.tab();
  expect(input.value).toBe(text);
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

it.each([...noDays, '1', 'завтра', '00.00.0000'])('says that %s is no date', async text => {
  const { input, value } = shown();
  await person.type(input, text);
  await person.tab();
  expect(screen.getByText('Укажите корректную дату')).not.toBeNull();
  expect(input.value).toBe(text);
  expect(value()).toBe('');
});

it.each(putInOrder)('puts a typed %s in order when the field is left, a pasted one at once', async (text, ordered) => {
  const { input, value } = shown();
  await person.type(input, text);
  await person.tab();
  expect(input.value).toBe(ordered);
  await person.clear(input);
  expect(value()).toBe('');
  await person.click(input);
  await person.paste(text);
  expect(input.value).toBe(ordered);
  expect(formatDay(value() ?? '')).toBe(ordered);
});

it('waits for the whole year before it tells of a date', async () => {
  const { input } = shown();
  await person.type(input, '01.02.2026');
  expect(told.mock.calls).toEqual([['2026-02-01']]);
});

it('takes Enter for the end of typing, and forgets its complaint with the next key', async () => {
  const { input, value } = shown();
  await person.type(input, '31.02.26{Enter}');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await person.type(input, '{Backspace}');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  await person.clear(input);
  await person.type(input, '28.2.26{Enter}');
  expect(value()).toBe('2026-02-28');
});

it('follows a value set from outside', async () => {
  const { input } = shown('2026-11-20');
  expect(input.value).toBe('20.11.2026');
  await person.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(input.value).toBe('');
});

it('opens the calendar of the browser, and takes what is chosen there', async () => {
  const { input, value } = shown();
  const picker = document.querySelector<HTMLInputElement>('input[type=date]');
  const showPicker = vi.fn();
  if (picker) picker.showPicker = showPicker;
  await person.click(input);
  await person.tab();
  await person.keyboard('{Enter}');
  expect(showPicker).toHaveBeenCalledOnce();
  act(() => void (picker && fireEvent.change(picker, { target: { value: '2026-03-05' } })));
  expect(input.value).toBe('05.03.2026');
  expect(value()).toBe('2026-03-05');
});

it('reads nothing out of half a date', () => {
  for (const text of ['', '1.2', '2026', '01.02.202', '2026-1-1', '1.2.2026.3']) expect(readDay(text)).toBeNull();
});

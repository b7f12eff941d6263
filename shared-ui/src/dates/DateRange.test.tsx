import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { clearDate, dateField, dateText, typeDate } from '../testing/dates.ts';
import { DateRange, type Days } from './DateRange.tsx';

const person = userEvent.setup();
const changed = vi.fn();
const names = { from: 'paidFrom', to: 'paidTo' };

function Page({ start }: { start: Days }) {
  const [days, setDays] = useState(start);
  return (
    <>
      <DateRange
        label="Дни брони"
        names={names}
        value={days}
        onChange={next => {
          changed(next);
          setDays(next);
        }}
      />
      <button type="button" onClick={() => setDays({ from: '', to: '' })}>
        Сбросить
      </button>
    </>
  );
}

async function renderRange(start: Days = { from: '', to: '' }) {
  changed.mockClear();
  render(<Page start={start} />);
  return { from: await dateField('Дни брони, с'), to: await dateField('Дни брони, до') };
}

it('passes on each end once it is whole', async () => {
  const { from, to } = await renderRange();
  await typeDate(person, from, '01.11.2026');
  await typeDate(person, to, '30.11.2026');
  expect(changed.mock.calls).toEqual([[{ from: '2026-11-01', to: '' }], [{ from: '2026-11-01', to: '2026-11-30' }]]);
  await clearDate(person, from);
  expect(changed).toHaveBeenLastCalledWith({ from: '', to: '2026-11-30' });
});

it('keeps days in the wrong order to itself, and says so', async () => {
  const { from, to } = await renderRange({ from: '2026-11-10', to: '2026-11-30' });
  await typeDate(person, to, '01.11.2026');
  expect(changed).not.toHaveBeenCalledWith({ from: '2026-11-10', to: '2026-11-01' });
  expect(screen.getByText('Последний день не может быть раньше первого')).not.toBeNull();
  await typeDate(person, from, '01.10.2026');
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-11-01' });
  expect(screen.queryByText('Последний день не может быть раньше первого')).toBeNull();
});

it('keeps what is typed of a date that is none', async () => {
  const { from } = await renderRange();
  await typeDate(person, from, '31.02.2026');
  await person.tab();
  expect(dateText(from)).toBe('31.02.2026');
  expect(screen.getByText('Укажите корректную дату')).not.toBeNull();
  expect(changed).not.toHaveBeenCalled();
});

it('follows days set from outside', async () => {
  await renderRange({ from: '2026-11-10', to: '2026-11-30' });
  await person.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(dateText(await dateField('Дни брони, с'))).toBe('');
  expect(dateText(await dateField('Дни брони, до'))).toBe('');
});

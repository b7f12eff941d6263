import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Stepper } from './Stepper.tsx';

function Shown({ from, chosen }: { from: number; chosen: number[] }) {
  const [value, setValue] = useState(from);
  const put = (next: number) => {
    chosen.push(next);
    setValue(next);
  };
  return <Stepper label="Фуршет" value={value} least={20} first={60} most={1000} onChange={put} />;
}

/** What is chosen in turn. */
function show(from: number) {
  const chosen: number[] = [];
  render(<Shown from={from} chosen={chosen} />);
  return chosen;
}
const input = () => screen.getByRole('textbox', { name: 'Фуршет' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: `Фуршет: ${name}` }));

test('the first step leads to the usual quantity, a step below the least to none', async () => {
  const chosen = show(0);
  expect(screen.getByRole('button', { name: 'Фуршет: меньше' })).toHaveProperty('disabled', true);
  await press('больше');
  await press('больше');
  await userEvent.clear(input());
  await userEvent.type(input(), '20');
  await press('меньше');
  expect(chosen).toEqual([60, 61, 20, 0]);
});

test('what is typed counts from the least on; less becomes the least when the field is left', async () => {
  const chosen = show(0);
  await userEvent.type(input(), '{Backspace}7');
  expect(chosen).toEqual([]);
  await userEvent.tab();
  expect(chosen).toEqual([20]);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(chosen).toEqual([20, 0]);
});

test('arrow keys step, and stop at the most', async () => {
  const chosen = show(999);
  input().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(chosen).toEqual([1000, 999]);
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClosedOver } from '@venue/sdk/rooms/model';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import { aStanding } from './rooms.testing.ts';
import { StandingField } from './StandingField.tsx';
import { type StandingSeen, useStanding } from './useStanding.ts';

startServer();
const user = userEvent.setup();
let standing: StandingSeen;

function Harness({ over }: { over: ClosedOver }) {
  standing = useStanding();
  const { see } = standing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is seen once
  useEffect(() => see('day', over), []);
  return <StandingField {...standing} />;
}

const second = aStanding({ id: 58, back: 150_000, paid: 150_000 });
const held = aStanding({ id: 59, state: 'held', paid: 0, back: 0 });
const event = aStanding({ kind: 'event', id: 7, title: 'Форум', state: 'planned', paid: 0, back: 0 });
const open = async (over: Partial<ClosedOver> = {}) => {
  renderPage(<Harness over={{ standing: [aStanding(), second, held, event], waiting: 0, ...over }} />);
  return within(await screen.findByRole('alert'));
};
const choiceOf = (id: number) => standing.choicesFor('day').find(each => each.id === id)?.choice;

it('shows each order with its person, hours and sum, and keeps it by default', async () => {
  const asked = await open({ waiting: 2 });
  const row = within(asked.getByText(/Бронь №.57, оплачена/).closest('li') as HTMLElement);
  expect(row.getByText(/Фотостудия, чт, 31 декабря, 10:00–12:00/)).not.toBeNull();
  expect(row.getByText(/Белова Анна/)).not.toBeNull();
  expect(row.getByRole('link').getAttribute('href')).toBe('tel:+79120000101');
  expect(row.getByRole('radio', { name: 'Оставить' })).toHaveProperty('checked', true);
  expect(asked.getByText(/В.очереди на.это время 2 человека/)).not.toBeNull();
  expect(standing.choicesFor('day').map(({ choice }) => choice)).toEqual(['keep', 'keep', 'keep', 'keep']);
});

it('cancels one order and keeps another', async () => {
  const asked = await open();
  await user.click(await asked.findByRole('radio', { name: /Отменить и.вернуть 3.000/ }));
  expect([choiceOf(57), choiceOf(58)]).toEqual(['cancel', 'keep']);
});

it('makes one choice for all that are paid', async () => {
  const asked = await open();
  await user.click(await asked.findByRole('button', { name: /Отменить все и.вернуть 4.500/ }));
  expect(standing.choicesFor('day').map(({ choice }) => choice)).toEqual(['cancel', 'cancel', 'keep', 'keep']);
  await user.click(asked.getByRole('button', { name: 'Оставить все' }));
  expect(choiceOf(58)).toBe('keep');
});

it('keeps what is to be moved, and says that it is', async () => {
  const asked = await open();
  expect(standing.moves).toBe(false);
  await user.click(asked.getAllByRole('radio', { name: 'Перенести' })[0] as HTMLElement);
  expect(choiceOf(57)).toBe('keep');
  expect(standing.moves).toBe(true);
});

it('does not ask about what is not paid, and about events', async () => {
  const asked = await open({ standing: [held, event] });
  expect(asked.queryByRole('radio')).toBeNull();
  expect(asked.getByText(/Закончится сразу/)).not.toBeNull();
  expect(asked.getByText(/Мероприятие «Форум»/)).not.toBeNull();
});

it('sends no choice for another closing', async () => {
  await open();
  expect(standing.choicesFor('another day')).toEqual([]);
});

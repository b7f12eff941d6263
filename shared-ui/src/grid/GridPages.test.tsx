import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GridPages } from './GridPages.tsx';
import { Pager } from './Pager.tsx';

const person = userEvent.setup();
const number = new Intl.NumberFormat('ru-RU');
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

const some = (page: number, total: number, totalIsExact: boolean) => ({ page, total, totalIsExact });

function foot(totals: ReturnType<typeof some>, { page = totals.page, shown = 25 } = {}) {
  const change = vi.fn();
  render(<GridPages total={totals} rowCount={shown} page={page} pageSize={25} pageSizes={[25, 50]} change={change} />);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  return {
    change,
    text: () => plain(screen.getByRole('navigation').textContent),
    forth: button('На следующую страницу'),
    end: button('На последнюю страницу'),
  };
}

it('says of how many rows it shows some', () => {
  expect(foot(some(2, 122, true)).text()).toContain('26–50 из 122');
});

it('says that there are more than were counted', () => {
  const { text, forth } = foot(some(2, 10_000, false));
  expect(text()).toContain(`26–50, всего больше ${plain(number.format(10_000))}`);
  expect(forth.disabled).toBe(false);
});

it('goes to the end: at once where that is known, else past it', async () => {
  const footer = foot(some(1, 122, true));
  await person.click(footer.end);
  expect(footer.change).toHaveBeenLastCalledWith({ page: 5 });
  document.body.replaceChildren();
  const unknown = foot(some(1, 10_000, false));
  await person.click(unknown.end);
  expect(unknown.change).toHaveBeenLastCalledWith({ page: 10_000 });
});

it('goes no further than the last page', () => {
  const { forth, end, change } = foot(some(5, 122, true), { shown: 22 });
  expect([forth.disabled, end.disabled]).toEqual([true, true]);
  expect(change).not.toHaveBeenCalled();
});

it.each([
  ['the last page', some(99, 122, true), 99, { page: 5 }],
  ['the first of an empty list', some(3, 0, true), 3, { page: 1 }],
  ['the end of a long list', some(10_000, 100_000, true), 10_000, { page: 4000 }],
])('leads from a page that does not exist to %s', (_, totals, page, to) => {
  expect(foot(totals, { page, shown: 0 }).change).toHaveBeenLastCalledWith(to);
});

it('stays while what is shown is of another page', () => {
  expect(foot(some(1, 10, true), { page: 7 }).change).not.toHaveBeenCalled();
});

it('does the same on a phone', async () => {
  const go = vi.fn();
  const { rerender } = render(<Pager total={some(9, 122, true)} page={9} pageSize={25} go={go} />);
  expect(go).toHaveBeenCalledWith(5);
  rerender(<Pager total={some(2, 10_000, false)} page={2} pageSize={25} go={go} />);
  expect(plain(screen.getByRole('navigation').textContent)).toContain('2, всего больше 400');
});

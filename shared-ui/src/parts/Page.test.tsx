import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Page } from './Page.tsx';

const page = (title: string, lead = '') => (
  <MemoryRouter>
    <Page title={title} lead={lead}>
      Текст
    </Page>
  </MemoryRouter>
);

it('a heading that comes to know its record is gone to again, to be read out, by whoever is still at it', () => {
  const { rerender } = render(page('Помещение'));
  const heading = screen.getByRole('heading', { level: 1 });
  const read = vi.fn(() => heading.textContent);
  heading.addEventListener('focus', read);
  rerender(page('Фотостудия'));
  expect(read).not.toHaveBeenCalled();
  act(() => heading.focus());
  rerender(page('Видеостудия'));
  rerender(page('Видеостудия', 'Другое ничего не читает заново'));
  expect(read.mock.results.map(({ value }) => value)).toEqual(['Фотостудия', 'Видеостудия']);
  expect(document.activeElement).toBe(heading);
});

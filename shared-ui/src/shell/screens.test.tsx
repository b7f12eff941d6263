import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ScreenLink } from './ScreenLink.tsx';
import { preload, routesOf } from './screens.tsx';

const card = { path: '/cards/:cardId', title: 'Визитка' } as const;

test('a link fetches the code of its screen when it is pointed at, knowing nothing but the address', async () => {
  const load = vi.fn(async () => ({ default: () => null }));
  routesOf([{ ...card, load }]);
  render(
    <MemoryRouter>
      <ScreenLink to={card} params={{ cardId: 7 }}>
        К визитке
      </ScreenLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'К визитке' });
  expect(link.getAttribute('href')).toBe('/cards/7');
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(link);
  expect(load).toHaveBeenCalled();
});

test('code that cannot be fetched ahead, and an address without a screen, are left to be opened', () => {
  routesOf([{ ...card, load: () => Promise.reject(new Error('offline')) }]);
  expect(() => preload(card)).not.toThrow();
  expect(() => preload({ path: '/nowhere' })).not.toThrow();
});

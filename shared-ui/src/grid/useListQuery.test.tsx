import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageQuery } from '@venue/sdk';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderApp } from '../testing/render.tsx';
import { useListQuery } from './useListQuery.ts';

const schema = z.extend(pageQuery(['name']), { status: z.optional(z.string()) });

function List() {
  const [query, change] = useListQuery(schema, ['status']);
  const { search } = useLocation();
  return (
    <>
      <output>{search}</output>
      <button
        type="button"
        onClick={() => {
          change({ status: 'new' });
          change({ search: 'камень' });
        }}
      >
        {String(query.page)}
      </button>
    </>
  );
}

it('keeps a change that the router has not shown yet when another one follows', async () => {
  renderApp(<List />, { at: '/?page=3&view=wide' });
  await userEvent.setup().click(screen.getByRole('button', { name: '3' }));
  const address = new URLSearchParams(document.querySelector('output')?.textContent ?? '');
  expect(Object.fromEntries(address)).toEqual({ view: 'wide', status: 'new', search: 'камень' });
});

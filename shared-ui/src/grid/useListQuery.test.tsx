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

function Two() {
  const [bills, turnBills] = useListQuery(schema, ['status'], 'bills.');
  const [acts] = useListQuery(schema, ['status'], 'acts.');
  return (
    <>
      <output>{useLocation().search}</output>
      <button type="button" onClick={() => turnBills({ page: 2 })}>
        {`${bills.page} ${bills.status} · ${acts.page} ${acts.status}`}
      </button>
    </>
  );
}

it('keeps two lists of one page apart by the prefixes of their parameters', async () => {
  renderApp(<Two />, { at: '/?tab=money&bills.status=new&acts.status=closed&acts.page=4' });
  await userEvent.setup().click(screen.getByRole('button', { name: '1 new · 4 closed' }));
  expect(await screen.findByRole('button', { name: '2 new · 4 closed' })).not.toBeNull();
  const address = new URLSearchParams(document.querySelector('output')?.textContent ?? '');
  expect(Object.fromEntries(address)).toEqual({
    tab: 'money',
    'acts.status': 'closed',
    'acts.page': '4',
    'bills.status': 'new',
    'bills.page': '2',
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { ConfirmHost } from '../parts/message/Confirm.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

function Page() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <UnsavedGuard dirty />
      <output>{params.get('step') ?? 'first'}</output>
      <button type="button" onClick={() => setParams({ step: 'second' })}>
        Далее
      </button>
      <Link to="/else">Уйти отсюда</Link>
    </>
  );
}

async function show() {
  const view = render(
    <BrowserRouter>
      <Routes>
        <Route path="/before" element={<Link to="/form">К форме</Link>} />
        <Route path="/form" element={<Page />} />
        <Route path="/else" element="Другая страница" />
      </Routes>
      <ConfirmHost />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByText('К форме'));
  return view;
}
const step = () => document.querySelector('output')?.textContent;
const back = () => act(async () => window.history.back());

beforeEach(() => window.history.pushState(null, '', '/before'));

it('asks before the form is left by the back button, and lets the steps of the form be walked freely', async () => {
  await show();
  await userEvent.click(screen.getByText('Далее'));
  expect(step()).toBe('second');
  await back();
  await waitFor(() => expect(step()).toBe('first'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await back();
  const dialog = await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' });
  expect(step()).toBe('first');
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  await back();
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
  await screen.findByText('К форме');
});

it('asks before a link is followed', async () => {
  await show();
  await userEvent.click(screen.getByText('Уйти отсюда'));
  await screen.findByRole('alertdialog');
  expect(step()).toBe('first');
  await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
  await screen.findByText('Другая страница');
});

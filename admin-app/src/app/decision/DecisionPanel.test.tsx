import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderPage, startServer } from '../../testing/render.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import type { Decision } from './decision.ts';

startServer();
const person = userEvent.setup();
const confirm: Decision = {
  name: 'confirm',
  label: 'Подтвердить',
  tone: 'main',
  title: 'Подтвердить бренд?',
  text: 'Он появится на сайте.',
  seen: 1,
  record: 'brand/1',
  subject: 'Лён',
  sending: { call: confirmBrand, input: {}, texts: {} },
  form: parts => <Ask {...parts} />,
};

function Ask({ children, done }: Parameters<Decision['form']>[0]) {
  const form = useForm({ schema: z.object({}), from: {}, submit: async () => done() });
  return (
    <Form form={form} label="Решение о&nbsp;бренде">
      {children}
    </Form>
  );
}

const show = (panel: React.ReactNode) =>
  renderPage(
    <Routes>
      <Route path="/" element={panel} />
    </Routes>,
    { at: '/' },
  );
const panel = () => within(screen.getByRole('region', { name: 'Решение' }));

it('asks before it decides, in the words of the decision', async () => {
  show(<DecisionPanel reason={null} decisions={[confirm]} />);
  await person.click(panel().getByRole('button', { name: 'Подтвердить' }));
  expect(await screen.findByText('Он появится на сайте.')).not.toBeNull();
  const buttons = screen.getAllByRole('button', { name: 'Подтвердить', hidden: true });
  await person.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Он появится на сайте.')).toBeNull());
});

it('says why it was refused, or what is to be improved', () => {
  show(<DecisionPanel reason="Нет фото" decisions={[]} />);
  expect(screen.getByText(/Нет фото/).textContent).toBe('Причина отказа: Нет фото');
});

it('calls what was sent back by its name', () => {
  show(<DecisionPanel reason="Добавьте фото" reworked decisions={[]} />);
  expect(screen.getByText(/Добавьте фото/).textContent).toBe('Что исправить: Добавьте фото');
});

it('decides nothing about what is not saved', () => {
  show(<DecisionPanel reason={null} unsaved decisions={[confirm]} />);
  expect(panel().queryByRole('button')).toBeNull();
  expect(panel().getByText(/Сохраните правки/)).not.toBeNull();
});

it('says nothing of edits where nothing is to be decided', () => {
  show(<DecisionPanel reason={null} unsaved decisions={[]} />);
  expect(panel().queryByText(/Сохраните правки/)).toBeNull();
});

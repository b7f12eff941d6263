import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTemplate, getTemplate, saveTemplate } from '@venue/sdk/agreements/admin';
import type { AgreementTemplate } from '@venue/sdk/agreements/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import CreateTemplatePage from './CreateTemplatePage.tsx';
import TemplatePage from './TemplatePage.tsx';

const server = startServer();
const person = userEvent.setup();
const template: AgreementTemplate = {
  templateId: 4,
  templateName: 'Аренда зала',
  templateTitle: 'Договор аренды зала',
  templateText: 'Предмет\nЗал',
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-19T05:00:00.000Z',
  version: 2,
  can: ['remove'],
};
let sent: unknown[];

beforeEach(() => {
  sent = [];
  server.use(
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(getTemplate).replies({ message: template }),
    mock(addTemplate).replies(({ body }) => {
      sent.push(body);
      return { id: 4, message: template };
    }),
    mock(saveTemplate).replies(({ body }) => {
      sent.push(body);
      return { message: { ...template, version: 3 } };
    }),
  );
});

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/agreements/templates/create" element={<CreateTemplatePage />} />
      <Route path="/agreements/templates/:templateId" element={<TemplatePage />} />
    </Routes>,
    { at },
  );

it('a new one with a placeholder that is none says which, beside the text', async () => {
  open('/agreements/templates/create');
  await person.type(await screen.findByRole('textbox', { name: 'Название' }), 'Аренда зала');
  const text = screen.getByRole('textbox', { name: 'Текст' });
  await person.type(text, 'Зал для {{фио}');
  await person.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText('Неизвестная подстановка {фио}')).not.toBeNull();
  await person.clear(text);
  await person.type(text, 'Зал для {{заказчик}');
  await person.click(screen.getByRole('button', { name: 'Добавить' }));
  await waitFor(() =>
    expect(sent).toEqual([{ templateName: 'Аренда зала', templateTitle: '', templateText: 'Зал для {заказчик}' }]),
  );
  expect(await screen.findByRole('button', { name: 'Сохранить' })).not.toBeNull();
});

it('is saved with the version that was read', async () => {
  open('/agreements/templates/4');
  await person.type(await screen.findByRole('textbox', { name: 'Текст' }), ' и свет');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toMatchObject([{ templateId: 4, templateText: 'Предмет\nЗал и свет', version: 2 }]));
});

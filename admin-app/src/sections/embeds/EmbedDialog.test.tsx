import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addEmbedSite, listEmbedSites, removeEmbedSite } from '@venue/sdk/embeds/admin';
import type { EmbedSite } from '@venue/sdk/embeds/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import EmbedDialog from './EmbedDialog.tsx';

const server = startServer();
let sites: EmbedSite[];

beforeEach(() => {
  sites = [];
  server.use(
    mock(listEmbedSites).replies(() => ({ message: { sites } })),
    mock(addEmbedSite).replies(({ body }) => {
      const fields = body as { siteTitle: string; siteUrl: string };
      const site = { ...fields, embedSiteId: 7, siteKey: 'abc-7' };
      sites = [...sites, site];
      return { id: 7, message: site };
    }),
    mock(removeEmbedSite).replies(() => {
      sites = [];
      return { message: { success: true } };
    }),
  );
});

it('adds the first site, copies its code, shows the frame, and takes the site back after a question', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  renderPage(<EmbedDialog roomId={31} close={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: /^Встроить на.сайт/ }));
  await user.type(await dialog.findByLabelText('Чей это сайт'), 'Студия «Свет»');
  await user.type(dialog.getByLabelText('Адрес сайта'), 'svet.ru');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await user.click(await dialog.findByRole('button', { name: 'Скопировать код' }));
  expect(copied).toHaveBeenCalledWith(
    `<script async src="${location.origin}/embed.js" data-site="abc-7" data-room="31"></script>`,
  );
  expect(dialog.getByTitle('Виджет на сайте').getAttribute('src')).toBe('/embed/abc-7/rooms/31');
  await user.click(dialog.getByRole('button', { name: 'Убрать сайт' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Убрать этот сайт?' }));
  await user.click(question.getByRole('button', { name: 'Убрать' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Скопировать код' })).toBeNull());
  expect(sites).toEqual([]);
});

it('an address that is none is refused beside its field', async () => {
  const user = userEvent.setup();
  renderPage(<EmbedDialog roomId={31} close={() => undefined} />);
  await user.type(await screen.findByLabelText('Чей это сайт'), 'Студия');
  await user.type(screen.getByLabelText('Адрес сайта'), 'два слова');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findAllByText(/Укажите адрес сайта/)).not.toHaveLength(0);
  expect(sites).toEqual([]);
});

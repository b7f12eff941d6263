import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addArticleCss,
  confirmArticle,
  confirmNews,
  getArticle,
  restoreArticle,
  saveArticle,
} from '@venue/sdk/articles/admin';
import { type AdminArticle, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { mock, sampleReply } from '@venue/sdk/testing';
import { layOut } from '@venue/shared-ui/testing/layOut.ts';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { renderPage, startServer } from '../../testing/render.tsx';
import { anArticle, usual } from './articles.testing.ts';
import EditArticle from './EditArticle.tsx';

const server = startServer();
const user = userEvent.setup();
const { draft, onVerification, published, rejected, deleted } = articleStatus;

let article: AdminArticle;
let sent: [string, unknown][];

const Saved = z.looseObject({ articleTitle: z.optional(z.string()), version: z.int() });

beforeAll(layOut);
beforeEach(() => {
  article = anArticle();
  sent = [];
  server.use(
    ...usual(),
    mock(getArticle).replies(() => ({ message: article })),
    mock(saveArticle).replies(({ body }) => {
      sent.push(['words', body]);
      const { version, ...words } = z.parse(Saved, body);
      article = { ...article, ...words, version: version + 1 };
      return { message: article };
    }),
    mock(addArticleCss).replies(({ body }) => {
      const { cssStyle, version, preview } = z.parse(
        z.object({ cssStyle: z.string(), version: z.int(), preview: z.optional(z.boolean()) }),
        body,
      );
      if (preview) return { message: { ...article, cssUrl: null } };
      sent.push(['styles', { cssStyle, version }]);
      article = { ...article, cssStyle, version: version + 1 };
      return { message: article };
    }),
  );
});

async function open() {
  renderPage(
    <Routes>
      <Route path="/articles/:articleId/edit" element={<EditArticle />} />
    </Routes>,
    { at: '/articles/12/edit' },
  );
  return screen.findByLabelText<HTMLInputElement>('Заголовок', {}, { timeout: 8000 });
}
const save = () => user.click(screen.getByRole('button', { name: 'Сохранить' }));
const toStyles = async () => {
  await user.click(screen.getByRole('tab', { name: 'Стили' }));
  return screen.findByLabelText<HTMLTextAreaElement>(/^Стили \(CSS\)/);
};

it('saves what was written with the version that was read, then with the next; Ctrl+S does too', async () => {
  const title = await open();
  await user.type(title, '!');
  await save();
  expect(await screen.findByText('Статья успешно обновлена')).toBeTruthy();
  expect(await screen.findByText('Все изменения сохранены')).toBeTruthy();
  await user.type(title, '!');
  await user.keyboard('{Control>}[KeyS]{/Control}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    ['words', { articleTitle: 'Каталог за день!', version: 4 }],
    ['words', { articleTitle: 'Каталог за день!!', version: 5 }],
  ]);
});

it('saves styles first and the words after them, each once, with one message', async () => {
  await user.type(await open(), '!');
  await user.type(await toStyles(), 'p{{}');
  await save();
  expect(await screen.findByText('Все изменения сохранены')).toBeTruthy();
  expect(sent).toMatchObject([
    ['styles', { cssStyle: 'p{}', version: 4 }],
    ['words', { articleTitle: 'Каталог за день!', version: 5 }],
  ]);
  expect(screen.getAllByText('Статья успешно обновлена')).toHaveLength(1);
  await user.type(await toStyles(), ' ');
  await save();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toEqual(['styles', { cssStyle: 'p{} ', version: 6 }]);
});

it('saves nothing while the styles are refused, and leads to them', async () => {
  server.use(
    mock(addArticleCss).fails('css_refused', { fields: { cssStyle: 'Строка 1: ссылки на файлы использовать нельзя' } }),
  );
  const title = await open();
  await user.type(title, '!');
  const styles = await toStyles();
  await user.type(styles, 'p{{a:url(b)}');
  await user.click(screen.getByRole('tab', { name: 'Текст' }));
  await save();
  await waitFor(() => expect(document.activeElement).toBe(styles));
  expect(screen.getByRole('tab', { name: 'Стили' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('Строка 1: ссылки на файлы использовать нельзя')).toBeTruthy();
  expect(sent).toEqual([]);
  expect(title.value).toBe('Каталог за день!');
});

it('asks what to do about what was saved elsewhere', async () => {
  const title = await open();
  await user.type(title, '!');
  const theirs = { ...article, articleTitle: 'Их заголовок', version: 9 };
  server.use(mock(saveArticle).fails('conflict', { data: { current: theirs, savedBy: null, savedAt: null } }));
  await save();
  expect(await screen.findByText(/сохранена другая версия/)).toBeTruthy();
  expect(title.value).toBe('Каталог за день!');
  await user.click(screen.getByRole('button', { name: 'Показать сохранённое' }));
  await waitFor(() => expect(title.value).toBe('Их заголовок'));
  expect(screen.queryByText(/сохранена другая версия/)).toBeNull();
});

it('styles go over those saved elsewhere, and the words of a colleague stay', async () => {
  await open();
  await user.type(await toStyles(), 'p{{}');
  article = { ...article, articleLead: 'Их лид', version: 9 };
  server.use(mock(addArticleCss).once.fails('conflict', { data: { current: article, savedBy: null, savedAt: null } }));
  await save();
  expect(await screen.findByText('Все изменения сохранены')).toBeTruthy();
  expect(sent).toEqual([['styles', { cssStyle: 'p{}', version: 9 }]]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Лид').value).toBe('Их лид');
});

it('decides about what was read, and not while something is unsaved', async () => {
  article = anArticle({ statusValue: onVerification, can: ['edit', 'confirm', 'reject', 'rework', 'delete'] });
  server.use(
    mock(confirmArticle).replies(({ body }) => {
      sent.push(['decision', body]);
      article = { ...article, statusValue: rejected, rejectionReason: 'Повтор', can: ['edit', 'delete'] };
      return { message: article };
    }),
  );
  const title = await open();
  await user.type(title, '!');
  expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  expect(screen.getByText(/^Сохраните правки/)).toBeTruthy();
  await user.keyboard('{Backspace}');
  await user.click(await screen.findByRole('button', { name: 'Отклонить' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
  await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await dialog.findByText('Обязательное поле')).toBeTruthy();
  await user.type(dialog.getByLabelText('Причина'), 'Повтор');
  await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Причина отказа:')).toBeTruthy();
  expect(sent).toEqual([['decision', { seen: 2, status: rejected, rejectionReason: 'Повтор', version: 4 }]]);
  expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
});

it('decides about nothing between a saving and reading what was saved', async () => {
  article = anArticle({ statusValue: onVerification, can: ['edit', 'reject'] });
  const title = await open();
  await user.type(title, '!');
  server.use(
    mock(getArticle)
      .delays(400)
      .replies(() => ({ message: article })),
  );
  await save();
  expect(await screen.findByText('Все изменения сохранены')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Отклонить' })).toBeTruthy();
});

it('offers to publish only what is whole', async () => {
  article = anArticle({ articleLead: '', articleText: '' });
  await open();
  expect(screen.getByText(/лид и.текст/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Опубликовать' })).toBeNull();
});

it('a news item is decided by its own call, after the question', async () => {
  article = anArticle({ articleKind: articleKind.news });
  server.use(
    mock(confirmNews).replies(({ params, body }) => {
      sent.push([params.id ?? '', body]);
      return sampleReply(confirmNews);
    }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/ Новость №\s12$/);
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
  expect(dialog.getByText('Вы уверены, что хотите опубликовать эту запись?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(sent).toEqual([['12', { seen: 1, status: published, version: 4 }]]));
});

it('a deleted one is read and restored', async () => {
  article = anArticle({ statusValue: deleted, can: ['restore'] });
  server.use(
    mock(restoreArticle).replies(({ body }) => {
      sent.push(['restore', body]);
      article = anArticle({ statusValue: draft });
      return { message: article };
    }),
  );
  renderPage(
    <Routes>
      <Route path="/articles/:articleId/edit" element={<EditArticle />} />
    </Routes>,
    { at: '/articles/12/edit' },
  );
  expect(await screen.findByText('Начали в девять.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Восстановить' }));
  expect(await screen.findByText('Статья восстановлена')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Сохранить' }, { timeout: 8000 })).toBeTruthy();
  expect(sent).toEqual([['restore', { articleId: 12 }]]);
});

it('who may only read gets no button', async () => {
  article = anArticle({ can: [] });
  renderPage(
    <Routes>
      <Route path="/articles/:articleId/edit" element={<EditArticle />} />
    </Routes>,
    { at: '/articles/12/edit' },
  );
  expect(await screen.findByText('Начали в девять.')).toBeTruthy();
  for (const name of [/Сохранить/, /Опубликовать/, /Удалить/, /Восстановить/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('says so when there is no such article', async () => {
  server.use(mock(getArticle).fails('not_found'));
  renderPage(
    <Routes>
      <Route path="/articles/:articleId/edit" element={<EditArticle />} />
    </Routes>,
    { at: '/articles/99/edit' },
  );
  expect(await screen.findByText('Такой статьи нет')).toBeTruthy();
  expect(screen.getByRole('link', { name: /К.списку/ }).getAttribute('href')).toBe('/articles');
});

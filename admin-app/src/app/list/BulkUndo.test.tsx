import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listArticles } from '@venue/sdk/articles/admin';
import { checkBulk, previewBulk, runBulk, undoBulk } from '@venue/sdk/bulk/admin';
import type { BulkResult } from '@venue/sdk/bulk/model';
import { mock } from '@venue/sdk/testing';
import type { RowOf } from '@venue/shared-ui/grid/CallGrid.tsx';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import { SectionGrid } from './SectionGrid.tsx';

const server = startServer();
const columns = [columnsOf<RowOf<typeof listArticles>>().number('articleId', '№')];
const bulk = [
  { action: 'articles.delete', label: 'Удалить', permission: 'articles.manage', danger: true, done: 'Удалено' },
] as const;

const restore = {
  action: 'articles.restore',
  label: 'Восстановить',
  permission: 'articles.manage',
  done: 'Восстановлено',
  undo: { label: 'Отменить', done: 'Снова удалено' },
} as const;

const totals = { page: 1, pageSize: 25, total: 3, totalIsExact: true, articles: [], items: 3 };
const result = (more: Partial<BulkResult> = {}) => ({
  message: { total: 3, done: 3, already: 0, skipped: [], left: 0, undo: 'run-1', ...more },
});
const skipped = [{ id: 12, title: 'О свете', reason: 'Статус уже изменился' }];
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));

/** A list with a button that leaves it. */
function Section() {
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <p>Другой раздел</p>;
  return (
    <>
      <button type="button" onClick={() => setIsGone(true)}>
        Уйти
      </button>
      <SectionGrid call={listArticles} columns={columns} rowId="articleId" title="Статьи" bulk={bulk} />
    </>
  );
}

/** Deletes everything of the list. */
async function deleteAll() {
  renderPage(<Section />, { at: '/articles' });
  await press(/^Действия/);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Удалить…' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }));
}

let reads = 0;
beforeEach(() => {
  reads = 0;
  server.use(
    mock(listArticles).replies(() => {
      reads++;
      return { message: totals, items: [] };
    }),
    mock(checkBulk).replies(({ body }) => ({ message: { actions: [...(body as { actions: string[] }).actions] } })),
    mock(previewBulk).replies({ message: { total: 3, may: 3, already: 0, samples: [], unfinished: null } }),
    mock(runBulk).replies(result()),
  );
});

test('what was deleted can be brought back, slice by slice, also from another screen', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(undoBulk).replies(({ body }) => {
      sent.push(body);
      return sent.length === 1 ? result({ done: 1, left: 2, undo: null }) : result({ undo: null });
    }),
  );
  await deleteAll();
  expect(await screen.findByText('Удалено: 3')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Уйти');
  await press('Вернуть');
  expect(await screen.findByText('Возвращено: 3')).toBeTruthy();
  expect(sent).toEqual([{ undo: 'run-1' }, { undo: 'run-1' }]);
});

test('the list is read again, and what could not come back is named', async () => {
  server.use(mock(undoBulk).replies(result({ done: 2, skipped, undo: null })));
  await deleteAll();
  await button('Вернуть');
  const before = reads;
  await press('Вернуть');
  const dialog = await screen.findByRole('alertdialog', { name: 'Возвращено: 2 из\u00a03' });
  expect(within(dialog).getByRole('list', { name: 'Пропущено' }).textContent).toBe(
    '№\u00a012 О светеСтатус уже изменился',
  );
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  await press('Понятно');
});

test('what was skipped is read first, and then there is the way back', async () => {
  server.use(mock(runBulk).replies(result({ done: 2, skipped })));
  await deleteAll();
  expect(await screen.findByText('Готово: 2. Пропущено: 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  await press('Закрыть');
  expect(await screen.findByText('Удалено: 2')).toBeTruthy();
  await button('Вернуть');
});

test('where there is no way back none is offered', async () => {
  server.use(mock(runBulk).replies(result({ undo: null })));
  await deleteAll();
  await screen.findByText('Готово: 3');
  await press('Закрыть');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
});

test('an undo that breaks off is offered again, one that is refused is not', async () => {
  server.use(
    mock(undoBulk).once.replies(result({ done: 1, left: 2, undo: null })),
    mock(undoBulk).once.fails('internal'),
    mock(undoBulk).fails('not_found'),
  );
  await deleteAll();
  await press('Вернуть');
  expect(await screen.findByText(/^Возвращено: 1 из\s3$/)).toBeTruthy();
  await press('Вернуть');
  expect(await screen.findByText('Запись не найдена')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
});

test('records that were restored can be deleted again, in the words of the action', async () => {
  server.use(mock(undoBulk).replies(result({ undo: null })));
  renderPage(<SectionGrid call={listArticles} columns={columns} rowId="articleId" title="Статьи" bulk={[restore]} />, {
    at: '/articles?status=5',
  });
  await press(/^Действия/);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Восстановить…' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Восстановить' }));
  expect(await screen.findByText('Восстановлено: 3')).toBeTruthy();
  await press('Отменить');
  expect(await screen.findByText('Снова удалено: 3')).toBeTruthy();
});

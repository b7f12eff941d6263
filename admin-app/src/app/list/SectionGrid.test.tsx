import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listArticles } from '@venue/sdk/articles/admin';
import { checkBulk, previewBulk, resumeBulk, runBulk } from '@venue/sdk/bulk/admin';
import { mock } from '@venue/sdk/testing';
import { listViews, removeView, saveView } from '@venue/sdk/views/admin';
import type { SavedView } from '@venue/sdk/views/model';
import type { RowOf } from '@venue/shared-ui/grid/CallGrid.tsx';
import { columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import { SectionGrid } from './SectionGrid.tsx';

const server = startServer();
const col = columnsOf<RowOf<typeof listArticles>>();
const columns = [col.number('articleId', '№'), col.text('articleTitle', 'Название')];
const bulk = [
  { action: 'articles.publish', label: 'Опубликовать', permission: 'articles.manage' },
  { action: 'articles.reject', label: 'Отклонить', permission: 'articles.manage', reasons: ['Нет источника'] },
] as const;
const filters = [
  { kind: 'text', name: 'userId', label: 'Автор' },
  { kind: 'text', name: 'status', label: 'Статус' },
] as const;

const open = (at = '/articles') =>
  renderPage(
    <SectionGrid
      call={listArticles}
      columns={columns}
      filters={filters}
      rowId="articleId"
      title="Статьи"
      bulk={bulk}
    />,
    { at },
  );
const aView: SavedView = {
  viewId: 7,
  list: listArticles.id,
  title: 'Ждут',
  query: 'status=2',
  arrangement: null,
  isDefault: false,
  isShared: false,
  madeBy: null,
  can: ['edit', 'remove'],
};
const totals = { page: 1, pageSize: 25, total: 3, totalIsExact: true };
const three = { message: { ...totals, articles: [], items: 3 }, items: [] };
const address = () => screen.getByTestId('address').textContent;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const choose = async (opener: string | RegExp, item: string) => {
  fireEvent.click(await button(opener));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};

beforeEach(() =>
  server.use(
    mock(listArticles).replies(three),
    mock(listViews).replies({ message: { views: [aView] } }),
    mock(checkBulk).replies(({ body }) => ({ message: { actions: [...(body as { actions: string[] }).actions] } })),
  ),
);

test('a chosen view sets the address, says when it was changed, and goes back', async () => {
  open();
  await choose('Виды', 'Ждут');
  await waitFor(() => expect(address()).toBe('/articles?status=2'));
  expect(await button('Ждут')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Автор'), { target: { value: '5' } });
  await button(/^Ждут\s*изменён/);
  await choose(/^Ждут/, 'Отменить изменения вида');
  await waitFor(() => expect(address()).toBe('/articles?status=2'));
  expect(await button('Ждут')).toBeTruthy();
});

test('an address that asks for the same is recognised as the view', async () => {
  open('/articles?status=2&page=3');
  expect(await button('Ждут')).toBeTruthy();
});

test('the default view opens a list that is asked for nothing, and none that is asked for something', async () => {
  server.use(mock(listViews).replies({ message: { views: [{ ...aView, isDefault: true }] } }));
  open();
  await waitFor(() => expect(address()).toBe('/articles?status=2'));
});

test('a link wins over the default view', async () => {
  server.use(mock(listViews).replies({ message: { views: [{ ...aView, isDefault: true }] } }));
  open('/articles?status=3');
  await button('Виды');
  expect(address()).toBe('/articles?status=3');
});

test('the present filter is saved as a new view, and a taken title keeps the form', async () => {
  const saved: unknown[] = [];
  server.use(
    mock(saveView).once.fails('view_title_taken', { fields: { title: 'Вид с\u00a0таким названием уже есть' } }),
    mock(saveView).replies(({ body }) => {
      saved.push(body);
      return { message: { ...aView, viewId: 8, title: 'Мои' } };
    }),
  );
  open('/articles?status=3');
  await choose('Виды', 'Сохранить как новый вид…');
  fireEvent.change(await screen.findByLabelText('Название'), { target: { value: 'Мои' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/названием уже есть/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { list: listArticles.id, title: 'Мои', query: 'status=3', arrangement: null };
  expect(saved).toEqual([{ ...body, isDefault: false, isShared: false }]);
});

test('a deleted view can be taken back', async () => {
  const saved: unknown[] = [];
  server.use(
    mock(removeView).replies({ message: { success: true } }),
    mock(saveView).replies(({ body }) => {
      saved.push(body);
      return { message: aView };
    }),
  );
  open('/articles?status=2');
  await choose('Ждут', 'Удалить вид');
  fireEvent.click(await button('Вернуть'));
  await waitFor(() => expect(saved).toMatchObject([{ title: 'Ждут', query: 'status=2' }]));
});

const shared: SavedView = { ...aView, viewId: 9, title: 'Отклонённые', query: 'status=3', isShared: true };

test('one’s own view is shown to colleagues and hidden again', async () => {
  const saved: unknown[] = [];
  let view = aView;
  server.use(
    mock(listViews).replies(() => ({ message: { views: [view] } })),
    mock(saveView).replies(({ body }) => {
      const { isShared } = body as Pick<SavedView, 'isShared'>;
      saved.push(isShared);
      view = { ...view, isShared };
      return { message: view };
    }),
  );
  open('/articles?status=2');
  await choose('Ждут', 'Показать коллегам');
  await waitFor(() => expect(saved).toEqual([true]));
  fireEvent.click(await button('Ждут'));
  await screen.findByRole('menuitem', { name: /Ждут\s*видят коллеги/ });
  fireEvent.click(screen.getByRole('menuitem', { name: /Скрыть от\sколлег/ }));
  await waitFor(() => expect(saved).toEqual([true, false]));
});

test('a colleague’s view is chosen after one’s own, named with its maker, and not to be changed', async () => {
  const theirs: SavedView = { ...shared, madeBy: 'Громова Вера', can: [] };
  server.use(mock(listViews).replies({ message: { views: [theirs, aView] } }));
  open();
  fireEvent.click(await button('Виды'));
  const items = (await screen.findAllByRole('menuitem')).map(each => each.textContent);
  expect(items.slice(0, 2)).toEqual(['Ждут', 'ОтклонённыеГромова Вера']);
  fireEvent.click(screen.getByRole('menuitem', { name: /^Отклонённые/ }));
  await waitFor(() => expect(address()).toBe('/articles?status=3'));
  fireEvent.click(await button('Отклонённые'));
  const offered = (await screen.findAllByRole('menuitem')).map(each => each.textContent).join();
  expect(offered).not.toMatch(/Переименовать|Удалить|Открывать первым|коллег/);
});

test('who manages roles removes a colleague’s view after a question, for good', async () => {
  const removed: unknown[] = [];
  const theirs: SavedView = { ...shared, madeBy: 'Громова Вера' };
  server.use(
    mock(listViews).replies({ message: { views: [theirs] } }),
    mock(removeView).replies(({ body }) => {
      removed.push(body);
      return { message: { success: true } };
    }),
  );
  open('/articles?status=3');
  fireEvent.click(await button('Отклонённые'));
  expect(await screen.findByRole('menuitem', { name: 'Переименовать вид…' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Открывать первым' })).toBeNull();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Удалить вид' }));
  const question = await screen.findByRole('alertdialog', { name: 'Удалить вид «Отклонённые»?' });
  expect(question.textContent).toContain('Громова Вера');
  fireEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
  await screen.findByText('Вид «Отклонённые» удалён');
  expect(removed).toEqual([{ viewId: 9 }]);
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
});

test('a bulk action tells the count first, works slice by slice with one key, and names what it skipped', async () => {
  const keys: (string | null)[] = [];
  const sent: unknown[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/bulk/run')) keys.push(request.headers.get('idempotency-key'));
  });
  const skipped = [{ id: 12, title: 'О свете', reason: 'Действие недоступно' }];
  server.use(
    mock(previewBulk).replies({
      message: { total: 150, may: 149, already: 0, samples: [{ id: 11, title: 'О ткани' }], unfinished: null },
    }),
    mock(runBulk).replies(({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? { message: { total: 150, done: 100, already: 0, skipped: [], left: 50, undo: null } }
        : { message: { total: 150, done: 149, already: 0, skipped, left: 0, undo: null } };
    }),
  );
  open('/articles?status=2');
  await choose(/^Действия/, 'Опубликовать…');
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать: 149 записей?' });
  expect(dialog.textContent).toContain('Сейчас изменить нельзя: 1');
  expect(dialog.textContent).toContain('О ткани');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Готово: 149. Пропущено: 1')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Пропущено' }).textContent).toContain('Действие недоступно');
  const body = { action: 'articles.publish', filter: { status: 2, order: 'desc' }, count: 150 };
  expect(sent).toEqual([body, body]);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^\w{32}$/);
});

test('only actions that fit are offered, and where none does it is said', async () => {
  const requests: unknown[] = [];
  let actions = ['articles.reject'];
  server.use(
    mock(checkBulk).replies(({ body }) => {
      requests.push(body);
      return { message: { actions } };
    }),
  );
  open('/articles?status=3');
  fireEvent.click(await button(/^Действия/));
  expect((await screen.findAllByRole('menuitem')).map(each => each.textContent)).toEqual(['Отклонить…']);
  expect(requests).toEqual([
    { actions: ['articles.publish', 'articles.reject'], filter: { status: 3, order: 'desc' } },
  ]);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  actions = [];
  fireEvent.click(await button(/^Действия/));
  const none = await screen.findByRole('menuitem', { name: 'Для этих записей подходящих действий нет' });
  expect(none.getAttribute('aria-disabled')).toBe('true');
});

test('what the list does not show chooses neither the records of an action nor those of a view', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(previewBulk).replies(({ body }) => {
      sent.push(body);
      return { message: { total: 3, may: 3, already: 0, samples: [], unfinished: null } };
    }),
    mock(saveView).replies(({ body }) => {
      sent.push(body);
      return { message: aView };
    }),
  );
  open('/articles?userId=5&from=2026-01-01');
  await choose(/^Действия/, 'Опубликовать…');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отмена' }));
  await choose('Виды', 'Сохранить как новый вид…');
  fireEvent.change(await screen.findByLabelText('Название'), { target: { value: 'Мои' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ filter: { userId: 5, order: 'desc' } }, { query: 'userId=5' }]);
  expect(sent[0]).not.toHaveProperty('filter.from');
});

test('the preview and the outcome say the same of records that are as wished already', async () => {
  server.use(
    mock(previewBulk).replies({ message: { total: 3, may: 2, already: 1, samples: [], unfinished: null } }),
    mock(runBulk).replies({ message: { total: 3, done: 2, already: 1, skipped: [], left: 0, undo: null } }),
  );
  open();
  await choose(/^Действия/, 'Опубликовать…');
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать: 2 записи?' });
  expect(dialog.textContent).toMatch(/Уже в\sнужном состоянии: 1/);
  expect(dialog.textContent).not.toContain('изменить нельзя');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText(/^Готово: 2\. Уже было в\sнужном состоянии: 1$/)).toBeTruthy();
});

test('one that broke off is offered again, and goes on until nothing is left', async () => {
  const unfinished = { run: 'run-7', at: '2026-11-20T04:00:00.000Z', total: 220, left: 120 };
  const sent: unknown[] = [];
  server.use(
    mock(previewBulk).replies({ message: { total: 120, may: 120, already: 0, samples: [], unfinished } }),
    mock(resumeBulk).replies(({ body }) => {
      sent.push(body);
      return {
        message: {
          total: 220,
          done: sent.length * 110,
          already: 0,
          skipped: [],
          left: 220 - sent.length * 110,
          undo: null,
        },
      };
    }),
  );
  open();
  await choose(/^Действия/, 'Опубликовать…');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/прервалось: обработано 100 из\s220/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Готово: 220')).toBeTruthy();
  expect(sent).toEqual([{ run: 'run-7' }, { run: 'run-7' }]);
});

test('a list that has changed meanwhile is counted again and asked about again', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(previewBulk).replies({ message: { total: 2, may: 2, already: 0, samples: [], unfinished: null } }),
    mock(runBulk).once.fails('conflict', {
      data: { current: { total: 3, may: 3, already: 0, samples: [], unfinished: null }, savedBy: null, savedAt: null },
    }),
    mock(runBulk).replies(({ body }) => {
      sent.push(body);
      return { message: { total: 3, done: 3, already: 0, skipped: [], left: 0, undo: null } };
    }),
  );
  open();
  await choose(/^Действия/, 'Опубликовать…');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText(/Список успел измениться/)).toBeTruthy();
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать: 3 записи?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText('Готово: 3')).toBeTruthy();
  expect(sent).toMatchObject([{ count: 3 }]);
});

test('an empty list offers nothing to do with all of it, and keeps what is said of those that left it', async () => {
  let remaining = 3;
  server.use(
    mock(listArticles).replies(() => ({
      message: { ...totals, total: remaining, articles: [], items: remaining },
      items: [],
    })),
    mock(previewBulk).replies({ message: { total: 3, may: 3, already: 0, samples: [], unfinished: null } }),
    mock(runBulk).replies(() => {
      remaining = 0;
      return { message: { total: 3, done: 3, already: 0, skipped: [], left: 0, undo: null } };
    }),
  );
  open('/articles?status=2');
  await choose(/^Действия/, 'Опубликовать…');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Действия/, hidden: true })).toBeNull());
  expect(await screen.findByText('Готово: 3')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ждут', hidden: true })).toBeTruthy();
});

test('a rejection asks for its reason first', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(previewBulk).replies({ message: { total: 1, may: 1, already: 0, samples: [], unfinished: null } }),
    mock(runBulk).replies(({ body }) => {
      sent.push(body);
      return { message: { total: 1, done: 1, already: 0, skipped: [], left: 0, undo: null } };
    }),
  );
  open();
  await choose(/^Действия/, 'Отклонить…');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
  expect(await within(dialog).findAllByText('Обязательное поле')).not.toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Нет источника' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Готово: 1')).toBeTruthy();
  expect(sent).toMatchObject([{ reason: 'Нет источника' }]);
});

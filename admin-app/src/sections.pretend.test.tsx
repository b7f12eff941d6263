import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { handlers, mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Pages } from './app/frame/Pages.tsx';
import { DENIED } from './app/frame/texts.ts';
import { getPlace, listPlaces, type Place, placeState, savePlace } from './testing/pretend/pretend.calls.ts';
import { renderPage, person as staff } from './testing/render.tsx';

// The third step of «Add an admin section», and the only file of the house it touches: a line in `sections.ts`.
vi.mock('./sections.ts', async original => {
  const real = await original<typeof import('./sections.ts')>();
  const { places } = await import('./testing/pretend/pretend.section.ts');
  const groups = [...real.groups, { title: 'Двор', sections: [places] }];
  return { ...real, groups, sections: groups.flatMap(({ sections }) => sections) };
});

// Whatever else the frame asks is answered with samples: here nobody looks at it.
const server = setupServer(...handlers());
const person = userEvent.setup();
const first: Place = { placeId: 7, placeName: 'У ворот', placeState: placeState.free };
const back = () =>
  within(screen.getByRole('navigation', { name: 'Навигационная цепочка' })).getByRole('link', { name: 'Парковка' });
let rows: Place[] = [];
let asked: unknown[] = [];

// The frame's code is large; what is fetched here is not waited for in a test.
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await Promise.all([import('./app/frame/Frame.tsx'), import('./app/list/SectionGrid.tsx')]);
}, 60_000);
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  // Narrow: jsdom lays nothing out, and a table without width draws no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  sessionStorage.clear();
  rows = [first];
  asked = [];
  server.use(
    mock(whoAmI).replies({ message: staff }),
    mock(listPlaces).replies(({ query }) => {
      asked.push(query);
      return { message: { page: 1, pageSize: 25, total: rows.length, totalIsExact: true }, items: rows };
    }),
    mock(getPlace).replies(() => ({ message: rows[0] ?? first })),
    mock(savePlace).replies(({ body }) => {
      rows = [{ ...first, ...(body as Place) }];
      return { message: rows[0] ?? first };
    }),
  );
});

it('takes no more steps than CONTRIBUTING lists: new files of its own and one line', () => {
  const contributing = readFileSync(`${import.meta.dirname}/../../CONTRIBUTING.md`, 'utf8');
  const [, listed = ''] = contributing.split('## Add an admin section\n');
  const steps = (listed.split('\n## ')[0] ?? '').match(/^\d\. .+$/gm) ?? [];
  expect(steps.length).toBeLessThanOrEqual(4);
  expect(steps[0]).toContain('.section.ts');
  expect(steps[1]).toContain('SectionGrid');
  expect(steps[2]).toContain('admin-app/src/sections.ts');
  expect(steps[3]).toMatch(/^4\. Test/);
  // Its calls are a step of their own heading.
  expect(readdirSync(`${import.meta.dirname}/testing/pretend`).sort()).toEqual([
    'EditPlacePage.tsx',
    'PlacesPage.tsx',
    'pretend.calls.ts',
    'pretend.section.ts',
  ]);
});

it('stands in the menu and opens with its title, list and filters', async () => {
  renderPage(<Pages />, { at: '/places?placeState=1' });
  expect(await screen.findByRole('heading', { name: 'Парковка', level: 1 })).not.toBeNull();
  await waitFor(() => expect(document.title).toBe('Площадка · Парковка'));
  expect(await screen.findByRole('link', { name: '7' })).not.toBeNull();
  expect(asked).toContainEqual(expect.objectContaining({ placeState: '1' }));
  await person.click(screen.getByRole('button', { name: 'Открыть меню' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(menu.getByRole('link', { name: 'Парковка' }).getAttribute('href')).toBe('/places');
  await person.click(menu.getByRole('button', { name: 'Закрыть меню' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads to an editor with its number and the way back, which saves', async () => {
  renderPage(<Pages />, { at: '/places' });
  await person.click(await screen.findByRole('link', { name: '7' }));
  expect(await screen.findByRole('heading', { name: /Место №.7/, level: 1 })).not.toBeNull();
  expect(screen.getByTestId('address').textContent).toBe('/places/7/edit');
  const name = await screen.findByRole('textbox', { name: 'Название' });
  await person.clear(name);
  await person.type(name, 'У кофейни');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Состояние' }), 'Занято');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Место успешно обновлено')).not.toBeNull();
  expect(rows).toEqual([{ placeId: 7, placeName: 'У кофейни', placeState: placeState.taken }]);
  await person.click(back());
  expect(await screen.findByText('У кофейни')).not.toBeNull();
});

it('leads back to the list as it was left in this tab', async () => {
  renderPage(<Pages />, { at: '/places?placeState=1&sort=placeName&page=2' });
  await person.click(await screen.findByRole('link', { name: '7' }));
  await screen.findByRole('textbox', { name: 'Название' });
  await person.click(back());
  expect(await screen.findByText('У ворот')).not.toBeNull();
  expect(screen.getByTestId('address').textContent).toBe('/places?placeState=1&sort=placeName&page=2');
});

it('leads back to the plain list where none was open', async () => {
  renderPage(<Pages />, { at: '/places/7/edit' });
  await screen.findByRole('textbox', { name: 'Название' });
  expect(back().getAttribute('href')).toBe('/places');
});

it.each(['/places', '/places/7/edit'])('is closed to whoever lacks the right it names: %s', async at => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['bookings.read'] } }));
  renderPage(<Pages />, { at });
  expect(await screen.findByRole('heading', { name: DENIED })).not.toBeNull();
  await waitFor(() => expect(screen.queryByText('У ворот')).toBeNull());
  expect(asked).toEqual([]);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { getResident, listResidents, saveResident } from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import type { Resident } from '@venue/sdk/residents/model';
import { handlers, mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Pages } from '../../app/frame/Pages.tsx';
import { DENIED } from '../../app/frame/texts.ts';
import { renderPage, person as staff } from '../../testing/render.tsx';
import { section } from './residents.section.ts';
import { pageOf, whole } from './residents.testing.ts';

// Requests that these tests do not check get sample responses.
const server = setupServer(...handlers());
const person = userEvent.setup();
const back = () =>
  within(screen.getByRole('navigation', { name: 'Навигационная цепочка' })).getByRole('link', { name: 'Резиденты' });
let current: Resident = whole;
let requests: unknown[] = [];

// Load the large code of the frame in advance, so that the tests do not wait for it.
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await Promise.all([import('../../app/frame/FramedPages.tsx'), import('../../app/list/SectionGrid.tsx')]);
}, 60_000);
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  sessionStorage.clear();
  current = whole;
  requests = [];
  server.use(
    mock(whoAmI).replies({ message: staff }),
    mock(listResidents).replies(({ body }) => {
      requests.push(body);
      return pageOf(current);
    }),
    mock(getResident).replies(() => ({ message: current })),
    mock(saveResident).replies(({ body }) => {
      current = { ...current, ...(body as Partial<Resident>), version: current.version + 1 };
      return { message: current };
    }),
  );
});

it('is declared with the words and the rights of its kind', () => {
  const { title, permission, children = [], commands = [] } = section;
  expect(title.toLowerCase()).toBe(residentRecord.noun.many);
  expect(permission).toBe(residentRecord.read);
  expect(children.map(each => each.permission)).toEqual([residentRecord.manage, undefined]);
  expect(children[1]?.title).toContain(residentRecord.label);
  expect(commands).toMatchObject([{ title: `Добавить ${residentRecord.noun.acc}`, permission: residentRecord.manage }]);
});

it('stands in the menu and opens with its title, list and filters', async () => {
  renderPage(<Pages />, { at: '/residents?residentStatus=1' });
  expect(await screen.findByRole('heading', { name: 'Резиденты', level: 1 })).not.toBeNull();
  await waitFor(() => expect(document.title).toBe('Площадка · Резиденты'));
  expect(await screen.findByRole('link', { name: '7' })).not.toBeNull();
  expect(requests).toContainEqual(expect.objectContaining({ residentStatus: 1 }));
  await person.click(screen.getByRole('button', { name: 'Открыть меню' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(menu.getByRole('link', { name: 'Резиденты' }).getAttribute('href')).toBe('/residents');
  await person.click(menu.getByRole('button', { name: 'Закрыть меню' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads to an editor with the number of the record, which saves, and back to the list as it was left', async () => {
  renderPage(<Pages />, { at: '/residents?residentStatus=2&sort=residentName&page=2' });
  await person.click(await screen.findByRole('link', { name: '7' }));
  const heading = `${current.residentName} Резидент №\u00a07`;
  expect(
    await screen.findByRole('heading', { name: new RegExp(heading.replace('\u00a0', '.')), level: 1 }),
  ).toBeTruthy();
  await waitFor(() => expect(document.title).toBe(`Площадка · ${current.residentName} №\u00a07`));
  expect(screen.getByTestId('address').textContent).toBe('/residents/7/edit');
  const name = await screen.findByRole('textbox', { name: 'Название' });
  await person.clear(name);
  await person.type(name, 'У кофейни');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Резидент успешно обновлён')).not.toBeNull();
  await person.click(back());
  expect((await screen.findAllByText('У кофейни')).length).toBeGreaterThan(0);
  expect(screen.getByTestId('address').textContent).toBe('/residents?residentStatus=2&sort=residentName&page=2');
});

it('leads back to the plain list where none was open', async () => {
  renderPage(<Pages />, { at: '/residents/7/edit' });
  await screen.findByRole('textbox', { name: 'Название' });
  expect(back().getAttribute('href')).toBe('/residents');
});

it.each(['/residents', '/residents/7/edit'])('is closed to readers without its right: %s', async at => {
  server.use(mock(whoAmI).replies({ message: { ...staff, permissions: ['bookings.read'] } }));
  renderPage(<Pages />, { at });
  expect(await screen.findByRole('heading', { name: DENIED })).not.toBeNull();
  await waitFor(() => expect(screen.queryByText(whole.residentName)).toBeNull());
  expect(requests).toEqual([]);
});

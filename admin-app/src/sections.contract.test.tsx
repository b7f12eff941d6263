import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AnyCall, centred, formatField, noSuch } from '@venue/sdk';
import { whoAmI } from '@venue/sdk/auth';
import * as authors from '@venue/sdk/authors/admin';
import { authorRecord } from '@venue/sdk/authors/kind';
import * as banners from '@venue/sdk/banners/admin';
import { bannerRecord } from '@venue/sdk/banners/kind';
import * as clusters from '@venue/sdk/clusters/admin';
import { clusterRecord } from '@venue/sdk/clusters/kind';
import * as collaborators from '@venue/sdk/collaborators/admin';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import * as packages from '@venue/sdk/packages/admin';
import { packageRecord } from '@venue/sdk/packages/kind';
import * as priceList from '@venue/sdk/price-list/admin';
import { priceItemRecord } from '@venue/sdk/price-list/kind';
import * as projects from '@venue/sdk/projects/admin';
import { projectRecord } from '@venue/sdk/projects/kind';
import * as promoCodes from '@venue/sdk/promo-codes/admin';
import { promoCodeRecord } from '@venue/sdk/promo-codes/kind';
import * as residents from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import * as reviews from '@venue/sdk/reviews/admin';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { listHistory } from '@venue/sdk/staff/admin';
import { handlers, type MockRequest, mock, sampleReply } from '@venue/sdk/testing';
import { listViews } from '@venue/sdk/views/admin';
import { setupServer } from 'msw/node';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageKind } from './app/record/RecordPage.tsx';
import { screens } from './screens.ts';
import { sections } from './sections.ts';
import { renderPage, person as staff } from './testing/render.tsx';

interface Contract {
  readonly path: string;
  readonly kind: PageKind;
  /** The calls of its area. */
  readonly area: object;
  /** The fields that a row of its list shows beside its name and number. */
  readonly columns: readonly string[];
  /** What staff are asked about before it is deleted. */
  readonly asks?: string;
  /** The field that these tests fill, if it is not the title. */
  readonly field?: string;
  /** What is typed behind the text of that field. */
  readonly typed?: string;
  /** What the sample of the record has to be different in. */
  readonly over?: Fields;
  /** What else a new record needs, by the labels of the inputs. */
  readonly needs?: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

const contracts: readonly Contract[] = [
  {
    path: '/residents',
    kind: residentRecord,
    area: residents,
    columns: ['residentStatus', 'residentIsActual', 'residentSiteUrl', 'updatedAt'],
  },
  {
    path: '/reviews',
    kind: reviewRecord,
    area: reviews,
    columns: ['isPublished', 'reviewText', 'reviewRating', 'updatedAt', 'visitTitle'],
    asks: 'этот отзыв',
    field: 'reviewText',
    over: { reviewMeta: centred },
  },
  {
    path: '/advertising_banner',
    kind: bannerRecord,
    area: banners,
    columns: ['saleBannerIsActive', 'saleBannerFrom', 'saleBannerTo', 'updatedAt'],
    asks: 'этот баннер',
    over: { saleBannerErid: '', saleBannerAdvertiser: '', saleBannerMeta: centred },
  },
  {
    path: '/collaborators',
    kind: collaboratorRecord,
    area: collaborators,
    columns: ['isPublished', 'collaboratorOrder', 'updatedAt'],
    asks: 'этого сотрудника',
  },
  {
    path: '/price-list',
    kind: priceItemRecord,
    area: priceList,
    columns: ['isPublished', 'priceItemGroup', 'priceItemPrice', 'priceItemUnit', 'priceItemMinimum'],
    asks: 'эту позицию',
    over: { priceItemPrice: 45_000, priceItemMinimum: 1, priceItemOrder: 1 },
    needs: { 'Цена, ₽': '450' },
  },
  {
    path: '/packages',
    kind: packageRecord,
    area: packages,
    columns: ['packageHours', 'packagePrice', 'isPublished', 'packagesSold'],
    asks: 'этот абонемент',
    over: { packageHours: 10, packagePrice: 1_200_000, packageDays: 90, packageRoomIds: [] },
    needs: { 'Сколько часов': '10', 'Цена, ₽': '12000', 'Действует после покупки, дней': '90' },
  },
  {
    path: '/promo-codes',
    kind: promoCodeRecord,
    area: promoCodes,
    columns: ['promoIsActive', 'promoUses', 'promoGiven', 'promoTo'],
    typed: 'А',
    asks: 'этот промокод',
    over: {
      promoPercent: 10,
      promoSum: null,
      promoFor: 1,
      promoRoomIds: [],
      promoEventIds: [],
      promoFrom: null,
      promoTo: null,
      promoMaxUses: null,
      promoMaxPerPerson: null,
    },
    needs: { 'Скидка, %': '10' },
  },
  {
    path: '/past-projects',
    kind: projectRecord,
    area: projects,
    columns: ['isPublished', 'projectOrder', 'projectDateStart', 'projectDateEnd', 'updatedAt'],
    asks: 'этот проект',
  },
  {
    path: '/clusters',
    kind: clusterRecord,
    area: clusters,
    columns: ['clusterUrl', 'clusterContacts', 'updatedAt'],
    asks: 'этот кластер',
  },
  {
    path: '/clusters?view=authors',
    kind: authorRecord,
    area: authors,
    columns: ['authorCity', 'categories', 'storiesCount', 'updatedAt'],
    asks: 'этого автора',
  },
];

/** Sections whose forms or decisions are not the usual ones, as their own tests say. */
const special = [
  '/agreements',
  '/articles',
  '/blog',
  '/board',
  '/clients',
  '/events',
  '/galleries',
  '/mailing',
  '/settings',
  '/users',
];

/** The call of an area whose id ends in one of these words. */
const callOf = (area: object, ...words: readonly string[]): AnyCall | undefined =>
  Object.values(area).find(({ id }) => words.some(word => String(id).endsWith(`.${word}`)));

// Requests that these tests do not check get sample responses.
const server = setupServer(...handlers());
const person = userEvent.setup();
const screensAt = screens.map(({ path, load }) => ({ path, Screen: lazy(load) }));
const name = 'Печь и глина';
const id = 7;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const fieldsOf = (reply: unknown): Fields => Object(Object(reply).message);
const isPicture = (value: unknown) => Reflect.has(Object(value), 'fileId');
/** Pictures have buttons of their own. */
const withoutPictures = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter(each => !isPicture(each)) : isPicture(value) ? null : value,
    ]),
  );

// The first test need not wait for the code of all the screens.
beforeAll(() => Promise.all(screens.map(({ load }) => load())), 120_000);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());

it('there is a contract for every section of records', () => {
  const listed = [...contracts.map(({ path }) => path), ...special];
  const ofRecords = sections.filter(({ commands = [], children = [] }) =>
    commands.some(({ to }) => children.some(({ path }) => path === to)),
  );
  expect(ofRecords.map(({ path }) => path).filter(path => !listed.includes(path))).toEqual([]);
});

describe.each(contracts)(
  '$kind.name',
  ({ path: list, kind, area, columns, asks, field: filled = kind.title, typed = '!', over, needs = {} }) => {
    const needed = (...words: readonly string[]): AnyCall => {
      const call = callOf(area, ...words);
      if (!call) throw new Error(`${list}: there is no call ${words.join(' or ')}`);
      return call;
    };
    const calls = {
      list: needed('list'),
      get: needed('detail'),
      create: needed('create', 'add'),
      save: needed('update'),
      remove: callOf(area, 'remove', 'delete'),
    };
    const page = screens.find(({ path }) => path.includes(`:${kind.id}`))?.path.replace(/:\w+/, String(id)) ?? '';
    const record: Fields = {
      ...withoutPictures(fieldsOf(sampleReply(calls.get))),
      ...{ [kind.id]: id, [kind.title]: name, [filled]: name, version: 3 },
      can: calls.remove ? ['remove'] : [],
      ...over,
    };
    const [sampled] = (sampleReply(calls.list) as { items: readonly Fields[] }).items;
    const row = Object.fromEntries(
      Object.entries(sampled ?? {}).map(([field, value]) => [field, record[field] ?? value]),
    );
    let sent: unknown[];

    beforeEach(() => {
      // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
      vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
      sessionStorage.clear();
      sent = [];
      const keep =
        (reply: unknown) =>
        ({ body, params }: MockRequest) => {
          sent.push(body ?? params);
          return reply;
        };
      server.use(
        mock(whoAmI).replies({ message: staff }),
        mock(listViews).replies({ message: { views: [] } }),
        mock(listHistory).replies({ message: { entries: [], more: false } }),
        mock(calls.list).replies({
          message: { page: 1, pageSize: 25, total: 1, totalIsExact: true },
          items: [row],
        }),
        mock(calls.get).replies({ message: record }),
        mock(calls.create).replies(keep({ ...sampleReply(calls.create), id, message: record })),
        mock(calls.save).replies(keep({ message: { ...record, version: 4 } })),
        ...(calls.remove ? [mock(calls.remove).replies(keep({ message: { success: true } }))] : []),
      );
    });

    const open = (at: string) =>
      renderPage(
        <Suspense fallback={null}>
          <Routes>
            {screensAt.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Routes>
        </Suspense>,
        { at },
      );
    const address = () => screen.getByTestId('address').textContent;
    const { label = '' } = kind.fields[filled] ?? {};
    const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });

    it('lists records, each with the fields of its kind and a link to its page', async () => {
      open(list);
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(page);
      const card = within(link.closest('li') ?? link);
      const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
      const visible = card.getAllByRole('term').flatMap(({ textContent }, at) => {
        // A field and its ids share a label, and only one of them is a column.
        const named = Object.keys(kind.fields).filter(field => kind.fields[field]?.label === textContent);
        const field = named.find(each => columns.includes(each)) ?? named[0];
        return field === undefined ? [] : [[field, values[at]] as const];
      });
      expect(visible.map(([field]) => field).sort()).toEqual([...columns].sort());
      for (const [field = '', text] of visible) {
        const is = kind.fields[field];
        // A switch has no text.
        if (is && is.is !== 'yesNo') expect(text).toContain(formatField(is, row[field]));
      }
    });

    it('adds one by the declared call and opens it', async () => {
      open(list);
      await person.click(await screen.findByRole('link', { name: `Добавить ${kind.noun.acc}` }));
      const add = await screen.findByRole('button', { name: /^Добавить/ });
      await person.click(add);
      await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
      expect(sent).toEqual([]);
      await person.type(await field(), name);
      for (const [label, text] of Object.entries(needs))
        await person.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
      await person.click(add);
      await waitFor(() => expect(sent).toMatchObject([{ [filled]: name }]));
      await waitFor(() => expect(address()).toBe(page));
    });

    it('saves what was typed, and merges what a colleague saved meanwhile', async () => {
      const theirs = { ...record, [filled]: 'Их слова', version: 9 };
      server.use(
        mock(calls.save).once.fails('conflict', { data: { current: theirs, savedBy: null, savedAt: null } } as never),
      );
      open(page);
      await person.type(await field(), typed);
      await person.click(screen.getByRole('button', { name: 'Сохранить' }));
      await person.click(await screen.findByRole('button', { name: 'Сохранить выбранное' }));
      await waitFor(() => expect(sent).toMatchObject([{ [kind.id]: id, [filled]: `${name}${typed}`, version: 9 }]));
      expect(await screen.findByText(plain(kind.texts.update.done))).not.toBeNull();
    });

    it('marks the field that the server refuses, and keeps what was typed', async () => {
      server.use(mock(calls.save).fails('invalid_input', { fields: { [filled]: 'Так нельзя' } } as never));
      open(page);
      await person.type(await field(), typed);
      await person.click(screen.getByRole('button', { name: 'Сохранить' }));
      await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
      expect(screen.getAllByText(/Так нельзя/).length).toBeGreaterThan(0);
      expect((await field()).value).toBe(`${name}${typed}`);
    });

    it.runIf(calls.remove)('asks before it deletes, and leads back to the list', async () => {
      open(page);
      await person.click(await screen.findByRole('button', { name: 'Удалить' }));
      const question = `Удалить ${kind.noun.acc} «${name}»?`;
      const dialog = await screen.findByRole('alertdialog', { name: text => plain(text) === plain(question) });
      expect(plain(dialog.textContent)).toContain(`Вы уверены, что хотите удалить ${asks}?`);
      expect(sent).toEqual([]);
      await person.click(within(dialog).getByRole('button', { name: 'Удалить' }));
      await waitFor(() => expect(address()).toBe(list));
      expect(sent.map(each => Number(Reflect.get(Object(each), kind.id)))).toEqual([id]);
    });

    it.each([page, page.replace(String(id), 'x')])('says so where there is no such record: %s', async at => {
      server.use(mock(calls.get).fails('not_found' as never));
      open(at);
      expect(await screen.findByText(plain(noSuch(kind.noun)))).not.toBeNull();
    });

    it('shows a record without a field or a button to those who may only read', async () => {
      server.use(mock(whoAmI).replies({ message: { ...staff, permissions: [kind.read] } }));
      open(page);
      expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: /Сохранить|Удалить/ })).toBeNull();
    });
  },
);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspect } from './house.mjs';

function aHouse(files) {
  const root = mkdtempSync(join(tmpdir(), 'venue-house-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return inspect(root).found.map(({ file, message }) => `${file}: ${message}`);
}

const lines = count => 'x;\n'.repeat(count);

test('a house in order has nothing to tell', () => {
  expect(
    aHouse({
      'sdk/src/core/schema/call.ts': lines(300),
      'sdk/src/rooms/rooms.model.ts': "import { call } from '../core/call.ts';",
      'sdk/examples/report.ts':
        "import { list } from '@venue/sdk/rooms';\nimport { createVenue } from '@venue/sdk/venue';",
      'sdk/src/bookings/bookings.calls.ts': "import { Room } from '../rooms/rooms.model.ts';",
      'shared-ui/src/grid/grid.tsx': "import { page } from '@venue/sdk';\nimport Box from '@mui/material/Box';",
      'shared-ui/src/areas/rooms/Hours.tsx':
        "import { Room } from '@venue/sdk/rooms/model';\nimport { Grid } from '../../grid/grid.tsx';",
      'client-app/src/rooms/rooms.paths.ts': "import type { Places } from '@venue/shared-ui/shell/screens.tsx';",
      'client-app/src/bookings/bookings.paths.ts': '',
      'client-app/src/app/frame/Frame.tsx': "import { paths } from '../rooms/rooms.paths.ts';",
      'client-app/src/bookings/Bookings.tsx': "import { paths } from '../rooms/rooms.paths.ts';",
      'client-app/src/screens.ts':
        "import { paths } from './rooms/rooms.paths.ts';\nconst load = () => import('./rooms/Rooms.tsx');",
      'client-app/src/rooms/Rooms.tsx':
        "import { list } from '@venue/sdk/rooms';\nimport { Grid } from '@venue/shared-ui/grid/grid.tsx';\nimport { paths } from './rooms.paths.ts';\nimport { others } from '../bookings/bookings.paths.ts';\nimport { Frame } from '../app/Frame.tsx';",
      'admin-app/src/sections/users/users.view.ts': "export { Person } from './Person.tsx';",
      'admin-app/src/sections/users/Person.tsx': '',
      'admin-app/src/sections/applications/About.tsx': "import { Person } from '../users/users.view.ts';",
      'server/src/areas/rooms/rooms.store.ts': '',
      'server/src/areas/rooms/rooms.service.ts': "import { rooms } from './rooms.store.ts';",
      'server/src/areas/rooms/rooms.table.ts': '',
      'server/src/areas/bookings/bookings.table.ts': "import { room } from '../rooms/rooms.table.ts';",
      'server/src/areas/bookings/bookings.routes.ts':
        "import {\n  roomById,\n} from '../rooms/rooms.store.ts';\nimport '../rooms/rooms.service.ts';\nimport { x } from '#core/x.ts';",
      'server/src/core/x.ts': "import type { Db } from './y.ts';\nimport type { KindName } from '@venue/sdk/kinds';",
      'server/src/areas.ts': "import { roomsArea } from './areas/rooms/rooms.area.ts';",
      'server/src/areas/rooms/rooms.area.ts': "import './rooms.store.ts';",
      'server/src/areas/bookings/bookings.demo.ts': "import { room } from '../rooms/rooms.table.ts';",
      'server/src/app.ts': "import { areas } from './areas.ts';",
      'server/src/core/y.ts': '',
      'server/src/testing/database.setup.ts': "import { startPostgres } from '../../../tools/postgres.mjs';",
      'server/src/areas/bookings/bookings.test.ts': `import { aRoom } from '../rooms/rooms.rules.ts';\n${lines(398)}`,
      'e2e/journeys/book.spec.ts': "import { createClient } from '@venue/sdk';",
      'server/node_modules/x/index.ts': lines(1000),
      'sdk/dist/index.ts': lines(1000),
    }),
  ).toEqual([]);
});

test.each([
  [
    'a transaction of its own',
    'server/src/areas/rooms/rooms.routes.ts',
    'await db.transaction(tx => save(tx));',
    /use `transact` or `inTransaction`/,
  ],
  [
    'an arrow the wrong way',
    'sdk/src/core/a.ts',
    "import { Grid } from '@venue/shared-ui/grid.tsx';",
    /sdk may use no other package/,
  ],
  [
    'an app using the other',
    'client-app/src/app/a.ts',
    "import x from '@venue/admin-app/x';",
    /client-app may use sdk, shared-ui/,
  ],
  [
    'the server using the interface',
    'server/src/core/a.ts',
    "export { x } from '@venue/shared-ui/x.ts';",
    /server may use sdk/,
  ],
  [
    'loading a forbidden package later',
    'server/src/core/a.ts',
    "await import('@venue/shared-ui/x.ts');",
    /server may use sdk/,
  ],
  [
    'a package reached by path',
    'client-app/src/app/a.ts',
    "import { x } from '../../../sdk/src/core/x.ts';",
    /import @venue\/sdk/,
  ],
  [
    'a package reaching outside',
    'client-app/src/app/a.ts',
    "import x from '../../../package.json';",
    /reaches out of its package/,
  ],
  [
    'shipped code using tools',
    'server/src/core/a.ts',
    "import x from '../../../tools/postgres.mjs';",
    /tools serve commands and tests/,
  ],
  ['a package naming itself', 'sdk/src/core/a.ts', "import { x } from '@venue/sdk/rooms';", /use a relative path/],
  [
    'shared-ui knowing an area',
    'shared-ui/src/parts/a.tsx',
    "import { Room } from '@venue/sdk/rooms';",
    /shared-ui knows no area/,
  ],
  [
    'shared-ui knowing one of its own areas',
    'shared-ui/src/parts/a.tsx',
    "import { Hours } from '../areas/rooms/Hours.tsx';",
    /knows the area rooms/,
  ],
  [
    'an area of shared-ui reaching into another',
    'shared-ui/src/areas/rooms/Hours.tsx',
    "import { Tickets } from '../events/Tickets.tsx';",
    /reaches into the area events/,
  ],
  [
    'an sdk area reaching into another',
    'sdk/src/rooms/rooms.calls.ts',
    "import { x } from '../auth/auth.rules.ts';",
    /use its \.calls\.ts, \.model\.ts or \.kind\.ts/,
  ],
  [
    'a server area reaching into another',
    'server/src/areas/rooms/rooms.routes.ts',
    "import type { X } from '../bookings/bookings.rules.ts';",
    /use a query of its \.store\.ts/,
  ],
  [
    'the same through #',
    'server/src/areas/rooms/rooms.routes.ts',
    "import { x } from '#areas/bookings/bookings.table.ts';",
    /use a query of its \.store\.ts/,
  ],
  [
    'a screen reaching into another area',
    'client-app/src/rooms/Rooms.tsx',
    "import { Hold } from '../bookings/Hold.tsx';",
    /src\/app or shared-ui/,
  ],
  [
    'a section reaching into another',
    'admin-app/src/sections/rooms/rooms.tsx',
    "import '../users/users.tsx';",
    /use its \.view\.ts, or src\/app or shared-ui/,
  ],
  [
    'an address that knows a screen',
    'client-app/src/rooms/rooms.paths.ts',
    "import { Rooms } from './Rooms.tsx';",
    /addresses are for everybody/,
  ],
  [
    'an address that knows a record',
    'admin-app/src/sections/rooms/rooms.paths.ts',
    "import { roomKind } from '@venue/sdk/rooms/model';",
    /addresses are for everybody/,
  ],
  [
    'the class of a record’s styles by hand',
    'client-app/src/articles/A.tsx',
    '<div className={articleCssScope(id)} />',
    /gives a record its styles by hand/,
  ],
  ['styles of a record by hand', 'admin-app/src/app/A.tsx', '<link rel="stylesheet" href={url} />', /styles by hand/],
  [
    'a choice that ends at a hundred',
    'client-app/src/market/useMyBrands.ts',
    'useCall(listMyBrands, { body: { pageSize: 100 } })',
    /ends without a word/,
  ],
  ['a widget by hand', 'client-app/src/rooms/A.tsx', '<ul role="listbox" />', /writes a listbox by hand/],
  ['a dialog by hand', 'client-app/src/rooms/A.tsx', '<dialog open />', /writes a dialog by hand/],
  ['everything exported at once', 'sdk/src/core/a.ts', "export * from './b.ts';", /export the names/],
  ['a long file', 'sdk/src/core/a.ts', lines(301), /has 301 lines, more than 300/],
  ['a long style sheet', 'client-app/src/app/a.css', lines(301), /has 301 lines/],
  ['a long test', 'sdk/src/core/a.test.ts', lines(401), /has 401 lines, more than 400/],
])('%s is told, with the way out', (_what, file, text, message) => {
  const breaches = aHouse({ [file]: text });
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toMatch(message);
});

test.each([
  ['client-app/src/rooms/Rooms.tsx', "import { createVenue } from '@venue/sdk/venue';"],
  ['admin-app/src/sections/rooms/rooms.test.tsx', "import type { Venue } from '@venue/sdk/venue';"],
  ['shared-ui/src/parts/a.tsx', "import { createVenue } from '@venue/sdk/venue';"],
  ['server/src/core/a.ts', "await import('@venue/sdk/venue');"],
])('%s may not import the object of all calls', (file, text) => {
  expect(aHouse({ [file]: text })).toEqual([expect.stringMatching(/import the calls themselves/)]);
});

test('a circle of imports is told once', () => {
  const breaches = aHouse({
    'server/src/core/a.ts': "import { b } from './b.ts';",
    'server/src/core/b.ts': "export { c } from '#core/c.ts';",
    'server/src/core/c.ts': "import './a.ts';",
    'server/src/core/d.ts': "import './a.ts';",
  });
  expect(breaches).toEqual([
    expect.stringContaining(
      'server/src/core/a.ts → server/src/core/b.ts → server/src/core/c.ts → server/src/core/a.ts',
    ),
  ]);
});

test('types make a circle too, except of the name of a kind', () => {
  const b = name => ({ 'sdk/src/b.ts': `import './${name}.ts';` });
  expect(aHouse({ 'sdk/src/a.ts': "import type { B } from './b.ts';", ...b('a') }).join()).toMatch(/imports itself/);
  expect(aHouse({ 'sdk/src/kindName.ts': "import type { B } from './b.ts';", ...b('kindName') })).toEqual([]);
});

test('a table of screens and a screen that imports it are a circle, though the screen is loaded on demand', () => {
  const breaches = aHouse({
    'client-app/src/screens.ts': "const load = () => import('./rooms/Rooms.tsx');",
    'client-app/src/rooms/Rooms.tsx': "import { screens } from '../screens.ts';",
  });
  expect(breaches).toEqual([expect.stringMatching(/imports itself: .*screens\.ts.* → .*Rooms\.tsx/)]);
});

test.each([
  [
    'areas of the server by their stores',
    'server/src/areas/a/a.service.ts',
    "import { b } from '../b/b.store.ts';",
    'server/src/areas/b/b.routes.ts',
    "import { a } from '../a/a.store.ts';",
  ],
  [
    'areas of the server by tables and types alone',
    'server/src/areas/a/a.table.ts',
    "import { b } from '../b/b.table.ts';",
    'server/src/areas/b/b.store.ts',
    "import type { A } from '../a/a.store.ts';",
  ],
  [
    'areas of the SDK',
    'sdk/src/a/a.model.ts',
    "import type { B } from '../b/b.model.ts';",
    'sdk/src/b/b.calls.ts',
    "import { A } from '../a/a.model.ts';",
  ],
  [
    'sections',
    'admin-app/src/sections/a/A.tsx',
    "import { B } from '../b/b.view.ts';",
    'admin-app/src/sections/b/B.tsx',
    "const later = () => import('../a/a.view.ts');",
  ],
])('%s that know each other are a circle', (_what, one, ofOne, other, ofOther) => {
  const breaches = aHouse({ [one]: ofOne, [other]: ofOther });
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toMatch(/is in a circle of areas: \S+\/a → \S+\/b → \S+\/a/);
  expect(breaches[0]).toContain(`${one} imports`);
  expect(breaches[0]).toContain(`${other} imports`);
});

test.each([
  ['the core', 'server/src/core/db/a.ts', "import { x } from '../../areas/rooms/rooms.table.ts';"],
  ['a job', 'server/src/jobs/a.job.ts', "import { x } from '../areas/rooms/rooms.store.ts';"],
  ['the live channel, of a type', 'server/src/live/a.ts', "import type { X } from '../areas/rooms/rooms.store.ts';"],
  ['what puts the server together', 'server/src/app.ts', "import { x } from './areas/rooms/rooms.routes.ts';"],
  ['the core, by way of the SDK', 'server/src/core/a.ts', "import { Room } from '@venue/sdk/rooms/model';"],
  ['the SDK’s core', 'sdk/src/core/a.ts', "import { Room } from '../rooms/rooms.model.ts';"],
  ['the frame of the client', 'client-app/src/app/A.tsx', "const later = () => import('../rooms/Rooms.tsx');"],
  [
    'the frame of the back office',
    'admin-app/src/app/A.tsx',
    "import { Room } from '../sections/rooms/rooms.view.ts';",
  ],
])('%s knows no area', (_what, file, text) => {
  expect(aHouse({ [file]: text })).toEqual([expect.stringMatching(/knows (the|an) area/)]);
});

test('a test may know every area', () => {
  expect(
    aHouse({
      'server/src/core/a.test.ts': "import { x } from '../areas/rooms/rooms.store.ts';",
      'server/src/testing/a.ts':
        "import { Room } from '@venue/sdk/rooms/model';\nimport '../areas/rooms/rooms.store.ts';",
    }),
  ).toEqual([]);
});

test('what only looks like an import is none', () => {
  expect(
    aHouse({
      'server/src/core/a.ts': `// import { x } from '@venue/shared-ui/x.ts';
/* import y from '@venue/client-app/y'; */
const text = "take it from '@venue/shared-ui/x.ts'";`,
    }),
  ).toEqual([]);
});

test('a first screen carries nothing heavy, however far away it is imported', () => {
  const screen = 'client-app/src/rooms/BookingMap.tsx';
  const files = {
    'client-app/src/main.tsx': "import './app.tsx';",
    'client-app/src/app.tsx': "const Dialog = import('@venue/shared-ui/parts/Dialog.tsx');",
    [screen]: "import { Tabs } from '@venue/shared-ui/parts/Chips.tsx';",
    'shared-ui/src/parts/Chips.tsx':
      "import type { Theme } from '@mui/material/styles';\nimport { at } from '../dates/at.ts';",
    'shared-ui/src/parts/Dialog.tsx': "import Dialog from '@mui/material/Dialog';",
    'shared-ui/src/dates/at.ts': 'export const at = 1;',
  };
  expect(aHouse(files)).toEqual([]);
  expect(aHouse({ ...files, 'shared-ui/src/dates/at.ts': "import dayjs from 'dayjs';" })).toEqual([
    `shared-ui/src/dates/at.ts: imports dayjs, which the first screen ${screen} would carry: load it later`,
  ]);
});

test('dates and times are entered through the pickers', () => {
  const files = type => ({
    'admin-app/src/sections/desk/Move.tsx': `export const Move = () => <input type="${type}" />;`,
  });
  expect(aHouse(files('text'))).toEqual([]);
  for (const type of ['date', 'time', 'datetime-local'])
    expect(aHouse(files(type)).join()).toMatch(/by the browser’s own input/);
});

test('an area is named outside its folders in a few lists', () => {
  const four = {
    'sdk/src/reviews/reviews.calls.ts': '',
    'sdk/src/areas.staff.ts': "import * as reviews from './reviews/reviews.calls.ts';",
    'sdk/src/core/schema/permissions.ts': "export const permissionAreas = {\n  reviews: { title: 'Отзывы' },\n};",
    'server/src/areas/reviews/reviews.area.ts': "import { listReviews } from '@venue/sdk/reviews';",
    'server/src/areas.ts': "import { reviewsArea } from './areas/reviews/reviews.area.ts';",
    'admin-app/src/sections/reviews/reviews.section.ts': "import { list } from '@venue/sdk/reviews';",
    // Found by its file's name.
    'admin-app/src/sections.ts': "const files = import.meta.glob('./sections/*/*.section.ts', { eager: true });",
    'client-app/src/reviews/reviews.area.ts': "import { list } from '@venue/sdk/reviews';",
    'client-app/src/areas.ts': "import { reviewsArea } from './reviews/reviews.area.ts';",
    // Areas that build on it, the demo, examples and tests are not counted.
    'server/src/areas/events/events.store.ts': "import { review } from '../reviews/reviews.table.ts';",
    'server/src/demo/seed.ts': "import { review } from '../areas/reviews/reviews.table.ts';",
    'sdk/examples/print.ts': "import { listReviews } from '@venue/sdk/reviews';",
    'admin-app/src/sections.test.ts': "const held = 'reviews.read';",
  };
  expect(aHouse(four)).toEqual([]);
  for (const [file, text] of [
    ['admin-app/src/app/frame/titles.ts', "export const titles = { reviews: 'M4' };"],
    ['admin-app/src/app/frame/Menu.tsx', "const isOpen = may('reviews.read');"],
    ['server/src/ports/stars.ts', "import { Review } from '@venue/sdk/reviews/model';"],
    // It gathers what areas offer, so it counts although it is an area.
    ['server/src/areas/pending/pending.store.ts', "import { waiting } from '../reviews/reviews.store.ts';"],
  ])
    expect(aHouse({ ...four, [file]: text }).join()).toMatch(/is one of 5 files .* name the area reviews, more than 4/);
});

test('what is found by the name of its file is loaded like any import', () => {
  const files = {
    'admin-app/src/sections.ts':
      "const files = import.meta.glob<Section>('./sections/*/*.section.ts', { eager: true });",
    'admin-app/src/sections/reviews/reviews.section.ts': "const load = () => import('./ReviewsPage.tsx');",
    'admin-app/src/sections/reviews/ReviewsPage.tsx': "import { isOpen } from '../../app/shown.ts';",
    'admin-app/src/app/shown.ts': 'export const isOpen = true;',
  };
  expect(aHouse(files)).toEqual([]);
  const knowing = { ...files, 'admin-app/src/app/shown.ts': "import { sections } from '../sections.ts';" };
  expect(aHouse(knowing).join()).toMatch(/imports itself/);
});

test('a key of two words is an area’s name too, and a picture of what it shows is none', () => {
  const naming = files =>
    aHouse({
      'server/src/areas/event-requests/event-requests.area.ts': '',
      ...Object.fromEntries(files.map(file => [file, 'export const named = { eventRequests: 1 };'])),
    });
  const four = ['sdk/src/a.ts', 'sdk/src/b.ts', 'server/src/c.ts', 'admin-app/src/d.ts'];
  expect(naming([...four, 'admin-app/src/app/frame/icons.ts'])).toEqual([]);
  expect(naming([...four, 'admin-app/src/e.ts']).join()).toMatch(/name the area event-requests, more than 4/);
});

test('the bounds of a booking’s hours are read by those who order and count, and shown by nobody', () => {
  const reads = 'const span = [row.firstStart, row.lastEnd];';
  expect(
    aHouse({
      'server/src/areas/bookings/bookings.rules.ts': reads,
      'server/src/areas/bookings/bookings.letter.ts': reads,
      'server/src/areas/bookings/bookings.letter.test.ts': reads,
      'server/src/core/notices.bookings.ts': 'const when = ({ firstStart }) => firstStart;',
    }),
  ).toEqual([
    expect.stringMatching(/^server\/src\/areas\/bookings\/bookings\.letter\.ts: reads `firstStart`/),
    expect.stringMatching(/^server\/src\/core\/notices\.bookings\.ts: reads `firstStart`/),
  ]);
});

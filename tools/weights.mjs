// `node tools/weights.mjs`: what the JavaScript of each first screen weighs in the builds, beside its goal. `npm test`
// runs it after building; `npm run bench -- js` checks in a browser that no other scripts are needed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './machine.mjs';

/** The module that is loaded with the first call, axios in it. */
const sends = ['../sdk/src/core/client/sending.browser.ts'];

/**
 * The first screens: the code each loads besides the app's start, and the most that all of it may weigh, in kB of gzip.
 * Screens that read something before they are complete load the code that sends requests; the back office loads its
 * frame, the live channel and what its sections follow there.
 */
export const firstScreens = {
  customerLogin: { title: 'Customer’s login', app: 'client-app', most: 168, loads: ['src/auth/LoginPage.tsx'] },
  map: {
    title: 'Booking map',
    app: 'client-app',
    most: 134,
    loads: ['src/rooms/BookingMap.tsx'],
  },
  firstPage: { title: 'Visitor’s first page', app: 'client-app', most: 122, loads: ['src/frontpage/FrontPage.tsx'] },
  room: {
    title: 'Page of a room',
    app: 'client-app',
    most: 145,
    loads: ['src/bookings/room/RoomCalendar.tsx'],
  },
  event: {
    title: 'Page of an event',
    app: 'client-app',
    most: 117,
    loads: [],
  },
  article: {
    title: 'Page of an article',
    app: 'client-app',
    most: 117,
    loads: [],
  },
  adminLogin: { title: 'Admin login', app: 'admin-app', most: 148, loads: ['src/sections/auth/LoginPage.tsx'] },
  firstList: {
    title: 'Admin’s first list, grid included',
    app: 'admin-app',
    most: 438,
    loads: [
      'src/sections/bookings/BookingsPage.tsx',
      'src/app/frame/FramedPages.tsx',
      ...sends,
      '../shared-ui/src/data/live.ts',
      '../shared-ui/src/shell/onForbidden.ts',
      /\.live\.ts$/,
    ],
  },
};

/** The scripts of a screen according to the build: the start, what it loads, and what these import. */
export function scriptsOf({ app, loads }, dist = join(root, app, 'dist')) {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const scripts = new Set([...page.matchAll(/(?:src|href)="[^"]*?(assets\/[^"]+\.js)"/g)].map(([, file]) => file));
  const add = name => {
    const { file, imports = [] } = chunks[name];
    if (scripts.has(file)) return;
    scripts.add(file);
    imports.forEach(add);
  };
  for (const load of loads) {
    const names = Object.keys(chunks).filter(name => (load instanceof RegExp ? load.test(name) : load === name));
    if (names.length === 0) throw new Error(`${load} is no script of its own in ${app}: mend tools/weights.mjs`);
    names.forEach(add);
  }
  return [...scripts];
}

/** kB (1,000 bytes) of a screen's scripts after gzip -9, each on its own, as they travel. */
export function weigh(screen, dist = join(root, screen.app, 'dist')) {
  const bytes = file => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  return scriptsOf(screen, dist).reduce((sum, file) => sum + bytes(file), 0) / 1000;
}

/** kB of what another site loads before a visitor uses the widget: the script, and the frame's own script and styles. */
async function weighEmbed() {
  const { loader, script, stylesheet } = await import('../server/src/areas/embeds/embeds.assets.ts');
  return [loader, script + stylesheet].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}

const EMBED_MOST = 5;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const screen of Object.values(firstScreens)) {
    const ours = weigh(screen);
    const line = `${screen.title}: ${ours.toFixed(1)} kB of JavaScript before it works, at most ${screen.most}`;
    if (ours <= screen.most) console.log(`✓ ${line}`);
    else {
      console.error(`✗ ${line}\n→ let the screen load later what it does not show at first`);
      process.exitCode = 1;
    }
  }
  const embed = await weighEmbed();
  const line = `Widget on other sites: ${embed.toFixed(1)} kB of JavaScript and styles before it is used, at most ${EMBED_MOST}`;
  if (embed <= EMBED_MOST) console.log(`✓ ${line}`);
  else {
    console.error(`✗ ${line}\n→ it is loaded on pages of others`);
    process.exitCode = 1;
  }
}

// Who may import whom between the areas of a package.
import { cyclesIn } from './house.cycles.mjs';
import { withoutComments } from './house.imports.mjs';

/**
 * The rules of each package: `inside` is where its areas are, `except` the folders there that are none, `open` and
 * `openTo` say which files of an area others may import, `frame` is the code below all areas, which may not know any of
 * them, `lists` are the files that name every area.
 */
const packages = {
  sdk: {
    inside: 'sdk/src/',
    except: ['core', 'testing'],
    frame: ['sdk/src/core/'],
    open: /\.(calls|kind|model)\.ts$/,
    say: 'its .calls.ts, .model.ts or .kind.ts',
    down: 'take what it needs as an argument',
  },
  server: {
    inside: 'server/src/areas/',
    except: [],
    frame: ['server/src/'],
    lists: ['server/src/areas.ts', 'server/src/administrator.ts', 'server/src/demo/'],
    open: /\.(store|service)\.ts$/,
    // A foreign key is declared with the other table, and a query that joins it needs its columns.
    openTo: (from, to) => /\.(table|store)\.ts$|\.demo\./.test(from) && to.endsWith('.table.ts'),
    say: 'a query of its .store.ts, or a use case of its .service.ts',
    down: 'let the area offer it in its .area.ts',
  },
  'shared-ui': {
    inside: 'shared-ui/src/areas/',
    except: [],
    frame: ['shared-ui/src/'],
    say: 'what the app gives it as a property',
    down: 'take what it needs as a property',
  },
  'client-app': {
    inside: 'client-app/src/',
    except: ['app', 'testing'],
    frame: ['client-app/src/app/'],
    open: /\.view\.tsx?$/,
    say: 'its .view.tsx, or src/app or shared-ui for what both need',
    down: 'take what it needs as a property, or load it in its .area.ts',
  },
  'admin-app': {
    inside: 'admin-app/src/sections/',
    except: [],
    frame: ['admin-app/src/app/'],
    open: /\.view\.tsx?$/,
    say: 'its .view.ts, or src/app or shared-ui for what both need',
    down: 'take what it needs as a property, or name it in the section',
  },
};

/** Addresses of an area's screens: everybody in an app may link to them. */
const isAddress = file => /\.paths\.ts$/.test(file);
const ofAddresses = /(\.p|P)aths\.ts$|^@venue\/shared-ui\/shell\/screens\.tsx$/;

/** What the server's core may import from the SDK besides its core: lists of everything, which name no area. */
const listsOfSdk = /^@venue\/sdk(\/(calls|kinds|openapi|testing|venue))?$/;
const coreOfServer = /^server\/src\/(core|jobs|live)\//;

/** Frames that are a whole package except its areas: too wide to be one node in the graph of areas. */
const wholePackages = new Set(['server/src/', 'shared-ui/src/']);

const rulesOf = file => packages[file.split('/')[0]];

/** The area a file belongs to. */
function areaOf(file) {
  const rules = rulesOf(file);
  if (!rules?.inside || !file.startsWith(rules.inside)) return undefined;
  const [name, ...rest] = file.slice(rules.inside.length).split('/');
  return rest.length === 0 || rules.except.includes(name) ? undefined : { rules, name };
}

/** The folder of the area or the frame that a file belongs to: its node in the graph of areas. */
function nodeOf(file) {
  const rules = rulesOf(file);
  if (!rules) return undefined;
  if (file.startsWith(rules.inside)) {
    const [name, ...rest] = file.slice(rules.inside.length).split('/');
    return rest.length === 0 ? undefined : rules.inside + name;
  }
  return rules.frame.find(each => !wholePackages.has(each) && file.startsWith(each))?.replace(/\/$/, '');
}

/** An area may import another one only through its open files; the frame may import no area. */
export function checkArea(file, target, tell) {
  if (isAddress(target)) return;
  const own = areaOf(file);
  const other = areaOf(target);
  const rules = rulesOf(file);
  if (!other || rules !== other.rules || own?.name === other.name) return;
  if (own) {
    const { open, openTo, say } = rules;
    if (!open?.test(target) && !openTo?.(file, target))
      tell(`reaches into the area ${other.name} (${target}): use ${say}`);
  } else if (rules.frame.some(each => file.startsWith(each)) && !rules.lists?.some(each => file.startsWith(each)))
    tell(`knows the area ${other.name} (${target}): ${rules.down}`);
}

/** Links load no code, so files that declare addresses may import only addresses. */
export function checkAddresses(file, from, tell) {
  if (isAddress(file) && !ofAddresses.test(from))
    tell(`imports ${from}: addresses are for everybody, so they import nothing but addresses`);
}

/** The server's core may not name an area through the SDK either. */
export function checkCore(file, from, tell) {
  if (coreOfServer.test(file) && from.startsWith('@venue/sdk') && !listsOfSdk.test(from))
    tell(`knows an area by ${from}: take what it needs as an argument, or let the area offer it in its .area.ts`);
}

/** The graph of imports between areas and frames; types and what is loaded on demand count, addresses do not. */
export function areaGraph() {
  const arrows = new Map();
  return {
    add(file, target) {
      const [from, to] = [nodeOf(file), nodeOf(target)];
      if (!from || !to || from === to || isAddress(target) || rulesOf(file) !== rulesOf(target)) return;
      const out = arrows.get(from) ?? new Map();
      arrows.set(from, out);
      if (!out.has(to)) out.set(to, `${file} imports ${target}`);
    },
    /** Circles, each with one import for every arrow. */
    circles: () =>
      cyclesIn(new Map([...arrows].map(([node, out]) => [node, [...out.keys()]]))).map(circle => ({
        circle,
        imports: circle.slice(1).map((to, at) => arrows.get(circle[at]).get(to)),
      })),
  };
}

/**
 * Areas that all others depend on: signing in, the person, the audit log, the search and the like. The frame of each
 * package needs them, so it may name them.
 */
const services = new Set(
  'accounts auth bulk codes dashboard demo drafts home pending presence privacy profile search security soon staff support versions views'.split(
    ' ',
  ),
);

/** Services that gather what all areas offer; an area that had to be named there could be forgotten. */
const gatherers = /^(server\/src\/areas|admin-app\/src\/sections)\/(bulk|pending|presence|search|soon|views)\//;

/**
 * In how many files outside its folders an area may be named: the SDK's list of areas and its permissions, the server's
 * list of areas, the customers' list of areas. The back office finds its sections by their file names. Permissions
 * cannot be gathered from the areas: a role is a set of them and the access of a call is typed by them, so their table
 * lies below all areas.
 */
export const MOST_NAMING = 4;

/** Icons are named after what they show, and one of them is a calendar, like the area. */
const isPicture = file => /^(admin-app\/src\/app\/frame\/icons\.ts|shared-ui\/src\/parts\/Icon\.tsx)$/.test(file);

/** The demo's made-up data is composed of what all areas keep about its people. */
const isDemo = file => file.startsWith('server/src/demo/');

/** Programs that show how the SDK is used. */
const isExample = file => file.startsWith('sdk/examples/');

/** Counts the files outside an area's folders that name it: by an import, one of its permissions, or a key. */
export function areaNames() {
  const folders = new Set();
  const outside = [];
  return {
    add(file, text, imports) {
      const own = areaOf(file);
      if (own) folders.add(own.name);
      const counts = rulesOf(file) && (!own || gatherers.test(file));
      if (counts && !isDemo(file) && !isExample(file) && !isPicture(file))
        outside.push({ file, own: own?.name, words: wordsOf(text, imports) });
    },
    /** Every area but the services: `{ area, files }`. */
    counted: () =>
      [...folders]
        .filter(area => !services.has(area))
        .map(area => ({
          area,
          files: outside.filter(({ own, words }) => own !== area && words.has(area)).map(({ file }) => file),
        }))
        .sort((a, b) => a.area.localeCompare(b.area)),
  };
}

/** The words of a file that may be an area's name. */
function wordsOf(text, imports) {
  const words = new Set();
  for (const { from, target } of imports) {
    const area = target ? areaOf(target)?.name : /^@venue\/sdk\/([^/]+)/.exec(from)?.[1];
    if (area) words.add(area);
  }
  const code = withoutComments(text);
  for (const [, word] of code.matchAll(/['"]([a-z-]+)\.[a-z]+['"]/g)) words.add(word);
  // A key is written as one word: `eventRequests` is the area event-requests.
  for (const [, word] of code.matchAll(/(?<![.\w'"-])([a-z]+(?:[A-Z][a-z]+)*): /g))
    words.add(word.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`));
  return words;
}

/// <reference types="vite/types/importMeta.d.ts" />
import { text } from 'node:stream/consumers';
import {
  type AnyCall,
  ApiFailure,
  type Client,
  createClient,
  createSession,
  type Input,
  memoryStore,
  type Reply,
  type Transport,
} from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { createQueries } from '@venue/shared-ui/data/queries.ts';
import { basenameOf } from '@venue/shared-ui/shell/area.ts';
import { rowFor } from '@venue/shared-ui/shell/guard.ts';
import { BrowserOnly } from '@venue/shared-ui/theme/browserOnly.ts';
import { prerenderToNodeStream } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { screens } from '../../areas.ts';
import { App } from '../frame/App.tsx';
import type { Head, Listed, Probe, ServerPage } from './page.ts';
import type { SentReplies } from './replies.ts';

/** A page rendered for a visitor. */
export interface RenderedPage {
  /** The markup inside the root element. */
  readonly html: string;
  readonly head: Head;
  readonly replies: SentReplies;
  /** Modules of the app whose scripts and styles the page needs at once. */
  readonly modules: readonly string[];
  /** Modules whose styles are loaded at once and whose scripts are loaded later. */
  readonly later: readonly string[];
}

/** A reply may lead to another request: a list to its counts, a record to its related data. */
const MOST_ROUNDS = 4;

/** Modules in the footer of every page. */
const everywhere = ['src/app/frame/Footer.tsx'];

const modules = import.meta.glob<{ pages?: readonly ServerPage[]; probes?: readonly Probe[] }>('../../*/*.ssr.ts', {
  eager: true,
});
/** Every page there is for visitors. */
export const pages = Object.values(modules).flatMap(({ pages = [] }) => pages);
const probes = Object.values(modules).flatMap(({ probes = [] }) => probes);

/** Whether only the browser knows what is at an address: a screen of its own, or a redirect for everybody. */
function isOfBrowser(pathname: string): boolean {
  const [state, , , goesTo] = rowFor({ path: pathname, loggedIn: null, accountType: null }) ?? [];
  const isRedirect = state === 'any' && goesTo !== 'stay';
  return isRedirect || screens.some(({ path }) => hasNumbers(matchPath(path, pathname)?.params));
}

/** Whether an address fits a screen: what names a record by its number is one. */
const hasNumbers = (params: Readonly<Record<string, string | undefined>> | undefined): boolean =>
  params !== undefined &&
  Object.entries(params).every(([name, value = '']) => !/(Id|^order)$/.test(name) || /^[1-9]\d{0,8}$/.test(value));

/** Whether the record at an address of the browser is there, as far as a visitor may know. */
async function hasRecord(pathname: string, client: Client): Promise<boolean> {
  const [at] = probes.flatMap(({ path, find }) => {
    const match = matchPath(path, pathname);
    return match ? [{ find, params: match.params }] : [];
  });
  try {
    await at?.find(client, at.params);
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // A key of another form is no key either.
    if (error.code === 'not_found' || error.code === 'invalid_input') return false;
    if (error.status >= 500 || error.code === 'rate_limited') throw error;
    return true;
  }
}

/**
 * Renders the page at an address (path and query, within the app). Returns `unknown` if only the browser renders the
 * screen there, `missing` if there is no screen, or its record is not found.
 * @throws ApiFailure when a request failed; the app in the browser then shows the reason
 */
export async function render(address: string, transport: Transport): Promise<RenderedPage | 'unknown' | 'missing'> {
  const { pathname } = new URL(address, 'http://localhost');
  const at = pages.map(page => ({ page, match: matchPath(page.path, pathname) })).find(each => each.match !== null);
  const client = visitor(transport);
  if (!at) return isOfBrowser(pathname) && (await hasRecord(pathname, client)) ? 'unknown' : 'missing';
  const entry = made.get(address);
  const freshReplies = entry && (await refetch(client, entry));
  // The same replies, rendered a moment ago, give the same page.
  if (entry && freshReplies && snapshotOf(freshReplies) === entry.snapshot && Date.now() - entry.at < LONGEST_KEPT_MS)
    return entry.page;
  // No error handler: failures are thrown below.
  const queries = createQueries(() => undefined);
  for (const [queryKey, reply] of freshReplies ?? []) queries.setQueryData(queryKey, reply);
  const routed = (app: React.ReactNode) => (
    <StaticRouter basename={basenameOf('')} location={`${basenameOf('')}${address}`}>
      {app}
    </StaticRouter>
  );
  let broken: unknown;
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { prelude } = await prerenderToNodeStream(<App client={client} queries={queries} routed={routed} />, {
        // Otherwise parts of a larger page arrive hidden and need a script to show them.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // An exception thrown here would end the process.
        onError: error => {
          if (error instanceof BrowserOnly) return error.digest;
          broken = error;
        },
      });
      const html = await text(prelude);
      if (broken !== undefined) throw broken;
      const waiting = queries
        .getQueryCache()
        .getAll()
        .filter(({ state, options }) => state.status === 'pending' && Reflect.get(options, 'enabled') !== false);
      if (waiting.length === 0) {
        const read = <C extends AnyCall>(call: C, input: Input<C>) => queries.getQueryData<Reply<C>>([call.id, input]);
        const head = at.page.head(at.match?.params ?? {}, read);
        const replies = queries
          .getQueryCache()
          .getAll()
          .filter(({ state }) => state.status === 'success')
          .map(({ queryKey, state }) => [queryKey, state.data] as const);
        if (!head) return 'missing';
        const { modules, later = [] } = at.page;
        const page = { html, head, replies, modules, later: [...later, ...everywhere] };
        keep(address, page);
        return page;
      }
      await Promise.all(waiting.map(query => query.fetch()));
    }
    throw new Error(`${at.page.path} still reads after ${MOST_ROUNDS} rounds`);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return 'missing';
    throw error;
  } finally {
    queries.clear();
  }
}

/** The last rendering of a page, and the replies it was made from. */
interface Made {
  readonly page: RenderedPage;
  readonly snapshot: string;
  readonly at: number;
}

/** The last renderings, oldest first. Every request checks the replies with the server, so none is out of date. */
const made = new Map<string, Made>();
const MOST_KEPT = 200;
/** Limits how old any text that depends on the time of day can be. */
const LONGEST_KEPT_MS = 30_000;

/** The replies as text to compare. The server's time differs in each reply and is left out. */
const snapshotOf = (replies: SentReplies): string =>
  JSON.stringify(replies, (name, value: unknown) => (name === 'now' ? undefined : value));

function keep(address: string, page: RenderedPage): void {
  made.delete(address);
  made.set(address, { page, snapshot: snapshotOf(page.replies), at: Date.now() });
  for (const oldest of made.keys()) {
    if (made.size <= MOST_KEPT) return;
    made.delete(oldest);
  }
}

/** The replies to the requests of the last rendering; undefined if one failed, which rendering will then report. */
async function refetch(client: Client, { page }: Made): Promise<SentReplies | undefined> {
  try {
    return await Promise.all(
      page.replies.map(async ([queryKey]) => {
        const [id, input] = queryKey as readonly [string, Input<AnyCall>];
        const call = allCalls.find(each => each.id === id) as AnyCall;
        return [queryKey, await client.send(call, input)] as const;
      }),
    );
  } catch {
    return undefined;
  }
}

/** The feeds of the site: the path of each list that has one, and what it is called. */
export const feeds = pages.flatMap(({ path, feed }) => (feed ? [{ path, title: feed }] : []));

/** The addresses of all pages that `render` knows, up to `most`. */
export async function listAddresses(transport: Transport, most: number): Promise<readonly Listed[]> {
  const client = visitor(transport);
  const all: Listed[] = [];
  for (const { path, records } of pages) {
    for await (const listed of records?.(client) ?? [{ path }]) {
      if (all.length >= most) return all;
      all.push(listed);
    }
  }
  return all;
}

const visitor = (transport: Transport) =>
  createClient({
    baseUrl: '/api',
    session: createSession(memoryStore(), ['marketplace', 'landing']),
    transport,
    retries: 0,
  });

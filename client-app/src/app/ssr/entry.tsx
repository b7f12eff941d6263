/// <reference types="vite/types/importMeta.d.ts" />
import { text } from 'node:stream/consumers';
import {
  type AnyCall,
  ApiFailure,
  createClient,
  createSession,
  type Input,
  memoryStore,
  type Reply,
  type Transport,
} from '@venue/sdk';
import { createQueries } from '@venue/shared-ui/data/queries.ts';
import { basenameOf } from '@venue/shared-ui/shell/area.ts';
import { BrowserOnly } from '@venue/shared-ui/theme/browserOnly.ts';
import { prerenderToNodeStream } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import type { Head, Listed, ServerPage } from './page.ts';
import type { SentReplies } from './replies.ts';

/** A page rendered for a visitor. */
export interface RenderedPage {
  /** What stands within the root. */
  readonly html: string;
  readonly head: Head;
  readonly replies: SentReplies;
  /** Modules of the app whose scripts and styles the page needs at once. */
  readonly modules: readonly string[];
}

/** A reply may call for another read: a list for its counts, a record for what belongs to it. */
const MOST_ROUNDS = 4;

/** What stands on every page. */
const everywhere = ['src/app/Footer.tsx'];

const found = import.meta.glob<{ pages: readonly ServerPage[] }>('../../*/*.ssr.ts', { eager: true });
/** Every page there is for visitors. */
export const pages = Object.values(found).flatMap(each => each.pages);

/**
 * Renders the page at an address (path and query, within the app). `unknown` is an address without a page of this kind,
 * `missing` one whose record is not to be found.
 * @throws ApiFailure when a read failed; the app in the browser then says what is the matter
 */
export async function render(address: string, transport: Transport): Promise<RenderedPage | 'unknown' | 'missing'> {
  const { pathname } = new URL(address, 'http://localhost');
  const at = pages.map(page => ({ page, match: matchPath(page.path, pathname) })).find(each => each.match !== null);
  if (!at) return 'unknown';
  const client = visitor(transport);
  // Failures are thrown below.
  const queries = createQueries(() => undefined);
  const routed = (app: React.ReactNode) => (
    <StaticRouter basename={basenameOf('')} location={`${basenameOf('')}${address}`}>
      {app}
    </StaticRouter>
  );
  let broken: unknown;
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { prelude } = await prerenderToNodeStream(<App client={client} queries={queries} routed={routed} />, {
        // Parts of a larger page would otherwise arrive hidden, for a script to show.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // What is thrown here would end the process.
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
        return head ? { html, head, replies, modules: [...at.page.modules, ...everywhere] } : 'missing';
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

/** The addresses of all pages that `render` knows, at most so many. */
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

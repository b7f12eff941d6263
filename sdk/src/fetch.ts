import { type Client, clientBy } from './core/client/clientBy.ts';
import type { ClientOptions } from './core/client/options.ts';
import { sender } from './core/client/sender.ts';
import { fetchTransport } from './core/client/transport.fetch.ts';

export type { Client } from './core/client/clientBy.ts';

/**
 * A client like that of `@venue/sdk` that makes its requests by fetch, so that a program weighs half as much. Agents,
 * proxies and the progress of uploads need axios.
 * @throws TypeError when an option is missing or has a value that is not allowed
 */
export const createClient = (options: Omit<ClientOptions, 'axios' | 'showsUploads'>): Client =>
  clientBy(options, (all, session) => sender(all, session, all.transport ?? fetchTransport(all.baseUrl)));

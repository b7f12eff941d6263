import { type Client, clientBy } from './clientBy.ts';
import type { ClientOptions } from './options.ts';

export type { Client } from './clientBy.ts';

/**
 * A client of the API. Several may live side by side in one process.
 * @throws TypeError when an option is missing or has a value that is not allowed
 */
export const createClient = (options: ClientOptions): Client =>
  // Pages get sending.browser.ts, and with it only what they use of axios.
  clientBy(options, async (all, session) => (await import('#sending')).sending(all, session));

import type { ClientOptions } from './options.ts';

interface Program {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** The options of a client whose tries are logged; the code for it loads only where there is a log. */
export async function withLog(options: ClientOptions): Promise<ClientOptions> {
  const level = options.logLevel ?? (globalThis as Program).process?.env?.VENUE_LOG ?? (options.logger && 'warn');
  return level ? (await import('./tryLog.ts')).logged(options, level) : options;
}

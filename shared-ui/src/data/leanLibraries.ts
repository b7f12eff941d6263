import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Library modules that nothing here uses, each with the source that replaces it. */
const unused: readonly {
  /** The library's own files. */
  readonly within: RegExp;
  readonly parts: Readonly<Record<string, string>>;
}[] = [
  {
    within: /[\\/]axios[\\/]lib[\\/]/,
    parts: {
      // `axios.HttpStatusCode`, a table of numbers.
      HttpStatusCode: 'export default {};',
      // The older way to cancel; the SDK uses AbortController.
      CancelToken: 'export default class CancelToken {}',
      // Forms sent as JSON; the SDK writes every body itself.
      formDataToJSON: 'export default () => null;',
      // The adapter over fetch, reduced to what keepalive requests need.
      fetch: `export { getFetch } from ${JSON.stringify(fileURLToPath(new URL('keepAlive.ts', import.meta.url)))};`,
      // Reads the XSRF cookie of servers that use cookies; this one authenticates by headers.
      cookies: 'export default { read: () => null, readAsync: async () => null };',
    },
  },
  {
    within: /[\\/]query-core[\\/]build[\\/]/,
    parts: {
      // Mutations: writes are sent by `useSend` instead, which knows what each call changes.
      mutationCache:
        'export class MutationCache { findAll() { return []; } clear() {} async resumePausedMutations() {} }',
      // Infinite lists: here all lists have numbered pages.
      infiniteQueryBehavior:
        'const none = () => false; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior };',
    },
  },
];
const mark = '\0unused:';

/**
 * A Vite plugin for browser builds. axios is one object with all its features and the query cache one client, so a
 * bundler cannot tree-shake them. The plugin replaces their unused modules, which saves about 6 kB for each screen
 * that reads data. It ignores a module that the library no longer has.
 */
export function leanLibraries() {
  return {
    name: 'venue-lean-libraries',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId(source: string, from: string | undefined) {
      const parts = from && unused.find(({ within }) => within.test(from))?.parts;
      if (!parts) return null;
      const part = basename(source, '.js');
      return Object.hasOwn(parts, part) ? mark + part : null;
    },
    load(id: string) {
      if (!id.startsWith(mark)) return null;
      const part = id.slice(mark.length);
      return unused.find(({ parts }) => Object.hasOwn(parts, part))?.parts[part] ?? null;
    },
  };
}

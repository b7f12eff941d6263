import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What libraries' builds import and nothing here reaches, each with what stands in for it. */
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
      // All of its adapter over fetch but what a request needs that outlives its page.
      fetch: `export { getFetch } from ${JSON.stringify(fileURLToPath(new URL('keepAlive.ts', import.meta.url)))};`,
      // The cookie of servers that sign people in by cookies; this one does by headers.
      cookies: 'export default { read: () => null, readAsync: async () => null };',
    },
  },
  {
    within: /[\\/]query-core[\\/]build[\\/]/,
    parts: {
      // Writes are sent by `useSend`, which knows what each call changes.
      mutationCache:
        'export class MutationCache { findAll() { return []; } clear() {} async resumePausedMutations() {} }',
      // Lists have pages with numbers.
      infiniteQueryBehavior:
        'const none = () => false; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior };',
    },
  },
];
const mark = '\0unused:';

/**
 * A Vite plugin for browsers' builds. axios has one object with everything it can do and the cache one client, of which
 * a bundler leaves nothing out; parts that nothing here can reach are left out, some 6 kB before each screen that reads
 * something. Where a library no longer has such a part, the plugin does nothing.
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

import { basename } from 'node:path';

/** What axios's builds import for requests that the SDK never makes, each with what stands in for it. */
const unused: Readonly<Record<string, string>> = {
  // `axios.HttpStatusCode`, a table of numbers.
  HttpStatusCode: 'export default {};',
  // The older way to cancel; the SDK uses AbortController.
  CancelToken: 'export default class CancelToken {}',
  // Forms sent as JSON; the SDK writes every body itself.
  formDataToJSON: 'export default () => null;',
  // Uploads by fetch, which here sends only what outlives its page, and no form is small enough for that.
  createMultipartBody: 'export default () => { throw new TypeError("fetch sends no forms here"); };',
  // The size of addresses that begin with `data:`.
  estimateDataURLDecodedBytes: 'export default () => 0;',
  // The cookie of servers that sign people in by cookies; this one does by headers.
  cookies: 'export default { read: () => null, readAsync: async () => null };',
};
const ofAxios = /[\\/]axios[\\/]lib[\\/]/;
const mark = '\0unused:';

/**
 * A Vite plugin for builds. axios has one object with everything it can do, of which a bundler leaves nothing out; the
 * parts that `transport.ts` of the SDK cannot reach are left out here, some 3 kB before each screen that reads something.
 * Where axios no longer has such a part, the plugin does nothing.
 */
export function leanAxios() {
  return {
    name: 'venue-lean-axios',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId(source: string, from: string | undefined) {
      if (!from || !ofAxios.test(from)) return null;
      const part = basename(source, '.js');
      return Object.hasOwn(unused, part) ? mark + part : null;
    },
    load: (id: string) => (id.startsWith(mark) ? (unused[id.slice(mark.length)] ?? null) : null),
  };
}

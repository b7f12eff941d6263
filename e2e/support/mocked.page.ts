import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface MockedPage {
  readonly origin: string;
  /** Paths the browser asked this server for. */
  readonly paths: readonly string[];
  close(): Promise<void>;
}

const page =
  '<!doctype html><title>Mocked</title><link rel="icon" href="data:,"><script type="module" src="/program.js"></script>';
const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Bundles `mocked.program.ts` as a team's own build would, and serves only that and msw's worker. */
export async function serveMockedPage(): Promise<MockedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'venue-mocked-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: { program: fileURLToPath(new URL('mocked.program.ts', import.meta.url)) },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  await copyFile(worker, join(folder, 'mockServiceWorker.js'));
  await writeFile(join(folder, 'index.html'), page);

  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    paths.push(pathname);
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    const bytes = await readFile(path).catch(() => undefined);
    response.writeHead(bytes ? 200 : 404, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(bytes);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the page has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    paths,
    close: async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
      await rm(folder, { recursive: true });
    },
  };
}

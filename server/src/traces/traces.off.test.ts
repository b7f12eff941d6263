import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The files of the tracing libraries that a process loads for these modules and traces by these settings. */
function loadedWith(env: Record<string, string>, modules: readonly string[] = []): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    const here = path => import(new URL(path, ${JSON.stringify(import.meta.url)}));
    const { readConfig } = await here('../config.ts');
    const { openTraces } = await here('./open.ts');
    for (const path of ${JSON.stringify(modules)}) await here(path);
    const traces = await openTraces(readConfig(process.env));
    await traces?.close();
    process.stdout.write(JSON.stringify(loaded.filter(url => url.includes('/@opentelemetry/'))));
    process.exit();`;
  const output = execFileSync(process.execPath, ['--conditions=venue-source', '--input-type=module', '-e', program], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, SECRET: 'x'.repeat(32), ...env },
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
}

test('without the setting nothing of the libraries is loaded', () => {
  // The library of the metrics brings the interface, which records nothing by itself.
  expect(loadedWith({}, ['../app.ts', '../serve.ts']).filter(url => !url.includes('/@opentelemetry/api/'))).toEqual([]);
  expect(loadedWith({ TRACES_URL: 'http://127.0.0.1:9' }).join()).toContain('/@opentelemetry/sdk-trace/');
});

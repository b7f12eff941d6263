import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './machine.mjs';
import { changed, whileChanged } from './mutants.change.mjs';
import { mutants } from './mutants.list.mjs';

describe('the list of mutants', () => {
  const each = mutants.flatMap(({ file, changes }) => changes.map(([from, to]) => ({ file, from, to })));

  it.each(each)('$file still has exactly once: $from', ({ file, from, to }) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(changed(text, from, to)).not.toBe(text);
  });

  it.each(mutants)('the tests of $file are there, in one package', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(test => !existsSync(join(root, test)))).toEqual([]);
    expect(new Set(tests.map(test => test.split('/')[0])).size).toBe(1);
  });
});

describe('a change', () => {
  let folder;
  let file;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'venue-change-'));
    file = join(folder, 'guard.ts');
    writeFileSync(file, 'if (late) return $1;');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const text = () => readFileSync(file, 'utf8');

  it('stands while something is done, and is taken back when it is done or fails', async () => {
    expect(await whileChanged(file, 'if (late) ', "$& $'", text)).toBe("$& $'return $1;");
    expect(text()).toBe('if (late) return $1;');
    const failing = whileChanged(file, 'late', 'false', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(text()).toBe('if (late) return $1;');
  });

  it.each(['never', 'e'])('is refused where the text does not stand exactly once: %s', async from => {
    await expect(whileChanged(file, from, '', () => undefined)).rejects.toThrow('instead of once');
    expect(text()).toBe('if (late) return $1;');
  });

  // Windows ends processes without a signal that they could handle.
  it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'])(
    'is taken back after %s',
    async signal => {
      const module = pathToFileURL(join(root, 'tools/mutants.change.mjs')).href;
      const script = `import { whileChanged } from ${JSON.stringify(module)};
      await whileChanged(${JSON.stringify(file)}, 'late', 'false', () => new Promise(() => setInterval(() => {}, 1000)));`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
      const ended = new Promise(done => child.once('exit', done));
      await expect.poll(text, { timeout: 20_000 }).toBe('if (false) return $1;');
      child.kill(signal);
      expect(await ended).toBe(130);
      expect(text()).toBe('if (late) return $1;');
    },
    30_000,
  );
});

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testRedis } from '../testing/redis.ts';
import { tempDir } from '../testing/temp.ts';
import { openRedis } from './redis.ts';

test('with sentinels the host of the URL is the name of the master, which they know', async () => {
  const master = new URL(testRedis());
  const port = Number(master.port) + 20_000;
  const settings = join(tempDir(), 'sentinel.conf');
  const lines = [`port ${port}`, 'bind 127.0.0.1', `sentinel monitor venue ${master.hostname} ${master.port} 1`];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  const sentinel = spawn('redis-server', [settings, '--sentinel'], { stdio: 'ignore' });
  const ended = new Promise(done => sentinel.once('exit', done));
  onTestFinished(async () => {
    sentinel.kill('SIGKILL');
    await ended;
  });

  const redis = openRedis('redis://venue/3', [{ host: '127.0.0.1', port }], { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  onTestFinished(() => redis.disconnect());
  await redis.set('name', 'venue');
  const direct = openRedis(`${master.href}/3`, [], {});
  onTestFinished(() => direct.disconnect());
  expect(await direct.get('name')).toBe('venue');
});

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from '../testing/api.ts';

const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(pathOf(path), 'utf8');
const rules = read('deploy/alerts.yml');
const runbook = read('docs/operation.md');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

test('Prometheus takes the rules', () => {
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', pathOf('deploy/alerts.yml')], {
    encoding: 'utf8',
  });
  if (error)
    throw new Error(
      'promtool is not installed on this machine: run `apt-get install -y --no-install-recommends prometheus`',
    );
  expect(status, stdout + stderr).toBe(0);
});

test('each alert has its entry in the runbook, and no entry is without an alert', () => {
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(rules).toContain(`runbook: docs/operation.md#${name.toLowerCase()}\n`);
  const entries = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(entries.sort()).toEqual([...names].sort());
});

test('each metric of an alert, the dashboard and the runbook is in a real scrape', async () => {
  const metricsToken = 'a token of the collector';
  const api = await testApi({ config: { metricsToken } });
  onTestFinished(() => api.close());
  const { body } = await api.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  const names = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ['deploy/alerts.yml', 'deploy/grafana.json', 'deploy/kubernetes/venue.yml', 'docs/operation.md'])
    for (const [name] of read(file).matchAll(/\b(venue_(server|database)|nodejs|process)_\w+/g))
      if (!name.endsWith('_')) expect(names, `${name} in ${file}`).toContain(name.replace(/_(bucket|sum|count)$/, ''));
});

test('the runbook names the text of each error in the log', () => {
  const src = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts', '**/testing/**'] });
  const texts = files.flatMap(file =>
    [...readFileSync(`${src}/${file}`, 'utf8').matchAll(/\blog\.(error|fatal)\(([^;]*?)\);/g)].map(
      ([, , args = '']) => /'([^']*)'\)*$/.exec(args.trim())?.[1] ?? `${file}: ${args}`,
    ),
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(runbook).toContain(`\`${text}\``);
});

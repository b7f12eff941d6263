import { globSync, readFileSync } from 'node:fs';
import type { Topic } from '@venue/sdk';
import { allPushes } from '@venue/sdk/calls';
import { describe, expect, test } from 'vitest';
import { decisionNotices, noticeOf, notices } from './core/notices.ts';

const root = new URL('areas/', import.meta.url);
const sources = globSync('**/*.ts', { cwd: root })
  .filter(file => !/\.(test|testing|demo)\.ts$/.test(file))
  .map(file => readFileSync(new URL(file, root), 'utf8'))
  .join('\n');

describe('the table of notices', () => {
  // The two codes are named by how they are sent.
  test.each(Object.keys(notices).filter(event => !event.startsWith('code.')))('%s is sent by somebody', event => {
    expect(sources).toContain(`'${event}'`);
  });

  test('codes are sent both ways', () => {
    expect(sources).toMatch(/event: `code\.\$\{by\}`/);
  });

  test('what is sent has a title for staff', () => {
    const rows = [...Object.keys(notices), ...decisions.map(([event]) => event)];
    expect(rows.filter(event => !noticeOf(event).title)).toEqual([]);
  });

  test('ARCHITECTURE.md has the same', () => {
    const document = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
    expect(/<!-- notices -->\n(.*)<!-- \/notices -->/s.exec(document)?.[1]).toBe(table());
  });
});

const decisions = Object.entries(decisionNotices).flatMap(([kind, { steps }]) =>
  Object.entries(steps).map(([step, channel]) => [`${kind}.${step}`, channel] as const),
);

const single = Object.keys(notices).map(event => {
  const { sms, mail } = noticeOf(event);
  return `| \`${event}\` | ${sms ?? mail} | ${sms ? 'SMS' : 'e-mail'} |\n`;
});

const decided = Object.entries(decisionNotices).map(([kind, { steps }]) => {
  const by = (wanted: string) =>
    Object.entries(steps)
      .filter(([, channel]) => channel === wanted)
      .map(([step]) => step)
      .join(', ');
  const onScreen = by('live');
  return `| staff on \`${kind}\`: ${by('sms')} | owner | SMS${onScreen && `; live only: ${onScreen}`} |\n`;
});

const hearers = {
  // Visitors too: whoever has the calendar of rooms open.
  residents: 'everybody',
  'info/{userId}': 'owner',
  staff: 'staff',
} as const satisfies Record<Topic, string>;

const byId = allPushes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const live = byId.map(({ id, summary, topics }) => {
  const who = topics.map(topic => hearers[topic]).toSorted();
  return `| \`${id}\`: ${summary.charAt(0).toLowerCase()}${summary.slice(1)} | ${who.join(', ')} | live |\n`;
});

const table = () => `| event | who | how |\n|---|---|---|\n${[...single, ...decided, ...live].join('')}`;

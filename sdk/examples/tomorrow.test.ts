import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { captchaChallenge, login, logout } from '@venue/sdk/auth';
import { listBookings } from '@venue/sdk/bookings/admin';
import { handlers, mock, sampleReply } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from './tomorrow.report.ts';
import { run } from './tomorrow.ts';

/** Runs the program at noon of 19 November 2026 at the venue. */
async function running(args: readonly string[], env: Record<string, string> = {}) {
  const output = { out: '', err: '' };
  const code = await run({
    args,
    env,
    now: new Date('2026-11-19T07:00:00.000Z'),
    print: text => {
      output.out += text;
    },
    complain: text => {
      output.err += text;
    },
  });
  return { code, ...output };
}

describe('against the mock', () => {
  test('prints rooms, hours as runs, customers, sums and the total', async () => {
    const { code, out } = await running(['--mock']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Брони на пт, 20 ноября\n\nВидеостудия\n/);
    expect(out).toContain('\n\nФотостудия\n');
    expect(out).toMatch(
      /12:00–14:00, 15:00–16:00 {2}[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+ +\+7 9\d\d \d{3}-\d\d-\d\d/,
    );
    expect(out).not.toContain('Отменено');
    expect(out.replaceAll('\u00a0', ' ')).toMatch(/\n\nИтого: 5 броней, 10 часов, 15 000 ₽\n$/);
  });

  test('the same as JSON', async () => {
    const { code, out } = await running(['--mock', '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Report;
    expect(report).toMatchObject({ day: '2026-11-20', total: { bookings: 5, hours: 10, sum: 1_500_000 } });
    expect(report.rows.map(row => row.runs.length)).toEqual([1, 1, 1, 2, 1]);
  });

  test('as its own program', () => {
    const program = fileURLToPath(new URL('tomorrow.ts', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, ['--conditions=venue-source', program, '--mock'], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Брони на /);
  });
});

describe('against a server', () => {
  const server = setupServer(...handlers({ calls: [captchaChallenge, login, logout] }));
  const args = ['--url', 'http://venue.test/api', '--phone', '9120000001'];
  const env = { VENUE_PASSWORD: 'Staff-2026' };
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  test('signs in, asks for tomorrow at the venue, and signs out', async () => {
    const heard: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      heard.push([pathname, searchParams.get('from'), request.headers.get('access')]);
    });
    const message = { page: 1, pageSize: 100, total: 0, totalIsExact: true };
    server.use(mock(listBookings).replies({ message, items: [] }));
    const { code, out } = await running(args, env);
    expect({ code, out }).toEqual({ code: 0, out: 'Брони на пт, 20 ноября\n\nБроней нет\n' });
    const signedIn = sampleReply(login).message;
    const access = signedIn.successful ? signedIn.access : undefined;
    expect(heard).toEqual([
      ['/api/auth/captcha', null, null],
      ['/api/auth/login', null, null],
      ['/api/admin/show_all_booking', '2026-11-20', access],
      ['/api/auth/logout', null, access],
    ]);
  });

  test('a password that does not fit and missing rights end with 3', async () => {
    server.use(mock(login).once.replies({ message: { successful: false } }));
    expect(await running(args, env)).toEqual({ code: 3, out: '', err: 'Телефон и пароль не подошли\n' });
    server.use(mock(listBookings).fails('profile_denied'));
    expect(await running(args, env)).toEqual({
      code: 3,
      out: '',
      err: 'У вас нет прав для просмотра (profile_denied, запрос mock)\n',
    });
  });

  test('a refusal and silence end with 1', async () => {
    server.use(mock(listBookings).fails('internal'));
    expect((await running(args, env)).code).toBe(1);
    server.use(mock(listBookings).unreachable());
    expect(await running(args, env)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Нет связи/),
    });
  });
});

test.each([[[]], [['--url', 'http://venue.test/api', '--phone', '9120000001']], [['--unknown']]])(
  '%j are wrong arguments',
  async args => {
    const { code, err, out } = await running(args);
    expect(code).toBe(2);
    expect(err).toContain('--mock');
    expect(out).toBe('');
  },
);

test('help is no error', async () => {
  expect(await running(['--help'])).toMatchObject({ code: 0, err: '' });
});

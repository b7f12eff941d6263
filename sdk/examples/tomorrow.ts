import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ApiFailure, Unreachable } from '@venue/sdk';
import { createVenue } from '@venue/sdk/venue';
import { readReport, showReport, tomorrowOf } from './tomorrow.report.ts';

const help = `Брони на завтра: помещение, часы, клиент, телефон, сумма.

  node --conditions=venue-source sdk/examples/tomorrow.ts --mock
  VENUE_PASSWORD=… node --conditions=venue-source sdk/examples/tomorrow.ts --url http://localhost:8080/api --phone 9120000001

  --mock      ответить примерами, без сервера
  --url       адрес API
  --phone     телефон сотрудника, десять цифр; пароль — в VENUE_PASSWORD
  --json      вывести JSON вместо текста
  --help      эта справка

Коды выхода: 0 — готово, 1 — сервер отказал или недоступен, 2 — неверные параметры, 3 — вход не удался или не хватает прав.
`;

const options = {
  mock: { type: 'boolean', default: false },
  url: { type: 'string' },
  phone: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** What the program was started with and where it writes. */
export interface Surroundings {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Runs the program and answers its exit code. */
export async function run({ args, env, now, print, complain }: Surroundings): Promise<0 | 1 | 2 | 3> {
  const options = readArgs(args);
  if (options instanceof Error) {
    complain(`${options.message}\n\n${help}`);
    return 2;
  }
  if (options.help) {
    print(help);
    return 0;
  }
  const [url, phone, password] = options.mock
    ? ['http://mock.test/api', '9120000001', 'mock']
    : [options.url, options.phone, env.VENUE_PASSWORD];
  if (!(url && phone && password)) {
    complain(`Укажите --url, --phone и VENUE_PASSWORD или --mock\n\n${help}`);
    return 2;
  }
  const day = tomorrowOf(now);
  const stop = options.mock ? await startMock(day) : () => undefined;
  try {
    const venue = createVenue({ baseUrl: url });
    if (!(await venue.signIn({ role: 'admin', phone, password }))) {
      complain('Телефон и пароль не подошли\n');
      return 3;
    }
    const report = await readReport(venue, day).finally(() => venue.signOut());
    print(options.json ? `${JSON.stringify(report, null, 2)}\n` : showReport(report));
    return 0;
  } catch (error) {
    return explain(error, complain);
  } finally {
    stop();
  }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** msw and the samples are loaded only when asked for: against a real server neither is needed. */
async function startMock(day: string): Promise<() => void> {
  const { setupServer } = await import('msw/node');
  const { mockedDay } = await import('./tomorrow.mock.ts');
  const server = setupServer(...mockedDay(day));
  server.listen({ onUnhandledFrame: 'error' });
  return () => server.close();
}

function explain(error: unknown, complain: Surroundings['complain']): 1 | 3 {
  if (error instanceof ApiFailure) {
    complain(`${error.text} (${error.code}${error.requestId ? `, запрос ${error.requestId}` : ''})\n`);
    return error.status === 403 ? 3 : 1;
  }
  if (error instanceof Unreachable) {
    complain(`${error.text}\n`);
    return 1;
  }
  throw error;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await run({
    args: process.argv.slice(2),
    env: process.env,
    now: new Date(),
    print: text => process.stdout.write(text),
    complain: text => process.stderr.write(text),
  });
}

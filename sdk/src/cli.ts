#!/usr/bin/env node
// `npx @venue/sdk mock` and `npx @venue/sdk verify`; README says what they are for.
import { parseArgs } from 'node:util';
import { isFailureCode } from './core/client/failures.ts';
import { startMock } from './testing/http/server.ts';
import { verify } from './testing/verify/verify.ts';

const usage = `venue-sdk mock [--port 4010] [--seed 1] [--delay 200] [--fail booking.write=slot_taken]…
  Answers every call of the API on this machine, with samples.

venue-sdk verify --url https://venue.example/api [--customer phone:password] [--staff phone:password]
  Sends every read to a server and compares the replies with their declarations. VENUE_CUSTOMER and VENUE_STAFF may
  hold the accounts instead. Ends with 1 where something differs.`;

class Misuse extends Error {}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

async function mock(args: string[]): Promise<void> {
  const options = {
    port: { type: 'string', default: '4010' },
    seed: { type: 'string', default: '1' },
    delay: { type: 'string', default: '0' },
    fail: { type: 'string', multiple: true },
  } as const;
  const { values } = parseArgs({ args, options });
  const fails = (values.fail ?? []).map(each => {
    const [id = '', code = ''] = each.split('=');
    if (!isFailureCode(code)) throw new Misuse(`--fail ${each}: ${code || 'nothing'} is no code of a failure`);
    return [id, code] as const;
  });
  const server = await startMock({
    port: wholeOf('port', values.port),
    seed: wholeOf('seed', values.seed),
    delayMs: wholeOf('delay', values.delay),
    fails: Object.fromEntries(fails),
  });
  print(`The mock of the API answers at ${server.baseUrl}. Ctrl+C ends it.`);
  process.once('SIGINT', () => void server.close());
  process.once('SIGTERM', () => void server.close());
}

async function check(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { url: text, customer: text, staff: text } });
  if (!values.url) throw new Misuse('--url is missing: where the API is');
  const customer = accountOf(values.customer ?? process.env.VENUE_CUSTOMER);
  const staff = accountOf(values.staff ?? process.env.VENUE_STAFF);
  const { replied, refused, skipped, drift } = await verify({
    baseUrl: values.url,
    ...(customer ? { customer } : {}),
    ...(staff ? { staff } : {}),
    onDrift: ({ call, method, path, what }) => complain(`✗ ${call} · ${method} ${path} · ${what}`),
  });
  for (const [code, calls] of Object.entries(refused)) print(`– ${code}: ${calls.join(', ')}`);
  if (skipped.length > 0) print(`– nobody signed in for ${skipped.length} reads`);
  const count = Object.values(refused).flat().length;
  print(`${replied} replies checked, ${count} refused as declared, ${drift.length} differences`);
  if (drift.length > 0) process.exitCode = 1;
}

function wholeOf(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Misuse(`--${name} ${text}: a whole number is wanted`);
  return Number(text);
}

function accountOf(text: string | undefined) {
  if (!text) return undefined;
  const [phone = '', ...password] = text.split(':');
  if (password.length === 0) throw new Misuse('an account is phone:password');
  return { phone, password: password.join(':') };
}

const [command, ...args] = process.argv.slice(2);
const run = new Map([
  ['mock', mock],
  ['verify', check],
]).get(command ?? '');
(run ? run(args) : Promise.reject(new Misuse('mock or verify?'))).catch((error: unknown) => {
  const isMisuse = error instanceof Misuse || (error instanceof TypeError && 'code' in error);
  complain(isMisuse ? `${error.message}\n\n${usage}` : String(error));
  process.exitCode = 2;
});

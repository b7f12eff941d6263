import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(least), z.lte(most))),
  );

/** A number from 0 to 1. */
export const share = z.pipe(z.string().check(z.regex(/^(0|0?\.\d{1,9}|1)$/)), z.transform(Number));

export const onOff = z.pipe(
  z.enum(['on', 'off', 'true', 'false', '1', '0']),
  z.transform(value => value === 'on' || value === 'true' || value === '1'),
);

function isAddressRange(range: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(range)) return true;
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Addresses and ranges, separated by commas. */
export const addressRanges = z.pipe(
  z.pipe(
    z.string(),
    z.transform(list =>
      list
        .split(',')
        .map(range => range.trim())
        .filter(range => range !== ''),
    ),
  ),
  z.array(z.string().check(z.refine(isAddressRange))),
);

/** Hosts with their ports, separated by commas. */
export const hostsWithPorts = z.pipe(
  z.string().check(z.regex(/^([\w.-]+:\d{1,5}(\s*,\s*[\w.-]+:\d{1,5})*)?$/)),
  z.transform(list =>
    [...list.matchAll(/([\w.-]+):(\d+)/g)].map(([, host = '', port]) => ({ host, port: Number(port) })),
  ),
);

/** Secrets, separated by spaces. */
export const secretList = z.pipe(
  z.pipe(
    z.string(),
    z.transform(list => list.split(/\s+/).filter(each => each !== '')),
  ),
  z.array(z.string().check(z.minLength(32))),
);

/** Scheme and host of a site, without a path. */
export const webAddress = z.pipe(
  z.string().check(z.refine(value => URL.canParse(value) && /^https?:\/\/[^/?#]+\/?$/.test(value))),
  z.transform(value => value.replace(/\/$/, '')),
);

/** A URL that matches a pattern, kept as it is written. */
export const urlOf = (pattern: RegExp) =>
  z.string().check(z.refine(value => pattern.test(value) && URL.canParse(value)));

/** A program and its arguments, for a start without a shell. */
export const commandLine = z.pipe(
  z.string().check(z.regex(/^[^\s"']+(\s+[^\s"']+)*$/)),
  z.transform(line => line.split(/\s+/)),
);

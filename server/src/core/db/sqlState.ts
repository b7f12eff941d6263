import { causesOf } from '../causes.ts';

/** The SQLSTATE of a database error, wherever drizzle put it. */
export function sqlState(error: unknown): string | undefined {
  for (const each of causesOf(error)) {
    const code = 'code' in each ? each.code : undefined;
    if (typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

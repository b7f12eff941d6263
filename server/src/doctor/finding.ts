import { causesOf } from '../core/causes.ts';

/** What one check has to say: what it means for people, and what to do. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'failure';
  readonly about: string;
  readonly text: string;
}

type Make = (about: string, text: string) => Finding;
export const ok: Make = (about, text) => ({ level: 'ok', about, text });
export const warning: Make = (about, text) => ({ level: 'warning', about, text });
export const failure: Make = (about, text) => ({ level: 'failure', about, text });

/** Why something failed, with the code of the system or the network if there is one. */
export function reasonOf(error: unknown): string {
  // Connecting to a host with several addresses fails once for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error);
  return code === undefined || error.message.includes(code) ? error.message : `${error.message} (${code})`;
}

export function codeOf(error: unknown): string | undefined {
  for (const each of causesOf(error)) {
    if (each instanceof AggregateError) return codeOf(each.errors[0]);
    if ('code' in each && typeof each.code === 'string') return each.code;
  }
  return undefined;
}

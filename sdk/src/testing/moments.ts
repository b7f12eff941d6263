import { addDays, momentOf } from '../core/format/format.ts';
import type { Draw } from './random.ts';

/** The current time of the samples: Thursday, 19 November 2026, noon at the venue. */
export const SAMPLE_NOW = '2026-11-19T07:00:00.000Z';

const DAY = SAMPLE_NOW.slice(0, 10);
const MINUTE = 60_000;

const after = (minutes: number): string => new Date(Date.parse(SAMPLE_NOW) + minutes * MINUTE).toISOString();

/**
 * A moment that suits a field of this name: in the past for what has happened, near for deadlines, ahead for events.
 */
export function momentNamed(name: string, draw: Draw): string {
  if (/^now$/i.test(name)) return SAMPLE_NOW;
  // The session compares this with the real clock, so a login answered by a sample must not expire.
  if (/^expired$/.test(name)) return '2099-12-31T19:00:00.000Z';
  if (/expire|held|until/i.test(name)) return after(draw.whole(5, 60));
  if (/At$|^at$/.test(name)) return after(-draw.whole(10, 30 * 24 * 60));
  return momentOf(addDays(DAY, draw.whole(1, 30)), draw.whole(9, 16)).toISOString();
}

/** A day that suits a field of this name. */
export function dayNamed(name: string, draw: Draw): string {
  if (/birth/i.test(name)) return addDays('1970-01-01', draw.whole(0, 12_000));
  if (/issued/i.test(name)) return addDays('2012-01-01', draw.whole(0, 4000));
  if (/^(agreement|invoice|act)Date$/i.test(name)) return addDays(DAY, -draw.whole(1, 60));
  return addDays(DAY, draw.whole(1, 30));
}

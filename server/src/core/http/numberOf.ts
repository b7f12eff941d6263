import { ApiFailure } from '@venue/sdk';

/** A record's number from a path; anything else names no record: `not_found`. */
export function numberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ApiFailure('not_found');
  return Number(text);
}

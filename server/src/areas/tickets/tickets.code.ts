import { createHash } from 'node:crypto';

/** The hash by which a phone at the door recognises a ticket's code without storing it. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

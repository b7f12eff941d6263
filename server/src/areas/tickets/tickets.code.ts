import { createHash } from 'node:crypto';

/** By what a phone at the door knows a ticket's code without having it. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

import { nextWords } from './next.ts';

const words: Readonly<Record<number, string>> = nextWords;

/** What happens next with a request, for pages of other areas; nothing of a status that this version does not know. */
export const whatNext = (status: number): string => words[status] ?? '';

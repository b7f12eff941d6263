import { recordPaths } from '../../app/record/recordPaths.ts';

/** Where the subscribers of the mailing are. */
export const friendPaths = { list: { path: '/mailing' } } as const;

/** Where the letters to them are. */
export const letterPaths = recordPaths('/mailing/letters', 'letterId');

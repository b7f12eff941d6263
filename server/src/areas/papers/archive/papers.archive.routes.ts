import { downloadPapers } from '@venue/sdk/papers/admin';
import { handle } from '../../../core/http/handle.ts';
import { archiveOf } from './papers.archive.ts';

export const archiveRoutes = [
  handle(downloadPapers, ({ body: { from, to } }, context) => archiveOf(context, from, to)),
];

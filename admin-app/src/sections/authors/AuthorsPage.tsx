import { listAuthors, removeAuthor, saveAuthor } from '@venue/sdk/authors/admin';
import { authorRecord } from '@venue/sdk/authors/kind';
import { authorRemovalConfirm } from '@venue/sdk/authors/model';
import { recordList } from '../../app/list/RecordList.tsx';
import { authorPaths } from './authors.paths.ts';

/** The list of blog authors. */
export default recordList(authorRecord, listAuthors, {
  paths: authorPaths,
  save: saveAuthor,
  removal: { call: removeAuthor, question: authorRemovalConfirm },
  columns: ({ column, named }) => [
    column('authorId'),
    named('authorName', 'authorAvatar'),
    column('authorCity', { minWidth: 140 }),
    column('categories', { flex: 1, minWidth: 160 }),
    column('storiesCount', { width: 140 }),
    column('updatedAt'),
  ],
  filters: [],
  searchLabel: 'Номер, имя или город',
  hint: 'Добавьте тех, кто пишет в\u00a0блог: их имя и\u00a0портрет увидят читатели.',
});

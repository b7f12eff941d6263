import { actionsFrom, mayMove } from '@venue/sdk';
import { articleRecord } from '@venue/sdk/articles/kind';
import type { ArticleFields, ArticleRow } from '@venue/sdk/articles/model';
import {
  type ArticleStatus,
  articleEditable,
  articleKind,
  articleMoves,
  articleStatus,
  newsMoves,
} from '@venue/sdk/articles/model';
import { mustMove } from '../../core/record/moves.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { stepsOf } from '../../core/record/steps.ts';
import { type ArticleTableRow, article } from './articles.table.ts';

/** What is written about an article or a news item; the service removes foreign pictures from the text. */
export const articleFields = recordFields<ArticleFields>()(
  article,
  {
    articleTitle: 'title',
    articleLead: 'lead',
    articleText: 'text',
    articleAuthor: 'author',
    articleSourceUrl: 'sourceUrl',
  },
  { articleTitle: title => title.trim() },
);

type Can = ArticleRow['can'];
type Action = (typeof articleMoves)[number]['action'];
type Written = Pick<ArticleTableRow, 'kind' | 'status'>;

/** Who reads an article: who wrote it, staff who may decide about it, or anybody else. */
export type Reader = 'author' | 'staff' | 'guest';

const movesOf = ({ kind }: Pick<Written, 'kind'>) => (kind === articleKind.news ? newsMoves : articleMoves);

/** Whether an article or a news item may make a move from where it is. */
export const mayGo = (row: Written, action: Action): boolean => mayMove(movesOf(row), action, row.status);

/** What its reader may do to an article. */
export function articleCan(row: Written, reader: Reader): Can {
  if (reader === 'guest') return [];
  if (reader === 'author')
    return [
      ...(articleEditable.includes(row.status) ? (['edit'] as const) : []),
      ...actionsFrom(movesOf(row), 'customer', row.status),
    ];
  return [
    ...(row.status === articleStatus.deleted ? [] : (['edit'] as const)),
    ...actionsFrom(movesOf(row), 'staff', row.status),
    ...(row.status === articleStatus.deleted ? (['restore'] as const) : []),
  ];
}

/**
 * Why the article was rejected or sent back, for its author. A deleted article hides the reason but keeps it for a
 * restore.
 */
export const reasonOf = ({ status, rejectionReason }: Pick<ArticleTableRow, 'status' | 'rejectionReason'>) =>
  status === articleStatus.deleted ? null : rejectionReason;

/** The move of staff that gives an article this status. Throws `move_not_allowed` when there is none. */
export const decisionTo = (row: Written, to: ArticleStatus) => mustMove(movesOf(row), 'staff', row.status, to);

/** The texts of history steps. «Статья» and «новость» are both feminine, so the texts fit both. */
export const stepWords = stepsOf(articleRecord, { create: 'Создан черновик', confirm: 'Опубликован(а)' });

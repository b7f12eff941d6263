import { articlePushes, articleStatusChanged, listArticles } from '@venue/sdk/articles';
import { type ArticleRow, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/cabinet/useNote.ts';
import { openForReason, unfinished, type Waiting } from '../app/cabinet/waiting.ts';
import { articlePaths } from './articles.paths.ts';

type Titled = Pick<ArticleRow, 'articleKind' | 'articleTitle' | 'statusValue'>;
const inWords = ({ articleKind: kind, articleTitle, statusValue }: Titled) =>
  `${articleKind.option(kind).label} «${articleTitle}»: ${articleStatus.option(statusValue).label.toLowerCase()}`;

const useNotes = () => useNote(articleStatusChanged, inWords);

const back: readonly number[] = [articleStatus.rework, articleStatus.rejected];

export const articlesWaiting = (rows: readonly ArticleRow[]): Waiting[] => {
  const line = (each: ArticleRow, text: string): Waiting => ({
    title: inWords(each),
    text,
    to: href(articlePaths.page, { articleId: each.articleId }),
  });
  const drafts = rows.filter(each => each.statusValue === articleStatus.draft);
  return [
    ...rows
      .filter(each => back.includes(each.statusValue))
      .map(each => line(each, each.rejectionReason ?? openForReason)),
    ...unfinished(
      drafts.map(each => line(each, 'Допишите и\u00a0отправьте на\u00a0проверку')),
      'Черновики статей и\u00a0новостей',
      articlePaths.list.path,
    ),
  ];
};

/** Articles that staff sent back, and drafts; undefined until they are known. */
function useWaiting(): Waiting[] | undefined {
  const { data, isPending } = useCall(listArticles, { x: 1, body: { own: true } });
  return isPending ? undefined : articlesWaiting(data?.items ?? []);
}

export const cabinet: Cabinet = { pushes: articlePushes, useNotes, useWaiting };

import { articlePushes, articleStatusChanged, listArticles } from '@venue/sdk/articles';
import { type ArticleRow, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/useNote.ts';
import { openForReason, type Waiting } from '../app/waiting.ts';
import { articlePaths } from './articles.paths.ts';

type Titled = Pick<ArticleRow, 'articleKind' | 'articleTitle' | 'statusValue'>;
const inWords = ({ articleKind: kind, articleTitle, statusValue }: Titled) =>
  `${articleKind.option(kind).label} «${articleTitle}»: ${articleStatus.option(statusValue).label.toLowerCase()}`;

const useNotes = () => useNote(articleStatusChanged, inWords);

const back: readonly number[] = [articleStatus.rework, articleStatus.rejected];

export const articlesSentBack = (rows: readonly ArticleRow[]): Waiting[] =>
  rows
    .filter(each => back.includes(each.statusValue))
    .map(each => ({
      title: inWords(each),
      text: each.rejectionReason ?? openForReason,
      to: href(articlePaths.page, { articleId: each.articleId }),
    }));

/** Articles that staff sent back; undefined until they are known. */
function useSentBack(): Waiting[] | undefined {
  const { data, isPending } = useCall(listArticles, { x: 1, body: { own: true } });
  return isPending ? undefined : articlesSentBack(data?.items ?? []);
}

export const cabinet: Cabinet = {
  tiles: [{ to: articlePaths.list, text: 'Напишите о\u00a0своём деле' }],
  pushes: articlePushes,
  useNotes,
  useSentBack,
};

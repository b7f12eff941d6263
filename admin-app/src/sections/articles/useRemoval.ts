import {
  getArticle,
  listArticles,
  listNews,
  restoreArticle,
  restoreNews,
  saveArticle,
} from '@venue/sdk/articles/admin';
import { type AdminArticleRow, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { useCallback } from 'react';
import { quoted } from '../../app/record/quoted.ts';
import { savedOf } from './articleForm.ts';
import { wordsOf } from './words.ts';

type Kind = AdminArticleRow['articleKind'];

interface Named {
  readonly articleId: number;
  readonly articleTitle: string;
}

/** Takes the row out of the list before the server has answered. */
const withoutRow = (kind: Kind, articleId: number) =>
  kind === articleKind.news
    ? optimisticUpdate(listNews, reply => ({ ...reply, items: reply.items.filter(row => row.newsId !== articleId) }))
    : optimisticUpdate(listArticles, reply => ({
        ...reply,
        items: reply.items.filter(row => row.articleId !== articleId),
      }));

/** Deleting an article or a news item, after a question, and taking that back. */
export function useRemoval(kind: Kind) {
  const words = wordsOf(kind);
  const { send: read } = useSend(getArticle, words.remove);
  const { send: save, busy } = useSend(saveArticle, words.remove);
  const { send: giveBackArticle } = useSend(restoreArticle, words.restore);
  const { send: giveBackNews } = useSend(restoreNews, words.restore);

  const restore = useCallback(
    ({ articleId }: Pick<Named, 'articleId'>) =>
      kind === articleKind.news
        ? giveBackNews({ body: { newsId: articleId } })
        : giveBackArticle({ body: { articleId } }),
    [kind, giveBackArticle, giveBackNews],
  );
  const remove = useCallback(
    async ({ articleId, articleTitle }: Named) => {
      const sure = await confirm({
        title: `Удалить ${words.acc} ${quoted(articleTitle)}?`,
        text: `Вы уверены, что хотите удалить эту ${words.acc}? Её перестанут видеть и\u00a0читатели, и\u00a0автор. Вернуть её можно в\u00a0любой момент.`,
        yes: 'Удалить',
        danger: true,
      });
      if (!sure) return;
      // The row of a list has no text, and a deletion is a save of the whole.
      const found = await read({ id: articleId });
      if (!found) return;
      const body = { ...savedOf(found.message), statusValue: articleStatus.deleted };
      const reply = await save({ body }, { optimistic: [withoutRow(kind, articleId)] });
      if (reply) notify.success(words.removed, { label: 'Вернуть', run: () => restore({ articleId }) });
    },
    [kind, words, read, save, restore],
  );
  return { remove, restore, busy };
}

import {
  getArticle,
  listArticles,
  listNews,
  restoreArticle,
  restoreNews,
  saveArticle,
} from '@venue/sdk/articles/admin';
import { articleRecord, newsRecord } from '@venue/sdk/articles/kind';
import { type AdminArticleRow, ArticleFields, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useCallback } from 'react';
import { useRemoval } from '../../app/record/form/useRemoval.ts';
import { versioned } from '../../app/record/versions/versioned.ts';

const { valuesOf } = versioned(ArticleFields);

/** Deletes an article or a news item, and restores it. */
export function useArticleRemoval(of: AdminArticleRow['articleKind']) {
  const isNews = of === articleKind.news;
  const kind = isNews ? newsRecord : articleRecord;
  const { refused, failed } = kind.texts.remove;
  const { send: read } = useSend(getArticle, { refused, failed });
  // Deleting saves the whole article, and a list row has no text, so the article is read first.
  const input = useCallback(
    async (articleId: number, status: number | undefined) => {
      const seen = articleStatus.schema.safeParse(status);
      const reply = seen.success && (await read({ id: articleId }));
      if (!reply) return undefined;
      return { body: { ...valuesOf(reply.message), articleId, statusValue: articleStatus.deleted, seen: seen.data } };
    },
    [read],
  );
  return useRemoval({
    kind,
    text: `Вы уверены, что хотите удалить эту ${kind.noun.acc}? Её перестанут видеть и\u00a0читатели, и\u00a0автор. Вернуть её можно в\u00a0любой момент.`,
    remove: saveArticle,
    input,
    restore: isNews ? restoreNews : restoreArticle,
    list: isNews ? listNews : listArticles,
  });
}

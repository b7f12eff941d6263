import { addArticleCss } from '@venue/sdk/articles/admin';
import { articleRecord } from '@venue/sdk/articles/kind';
import type { AdminArticle } from '@venue/sdk/articles/model';
import { ArticleSheet } from '@venue/shared-ui/areas/articles/ArticleSheet.tsx';
import { PhotoGrid } from '@venue/shared-ui/parts/record/PhotoGrid.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { useCssLook } from '../../app/styles/useCssLook.ts';
import { useRecordLook } from '../../app/styles/useRecordLook.ts';

/** A preview of an article with the values typed in its form. */
export function ArticlePreview({ article }: { article: AdminArticle }) {
  const { url } = useCssLook(article.cssStyle, useRecordLook(articleRecord, article.articleId, addArticleCss));
  // The server has not sanitized this text yet.
  const preview = { ...article, articleText: oursOf(article.articleText), cssUrl: url };
  return <ArticleSheet article={preview} tiles={PhotoGrid} />;
}

import type { Article } from '@venue/sdk/articles/model';
import { ArticleSheet } from '@venue/shared-ui/areas/articles/ArticleSheet.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { useWatch } from 'react-hook-form';
import { TextTiles } from '../app/records/Reading.tsx';
import css from './ArticleEditor.module.css';

/** Previews the article with the current values of the surrounding form. */
export function ArticlePreview({ article }: { article: Article }) {
  const [title, lead, text, author, source] = useWatch({
    name: ['articleTitle', 'articleLead', 'articleText', 'articleAuthor', 'articleSourceUrl'],
  });
  const preview: Article = {
    ...article,
    articleLead: String(lead),
    // The server has not sanitised this text yet.
    articleText: oursOf(String(text)),
    articleAuthor: String(author),
    articleSourceUrl: String(source),
  };
  return (
    <>
      <h2 className={css.title}>{String(title) || 'Без заголовка'}</h2>
      <ArticleSheet article={preview} tiles={TextTiles} />
    </>
  );
}

import { type Article, articleCssScope, articleKind } from '@venue/sdk/articles/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { Styled } from '@venue/shared-ui/parts/Styled.tsx';
import { linkOf, linkText } from '../app/linkOf.ts';
import css from './ArticleSheet.module.css';

type Shown = Pick<
  Article,
  | 'articleId'
  | 'articleKind'
  | 'articleLead'
  | 'articleText'
  | 'articleAuthor'
  | 'articleSourceUrl'
  | 'publishedAt'
  | 'images'
  | 'cssUrl'
>;

/** An article below its title as readers see it: the cover, the text, and the remaining pictures as a gallery. */
export function ArticleSheet({ article }: { article: Shown }) {
  const { articleId, articleLead, articleText, articleAuthor, articleSourceUrl, publishedAt, images, cssUrl } = article;
  const inText = (url: string) => articleText.includes(`"${url}"`);
  const main = images.find(image => image.isMain);
  const cover = main && !inText(main.url) ? main : undefined;
  const others = images.filter(image => image !== main && !inText(image.url));
  const facts = [
    articleKind.option(article.articleKind).label,
    ...(publishedAt ? [formatDate(publishedAt)] : []),
    ...(articleAuthor ? [articleAuthor] : []),
  ];
  return (
    <div className={css.sheet}>
      <p className={css.facts}>{facts.join(' · ')}</p>
      {articleLead && <p className={css.lead}>{articleLead}</p>}
      {cover && <img className={css.cover} src={cover.url} alt={cover.alt} width={1600} height={900} />}
      <Styled scope={articleCssScope(articleId)} url={cssUrl}>
        <Formatted html={articleText} />
      </Styled>
      {others.length > 0 && (
        <ul className={css.gallery} aria-label="Фотографии">
          {others.map(image => (
            <li key={image.fileId}>
              <a href={image.url} target="_blank" rel="noreferrer">
                <img src={image.thumb} alt={image.alt || 'Фотография'} width={640} height={480} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {articleSourceUrl && (
        <p className={css.source}>
          Источник:{' '}
          <a href={linkOf(articleSourceUrl)} target="_blank" rel="noreferrer nofollow">
            {linkText(articleSourceUrl)}
          </a>
        </p>
      )}
    </div>
  );
}

import { type AdminArticle, articleCssScope } from '@venue/sdk/articles/model';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { ExternalLink } from '../../app/ExternalLink.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { Gallery } from '../../app/record/Gallery.tsx';

/** An article to read, whole: facts, pictures, its text with its styles. */
export function WholeArticle({ article }: { article: AdminArticle }) {
  const { articleId, articleLead, articleText, articleAuthor, articleSourceUrl, images, cssUrl } = article;
  return (
    <>
      {cssUrl && <link rel="stylesheet" href={cssUrl} precedence="default" />}
      <Facts
        rows={[
          ['Автор', articleAuthor],
          ['Источник', articleSourceUrl && <ExternalLink to={articleSourceUrl} />],
          ['Лид', articleLead],
        ]}
      />
      {images.length > 0 && <Gallery label="Картинки" photos={images} />}
      <div className={articleCssScope(articleId)}>
        <Formatted html={articleText} />
      </div>
    </>
  );
}

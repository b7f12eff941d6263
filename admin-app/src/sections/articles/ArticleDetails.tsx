import { articleRecord } from '@venue/sdk/articles/kind';
import { type AdminArticle, articleCssScope } from '@venue/sdk/articles/model';
import { Formatted } from '@venue/shared-ui/parts/record/Formatted.tsx';
import { Styled } from '@venue/shared-ui/parts/record/Styled.tsx';
import { Gallery } from '../../app/record/pictures/Gallery.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';

const facts = ['articleAuthor', 'articleSourceUrl', 'articleLead'] as const;

/** A whole article, read-only: facts, pictures, and its text with its styles. */
export function ArticleDetails({ article }: { article: AdminArticle }) {
  const { articleId, articleText, images, cssUrl } = article;
  return (
    <>
      <RecordFacts kind={articleRecord} record={article} fields={facts} />
      {images.length > 0 && <Gallery label={articleRecord.fields.images.label} photos={images} />}
      <Styled scope={articleCssScope(articleId)} url={cssUrl}>
        <Formatted html={articleText} />
      </Styled>
    </>
  );
}

import { limitsOf, type MainableImage } from '@venue/sdk';
import type * as ofCustomers from '@venue/sdk/articles';
import type * as ofStaff from '@venue/sdk/articles/admin';
import { articleRecord } from '@venue/sdk/articles/kind';
import { articleLimits } from '@venue/sdk/articles/model';
import { optimisticUpdate } from '../../data/optimistic.ts';
import { useSendEach } from '../../data/useSendEach.ts';
import { withPicture } from '../../files/usePictures.ts';
import { TextPhotos } from '../../rich-text/TextPhotos.tsx';

type Calls = 'getArticle' | 'uploadArticleImage' | 'removeArticleImage' | 'setMainArticleImage';

interface Props {
  articleId: number;
  images: readonly MainableImage[];
  /** The calls that change the pictures: those of customers or those of staff. */
  calls: Pick<typeof ofCustomers, Calls> | Pick<typeof ofStaff, Calls>;
}

/** The pictures of an article, one of them the main one; each change of them is saved at once. */
export function ArticlePhotos({ articleId, images, calls }: Props) {
  const { getArticle, uploadArticleImage, removeArticleImage, setMainArticleImage } = calls;
  const add = useSendEach(uploadArticleImage, ({ message: added }, { body }) =>
    optimisticUpdate(getArticle, ({ message: article }) => ({
      message:
        article.articleId === articleId
          ? { ...article, images: withPicture(article.images, added, body.before) }
          : article,
    })),
  );
  const remove = useSendEach(removeArticleImage);
  const setMain = useSendEach(setMainArticleImage);
  return (
    <TextPhotos
      text="articleText"
      label={articleRecord.fields.images.label}
      hint="Главная станет обложкой. Остальные, кроме тех, что стоят в&nbsp;тексте, встанут под ним галереей; удалённая исчезнет и&nbsp;из&nbsp;текста"
      optional
      pictures={images}
      limit={articleLimits.images}
      limits={limitsOf(uploadArticleImage)}
      add={(file, how, before) => add({ body: { file, articleId, before } }, how)}
      remove={({ fileId }) => remove({ body: { articleId, fileId } })}
      setMain={({ fileId }) => setMain({ body: { articleId, fileId } })}
    />
  );
}

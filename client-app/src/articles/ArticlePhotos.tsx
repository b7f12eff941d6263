import { limitsOf, type MainableImage } from '@venue/sdk';
import { getArticle, removeArticleImage, setMainArticleImage, uploadArticleImage } from '@venue/sdk/articles';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { withPicture } from '@venue/shared-ui/files/usePictures.ts';
import { TextPhotos } from '@venue/shared-ui/rich-text/TextPhotos.tsx';

interface Props {
  articleId: number;
  images: readonly MainableImage[];
  limit: number;
}

/** The pictures of an article; each change of them is saved at once. */
export function ArticlePhotos({ articleId, images, limit }: Props) {
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
      label="Фотографии"
      hint="Главное фото станет обложкой. Фото, которых нет в&nbsp;тексте, встанут галереей под ним; удалённое исчезнет и&nbsp;из&nbsp;текста"
      optional
      pictures={images}
      limit={limit}
      limits={limitsOf(uploadArticleImage)}
      add={(file, how, before) => add({ body: { file, articleId, before } }, how)}
      remove={({ fileId }) => remove({ body: { articleId, fileId } })}
      setMain={({ fileId }) => setMain({ body: { articleId, fileId } })}
    />
  );
}

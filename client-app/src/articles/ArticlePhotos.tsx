import { limitsOf, type MainableImage } from '@venue/sdk';
import { getArticle, removeArticleImage, setMainArticleImage, uploadArticleImage } from '@venue/sdk/articles';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Photos } from '@venue/shared-ui/files/Photos.tsx';
import { withPicture } from '@venue/shared-ui/files/usePictures.ts';
import { useFormContext } from 'react-hook-form';
import { withoutPicture } from './articleForm.ts';

interface Props {
  articleId: number;
  images: readonly MainableImage[];
  limit: number;
}

/** The pictures of an article; each change of them is saved at once. */
export function ArticlePhotos({ articleId, images, limit }: Props) {
  const add = useSendEach(uploadArticleImage, ({ message: added }) =>
    optimisticUpdate(getArticle, ({ message: article }) => ({
      message: article.articleId === articleId ? { ...article, images: withPicture(article.images, added) } : article,
    })),
  );
  const remove = useSendEach(removeArticleImage);
  const setMain = useSendEach(setMainArticleImage);
  const { getValues, resetField, setValue, formState } = useFormContext();
  const name = 'articleText';
  return (
    <Photos
      label="Фотографии"
      hint="Главное фото станет обложкой. Фото, которых нет в&nbsp;тексте, встанут галереей под ним; удалённое исчезнет и&nbsp;из&nbsp;текста"
      optional
      pictures={images}
      limit={limit}
      limits={limitsOf(uploadArticleImage)}
      add={(file, how) => add({ body: { file, articleId } }, how)}
      remove={async ({ fileId, url }) => {
        await remove({ body: { articleId, fileId } });
        // The server removed it from the saved text; remove it from the unsaved text too.
        const typed = withoutPicture(String(getValues(name)), url);
        resetField(name, { defaultValue: withoutPicture(String(formState.defaultValues?.[name]), url) });
        setValue(name, typed, { shouldDirty: true });
      }}
      setMain={({ fileId }) => setMain({ body: { articleId, fileId } })}
    />
  );
}

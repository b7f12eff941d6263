import { limitsOf, type MainableImage } from '@venue/sdk';
import { getArticle, removeArticleImage, setMainArticleImage, uploadArticleImage } from '@venue/sdk/articles/admin';
import { articleRecord } from '@venue/sdk/articles/kind';
import { articleLimits } from '@venue/sdk/articles/model';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Photos } from '@venue/shared-ui/files/Photos.tsx';
import { withPicture } from '@venue/shared-ui/files/usePictures.ts';
import { useFormContext } from 'react-hook-form';

const name = 'articleText';

/** A text without one of its pictures. */
const withoutPicture = (html: string, url: string): string =>
  html.replace(/<img\b[^>]*>/g, tag => (tag.includes(`"${url}"`) ? '' : tag));

/** The pictures of an article, one of them the main one; each change of them is saved at once. */
export function ArticlePhotos({ articleId, images }: { articleId: number; images: readonly MainableImage[] }) {
  const add = useSendEach(uploadArticleImage, ({ message: added }) =>
    optimisticUpdate(getArticle, ({ message: article }) => ({
      message: article.articleId === articleId ? { ...article, images: withPicture(article.images, added) } : article,
    })),
  );
  const remove = useSendEach(removeArticleImage);
  const setMain = useSendEach(setMainArticleImage);
  const { getValues, resetField, setValue, formState } = useFormContext();
  return (
    <Photos
      label={articleRecord.fields.images.label}
      hint="Главная станет обложкой. Остальные, кроме тех, что стоят в&nbsp;тексте, встанут под ним галереей; удалённая исчезнет и&nbsp;из&nbsp;текста"
      optional
      pictures={images}
      limit={articleLimits.images}
      limits={limitsOf(uploadArticleImage)}
      add={(file, how) => add({ body: { file, articleId } }, how)}
      remove={async ({ fileId, url }) => {
        await remove({ body: { articleId, fileId } });
        // The server took it out of the saved text; what is typed and not saved yet follows.
        const typed = withoutPicture(String(getValues(name)), url);
        resetField(name, { defaultValue: withoutPicture(String(formState.defaultValues?.[name]), url) });
        setValue(name, typed, { shouldDirty: true });
      }}
      setMain={({ fileId }) => setMain({ body: { articleId, fileId } })}
    />
  );
}

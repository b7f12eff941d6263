import type { MainableImage } from '@venue/sdk';
import type { Story, StoryFields } from '@venue/sdk/stories/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import css from './StoryView.module.css';

interface Props {
  story: Pick<StoryFields, 'title' | 'description' | 'cssMeta' | 'file'>;
  category: string;
  author: string | null;
  publishedAt: Story['publishedAt'];
  images: readonly MainableImage[];
}

/** A story as readers will see it. */
export function StoryView({ story: { title, description, cssMeta, file }, category, author, ...shown }: Props) {
  const { publishedAt, images } = shown;
  const cover = images.find(each => each.isMain);
  const others = images.filter(each => each !== cover);
  return (
    <article className={css.story}>
      <p className={css.about}>
        {[category, author, publishedAt && formatDate(publishedAt)].filter(Boolean).join(' · ')}
      </p>
      <h1>{title}</h1>
      {cover && (
        <img
          className={css.cover}
          src={cover.url}
          alt={cover.alt}
          style={{ objectPosition: cssMeta['object-position'], objectFit: cssMeta['object-fit'] }}
        />
      )}
      {description === '' ? <p className={css.about}>Текста пока нет.</p> : <Formatted html={description} />}
      {file && (
        <p>
          <a href={file} target="_blank" rel="noreferrer">
            Скачать файл (PDF)
          </a>
        </p>
      )}
      {others.length > 0 && (
        <ul className={css.others} aria-label="Картинки">
          {others.map(({ fileId, thumb, alt }) => (
            <li key={fileId}>
              <img src={thumb} alt={alt} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

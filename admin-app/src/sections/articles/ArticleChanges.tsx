import type { AdminArticle, ApprovedArticle, ArticleFields } from '@venue/sdk/articles/model';
import { Changes } from '../../app/record/Changes.tsx';
import { changesOf, type Field, photoChanges } from '../../app/record/changes.ts';

type Compared = ArticleFields & { readonly cssStyle: string };

/** The fields of an article as staff compare them; one per field of the model, so that none is forgotten. */
const byName = {
  articleTitle: { label: 'Заголовок', of: article => article.articleTitle },
  articleLead: { label: 'Лид', of: article => article.articleLead },
  articleText: { label: 'Текст', of: article => ({ html: article.articleText }) },
  articleAuthor: { label: 'Автор', of: article => article.articleAuthor },
  articleSourceUrl: { label: 'Источник', of: article => article.articleSourceUrl },
  cssStyle: { label: 'Стили', of: article => article.cssStyle },
} satisfies Record<keyof Compared, Field<Compared>>;

const fields: readonly Field<Compared>[] = Object.values(byName);

/** What has changed about an article since staff last approved it. */
export const ArticleChanges = ({ now, approved }: { now: AdminArticle; approved: ApprovedArticle }) => (
  <Changes
    changes={changesOf<Compared>(approved, now, fields)}
    photos={photoChanges(
      approved.mainImage ? [approved.mainImage] : [],
      now.images.filter(image => image.isMain),
    )}
    approvedAt={approved.approvedAt}
    approvedBy={approved.approvedBy}
  />
);

import { articleRecord } from '@venue/sdk/articles/kind';
import { type AdminArticle, type ApprovedArticle, ArticleFields } from '@venue/sdk/articles/model';
import * as z from 'zod/mini';
import { Changes } from '../../app/record/changes/Changes.tsx';
import { changesOf, kindFields, photoChanges } from '../../app/record/changes/changes.ts';

const fields = kindFields<ApprovedArticle | AdminArticle>(articleRecord, [
  ...z.keyof(ArticleFields).options,
  'cssStyle',
]);

/** What has changed about an article since staff last approved it. */
export const ArticleChanges = ({ now, approved }: { now: AdminArticle; approved: ApprovedArticle }) => (
  <Changes
    changes={changesOf(approved, now, fields)}
    photos={photoChanges(
      approved.mainImage ? [approved.mainImage] : [],
      now.images.filter(image => image.isMain),
    )}
    approvedAt={approved.approvedAt}
    approvedBy={approved.approvedBy}
  />
);

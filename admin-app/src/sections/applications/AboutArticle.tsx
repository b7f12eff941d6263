import type { ApplicationCard } from '@venue/sdk/applications/model';
import { getArticle } from '@venue/sdk/articles/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Heading } from '../../app/record/Heading.tsx';
import { Versions } from '../../app/record/versions/Versions.tsx';
import { ArticleChanges, ArticleDetails, decisionsOf } from '../articles/articles.view.ts';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

/** An article or a news item under review. */
export function AboutArticle({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getArticle, { id: application.objectId });
  const article = data?.message;
  const again = () => void refetch();
  return (
    <Review
      application={application}
      decisions={article ? decisionsOf(article) : isGone(error) ? [] : null}
      steps={article?.history ?? []}
      again={again}
    >
      {article ? (
        <>
          <Heading
            title={article.articleTitle}
            chip={<StatusChip option={articleStatus.option(article.statusValue)} />}
          />
          <Versions
            changes={article.approved && <ArticleChanges now={article} approved={article.approved} />}
            whole={<ArticleDetails article={article} />}
          />
        </>
      ) : (
        <Unread error={error} retry={again} />
      )}
    </Review>
  );
}

import { type ArticleRow, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { RecordCard } from '../app/records/RecordCard.tsx';
import { articlePaths } from './articles.paths.ts';

/** One of my articles in the list. */
export function ArticleCard({ article }: { article: ArticleRow }) {
  const { articleId, articleTitle, articleLead, statusValue, rejectionReason } = article;
  const editable = article.can.includes('edit');
  const answers = statusValue === articleStatus.rework ? 'Что исправить' : 'Причина';
  return (
    <RecordCard
      picture={article.mainImage}
      name={articleTitle}
      heading={
        <ScreenLink to={articlePaths.page} params={{ articleId }}>
          {articleTitle}
        </ScreenLink>
      }
      option={articleStatus.option(statusValue)}
      answer={rejectionReason && `${answers}: ${rejectionReason}`}
      actions={
        <Button
          variant="outlined"
          size="small"
          to={href(editable ? articlePaths.edit : articlePaths.page, { articleId })}
        >
          {editable ? 'Продолжить' : 'Открыть'} <span className="visually-hidden">«{articleTitle}»</span>
        </Button>
      }
    >
      {articleLead && <p>{articleLead}</p>}
      <p>
        {articleKind.option(article.articleKind).label} · изменена {formatDate(article.updatedAt)}
      </p>
    </RecordCard>
  );
}

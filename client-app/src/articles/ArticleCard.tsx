import { showDate } from '@venue/sdk';
import { type ArticleRow, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { screens } from '../screens.ts';
import css from './ArticleCard.module.css';

const { rework } = articleStatus;

/** One of my articles in the list. */
export function ArticleCard({ article }: { article: ArticleRow }) {
  const { articleId, articleTitle, articleLead, statusValue, mainImage, rejectionReason, can } = article;
  const editable = can.includes('edit');
  return (
    <li className={css.card}>
      <div className={css.picture}>
        {mainImage ? (
          <img src={mainImage.thumb} alt={mainImage.alt} width={640} height={480} loading="lazy" decoding="async" />
        ) : (
          <span aria-hidden="true">{articleTitle.slice(0, 1).toUpperCase()}</span>
        )}
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <h2 className={css.name}>
            <ScreenLink to={screens.article} params={{ articleId }}>
              {articleTitle}
            </ScreenLink>
          </h2>
          <StatusChip face={articleStatus.face(statusValue)} />
        </div>
        {articleLead && <p className={css.lead}>{articleLead}</p>}
        {rejectionReason && (
          <p className={css.reason}>
            {statusValue === rework ? 'Что исправить' : 'Причина'}: {rejectionReason}
          </p>
        )}
        <p className={css.soft}>
          {articleKind.face(article.articleKind).label} · изменена {showDate(article.updatedAt)}
        </p>
        <div className={css.actions}>
          <Button
            variant="outlined"
            size="small"
            to={href(editable ? screens.articleEdit : screens.article, { articleId })}
          >
            {editable ? 'Продолжить' : 'Открыть'}
            <span className="visually-hidden"> «{articleTitle}»</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

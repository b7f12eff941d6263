import { articleRecordOf } from '@venue/sdk/articles/kind';
import { type AdminArticle, articleStatus } from '@venue/sdk/articles/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Link } from 'react-router-dom';
import { DecisionPanel } from '../../app/decision/DecisionPanel.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { applicationUrl } from '../applications/applications.paths.ts';
import { UserLink } from '../users/users.view.ts';
import { decisionsOf } from './decisions.ts';
import { gapsText } from './gapsText.ts';
import { useArticleRemoval } from './useArticleRemoval.ts';

interface Props {
  article: AdminArticle;
  /** The editor has unsaved changes, while a decision applies to the saved text. */
  unsaved: boolean;
}

const { published, rework, deleted } = articleStatus;
const facts = ['userPhone', 'createdAt', 'sentAt', 'publishedAt', 'updatedAt'] as const;

/** The status of an article, its author, the decisions and the deletion. */
export function ArticleAside({ article, unsaved }: Props) {
  const { articleId, articleTitle, statusValue: status, can, rejectionReason, applicationId } = article;
  const { userId, userName, accountState } = article;
  const kind = articleRecordOf(article);
  const { remove, restore, busy } = useArticleRemoval(article.articleKind);
  const gaps = gapsText(article, ...can);
  const decisions = decisionsOf(article).filter(({ name }) => gapsText(article, name) === '');
  return (
    <>
      {status === deleted && (
        <SoftText size="small">{kind.label} удалена: её не&nbsp;видят ни&nbsp;читатели, ни&nbsp;автор.</SoftText>
      )}
      <DecisionPanel
        reason={rejectionReason}
        reworked={status === rework}
        waits={can.includes('confirm')}
        decisions={decisions}
        unsaved={unsaved}
      >
        {gaps && (
          <SoftText size="small">
            Чтобы опубликовать, {unsaved ? 'допишите и\u00a0сохраните' : 'допишите'}: {gaps}.
          </SoftText>
        )}
        {can.includes('restore') && (
          <Button variant="contained" onClick={() => void restore(articleId)}>
            Восстановить
          </Button>
        )}
        {status === published && (
          <a href={`/app/articles/${articleId}`} target="_blank" rel="noreferrer">
            Как её видят все
          </a>
        )}
      </DecisionPanel>
      {applicationId !== null && <Link to={applicationUrl(applicationId)}>Заявка №&nbsp;{applicationId}</Link>}
      <Facts
        rows={[
          [
            kind.fields.userName.label,
            <UserLink key="sender" {...{ userId, accountState }} name={userName || `№\u00a0${userId}`} />,
          ],
          ...factsOf(
            kind,
            article,
            facts.filter(name => article[name] !== null),
          ),
        ]}
      />
      {can.includes('delete') && (
        <Button
          variant="outlined"
          color="error"
          aria-disabled={busy || undefined}
          onClick={() => void remove(articleId, articleTitle, status)}
        >
          Удалить {kind.noun.acc}
        </Button>
      )}
    </>
  );
}

import { formatPhone } from '@venue/sdk';
import { type AdminArticle, articleStatus } from '@venue/sdk/articles/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Link } from 'react-router-dom';
import { DecisionButtons } from '../../app/decision/DecisionButtons.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import css from './ArticleAside.module.css';
import { gapsText, publishing } from './articleForm.ts';
import { decisionsOf } from './decisions.tsx';
import { useRemoval } from './useRemoval.ts';
import { wordsOf } from './words.ts';

interface Props {
  article: AdminArticle;
  /** What is typed beside it has not been saved: nothing is decided about a text that is not there. */
  unsaved: boolean;
}

const { published, rework, deleted } = articleStatus;

/** Where an article stands, whose it is, and what may be done about it. */
export function ArticleAside({ article, unsaved }: Props) {
  const { articleKind: kind, statusValue: status, can, rejectionReason, applicationId } = article;
  const words = wordsOf(kind);
  const { remove, restore, busy } = useRemoval(kind);
  const gaps = gapsText(article);
  const decisions = decisionsOf(article).filter(({ name }) => gaps === '' || !publishing.includes(name));
  const withheld = gaps !== '' && can.some(action => publishing.includes(action));
  return (
    <aside className={css.aside} aria-label="Состояние и&nbsp;решения">
      {rejectionReason && (
        <p className={css.reason}>
          <strong>{status === rework ? 'Что исправить:' : 'Причина отказа:'}</strong> {rejectionReason}
        </p>
      )}
      {status === deleted && (
        <p className={css.soft}>{words.name} удалена: её не&nbsp;видят ни&nbsp;читатели, ни&nbsp;автор.</p>
      )}
      <section className={css.decisions} aria-label="Решение">
        {unsaved ? (
          decisions.length > 0 && <p className={css.soft}>Сохраните правки: решение касается того, что сохранено.</p>
        ) : (
          <DecisionButtons decisions={decisions} />
        )}
        {withheld && (
          <p className={css.soft}>
            Чтобы опубликовать, {unsaved ? 'допишите и\u00a0сохраните' : 'допишите'}: {gaps}.
          </p>
        )}
        {can.includes('restore') && (
          <Button variant="contained" onClick={() => void restore(article)}>
            Восстановить
          </Button>
        )}
        {status === published && (
          <a href={`/app/articles/${article.articleId}`} target="_blank" rel="noreferrer">
            Как её видят все
          </a>
        )}
      </section>
      <Facts
        rows={[
          ['Отправитель', article.userName],
          [
            'Телефон',
            <a key="phone" href={`tel:+7${article.userPhone}`}>
              {formatPhone(article.userPhone)}
            </a>,
          ],
          ...(applicationId === null
            ? []
            : [
                [
                  'Заявка',
                  <Link key="application" to={`/applications/${applicationId}`}>
                    №&nbsp;{applicationId}
                  </Link>,
                ] as const,
              ]),
          ['Создана', formatDateTime(article.createdAt)],
          ...(article.sentAt ? [['Отправлена', formatDateTime(article.sentAt)] as const] : []),
          ...(article.publishedAt ? [['Опубликована', formatDateTime(article.publishedAt)] as const] : []),
          ['Изменена', formatDateTime(article.updatedAt)],
        ]}
      />
      {can.includes('delete') && (
        <Button variant="outlined" color="error" aria-disabled={busy || undefined} onClick={() => void remove(article)}>
          Удалить {words.acc}
        </Button>
      )}
    </aside>
  );
}

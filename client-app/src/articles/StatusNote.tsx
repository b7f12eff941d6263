import { showDate } from '@venue/sdk';
import { type Article, type ArticleStatus, articleStatus } from '@venue/sdk/articles/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { kindWords } from './articleTexts.ts';
import css from './StatusNote.module.css';

const { draft, onVerification, published, rejected, deleted, rework } = articleStatus;

const wordsOf = ({ acc, name }: ReturnType<typeof kindWords>): Readonly<Record<ArticleStatus, string>> => ({
  [draft]: `Эту ${acc} видите только вы. Допишите её и\u00a0отправьте на\u00a0проверку.`,
  [onVerification]: `Сотрудник площадки читает ${acc}. Пока идёт проверка, изменить её нельзя; решение появится здесь.`,
  [published]: `${name} опубликована: её читают все посетители площадки.`,
  [rejected]: `Площадка не\u00a0опубликовала эту ${acc}. Можно написать новую с\u00a0учётом ответа.`,
  [rework]: `Исправьте ${acc} и\u00a0отправьте её на\u00a0проверку ещё раз.`,
  [deleted]: `${name} удалена.`,
});

/** Where an article stands, what that means, and what the reviewer answered. */
export function StatusNote({ article }: { article: Article }) {
  const { statusValue: status, rejectionReason, publishedAt } = article;
  return (
    <section className={css.note} aria-label="Статус">
      <p className={css.head}>
        <StatusChip face={articleStatus.face(status)} />
        {status === published && publishedAt && <span>{showDate(publishedAt)}</span>}
      </p>
      {rejectionReason && (
        <blockquote className={css.answer}>
          <span className={css.who}>{status === rework ? 'Что исправить' : 'Почему'}</span>
          {rejectionReason}
        </blockquote>
      )}
      <p className={css.words}>{wordsOf(kindWords(article.articleKind))[status]}</p>
    </section>
  );
}

import { capitalized, type Noun } from '@venue/sdk';
import { articleRecordOf } from '@venue/sdk/articles/kind';
import { type Article, type ArticleStatus, articleStatus } from '@venue/sdk/articles/model';
import { StatusNote } from '../app/cabinet/StatusNote.tsx';

const { draft, onVerification, published, rejected, deleted, rework } = articleStatus;

/** The texts agree with feminine nouns; both nouns are feminine. */
const wordsOf = ({ acc, one }: Noun): Readonly<Record<ArticleStatus, string>> => ({
  [draft]: `Эту ${acc} видите только вы. Допишите её и\u00a0отправьте на\u00a0проверку.`,
  [onVerification]: `Сотрудник площадки читает ${acc}. Пока идёт проверка, изменить её нельзя; решение появится здесь.`,
  [published]: `${capitalized(one)} опубликована: её читают все посетители площадки.`,
  [rejected]: `Площадка не\u00a0опубликовала эту ${acc}. Можно написать новую с\u00a0учётом ответа.`,
  [rework]: `Исправьте ${acc} и\u00a0отправьте её на\u00a0проверку ещё раз.`,
  [deleted]: `${capitalized(one)} удалена.`,
});

/** An article's status, what it means, and the reviewer's answer. */
export function ArticleStatusNote({ article }: { article: Article }) {
  const { statusValue: status, rejectionReason: text, publishedAt } = article;
  return (
    <StatusNote
      option={articleStatus.option(status)}
      since={status === published ? publishedAt : null}
      answer={text === null ? null : { title: status === rework ? 'Что исправить' : 'Почему', text }}
    >
      {wordsOf(articleRecordOf(article).noun)[status]}
    </StatusNote>
  );
}

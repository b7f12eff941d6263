import { failedAt } from '@venue/sdk';
import { type Article, articleKind } from '@venue/sdk/articles/model';

type ArticleKind = Article['articleKind'];

/** An article or a news item in the cases its screens need; both words are feminine. */
export const kindWords = (kind: ArticleKind) =>
  kind === articleKind.news
    ? ({ name: 'Новость', of: 'новости', acc: 'новость', Acc: 'Новость' } as const)
    : ({ name: 'Статья', of: 'статьи', acc: 'статью', Acc: 'Статью' } as const);

/** What is said after each call: the specification's texts. */
export function articleTexts(kind: ArticleKind) {
  const { name, of, acc } = kindWords(kind);
  return {
    create: {
      done: `${name} успешно добавлена`,
      refused: `Не удалось добавить ${acc}`,
      failed: failedAt(`добавлении ${of}`),
    },
    update: {
      done: `${name} успешно обновлена`,
      refused: `Не удалось обновить ${acc}`,
      failed: failedAt(`обновлении ${of}`),
    },
    send: {
      done: `${name} отправлена на проверку`,
      refused: `Не удалось отправить ${acc} на проверку`,
      failed: failedAt(`отправке ${of} на проверку`),
    },
  } as const;
}

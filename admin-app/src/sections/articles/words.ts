import { failedAt } from '@venue/sdk';
import { type AdminArticleRow, articleKind } from '@venue/sdk/articles/model';
import type { SendTexts } from '@venue/shared-ui/data/useSend.ts';

type Kind = AdminArticleRow['articleKind'];

interface Words {
  /** «Статья», «статью», «Статью», «статьи», «статье», «статей». */
  readonly name: string;
  readonly acc: string;
  readonly Acc: string;
  readonly of: string;
  readonly about: string;
  readonly ofMany: string;
  readonly create: SendTexts;
  readonly update: SendTexts;
  readonly removed: string;
  readonly remove: SendTexts;
  readonly restore: SendTexts;
  readonly decide: SendTexts;
  readonly publish: SendTexts;
  readonly unpublish: SendTexts;
}

function told(name: string, acc: string, of: string, about: string) {
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
    removed: `${name} успешно удалена`,
    remove: { refused: `Не удалось удалить ${acc}`, failed: failedAt(`удалении ${of}`) },
    restore: {
      done: `${name} восстановлена`,
      refused: `Не удалось восстановить ${acc}`,
      failed: failedAt(`восстановлении ${of}`),
    },
    decide: {
      done: `Решение по ${about} сохранено`,
      refused: `Не удалось сохранить решение по ${about}`,
      failed: failedAt(`сохранении решения по ${about}`),
    },
    publish: {
      done: `${name} опубликована`,
      refused: `Не удалось опубликовать ${acc}`,
      failed: failedAt(`публикации ${of}`),
    },
    unpublish: {
      done: `${name} снята с\u00a0публикации`,
      refused: `Не удалось снять ${acc} с\u00a0публикации`,
      failed: failedAt(`снятии ${of} с\u00a0публикации`),
    },
  } as const;
}

const article: Words = {
  name: 'Статья',
  acc: 'статью',
  Acc: 'Статью',
  of: 'статьи',
  about: 'статье',
  ofMany: 'статей',
  ...told('Статья', 'статью', 'статьи', 'статье'),
};

const news: Words = {
  name: 'Новость',
  acc: 'новость',
  Acc: 'Новость',
  of: 'новости',
  about: 'новости',
  ofMany: 'новостей',
  ...told('Новость', 'новость', 'новости', 'новости'),
};

/** What an article or a news item is called, and what is said about it afterwards; both words are feminine. */
export const wordsOf = (kind: Kind): Words => (kind === articleKind.news ? news : article);

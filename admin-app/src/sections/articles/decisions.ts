import { confirmArticle, confirmNews } from '@venue/sdk/articles/admin';
import { articleRecordOf } from '@venue/sdk/articles/kind';
import { type AdminArticleRow, articleKind, articleMoves } from '@venue/sdk/articles/model';
import type { Decision } from '../../app/decision/decision.ts';
import { moveDecisions } from '../../app/decision/moveDecisions.tsx';

/** Ready-made reasons to reject an article or a news item. */
export const rejectReasons = [
  'Тема не\u00a0подходит площадке',
  'Реклама без\u00a0договорённости',
  'Текст нарушает авторские права',
];

/** The fields of an article that its decisions need. */
export type Decidable = Pick<AdminArticleRow, 'articleId' | 'articleKind' | 'articleTitle' | 'statusValue'> & {
  readonly can: readonly string[];
  readonly version?: number;
};

/** What may be decided about an article or a news item; news are decided by a call of their own. */
export function decisionsOf(article: Decidable): Decision[] {
  const { articleId: id, articleTitle: title, statusValue: seen, version, can } = article;
  const isNews = article.articleKind === articleKind.news;
  return moveDecisions({
    kind: articleRecordOf(article),
    title,
    can,
    seen,
    version,
    moves: articleMoves,
    call: isNews ? confirmNews : confirmArticle,
    to: { id },
    says: {
      confirm: { text: `${isNews ? 'Её' : 'Статью'} сразу увидят читатели сайта.` },
      publish: {},
      rework: {
        text: 'Автор поправит текст и\u00a0отправит снова.',
        reasons: ['Проверьте факты и\u00a0даты', 'Укажите источник', 'Замените главную картинку', 'Исправьте опечатки'],
      },
      reject: { text: 'Править её и\u00a0отправить снова автор уже не\u00a0сможет.', reasons: rejectReasons },
      unpublish: {},
    },
  });
}

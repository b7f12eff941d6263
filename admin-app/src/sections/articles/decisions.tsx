import { confirmArticle, confirmNews } from '@venue/sdk/articles/admin';
import { type AdminArticleRow, articleKind, articleMoves, articleStatus } from '@venue/sdk/articles/model';
import type { SendTexts } from '@venue/shared-ui/data/useSend.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import type { Decision } from '../../app/decision/decision.ts';
import { quoted } from '../../app/record/quoted.ts';
import { wordsOf } from './words.ts';

const { draft, published, rejected, rework } = articleStatus;

/** Why an article or a news item is rejected, ready to choose from. */
export const rejectReasons = [
  'Тема не\u00a0подходит площадке',
  'Реклама без\u00a0договорённости',
  'Текст нарушает авторские права',
];

/** The question the model asks before a move. */
const asked = (action: 'publish' | 'unpublish'): string => {
  const move = articleMoves.find(each => each.action === action);
  return move && 'confirm' in move ? move.confirm : '';
};

/** What is decided about; news are decided by a call of their own, which knows no rework. */
export type Decidable = Pick<AdminArticleRow, 'articleId' | 'articleKind' | 'articleTitle'> & {
  readonly can: readonly AdminArticleRow['can'][number][];
  /** What was read, where it was read in full: the decision is about that. */
  readonly version?: number;
};

/** What may be decided about an article or a news item, each with the form of its call. */
export function decisionsOf({ articleId, articleKind: kind, articleTitle, version, can }: Decidable): Decision[] {
  const words = wordsOf(kind);
  const isNews = kind === articleKind.news;
  const common = (texts: SendTexts) => ({ to: { id: articleId }, texts, label: `Решение по ${words.about}` });
  const read = version === undefined ? {} : { version };
  const articleForm =
    (
      status: typeof draft | typeof published | typeof rejected | typeof rework,
      texts = words.decide,
    ): Decision['form'] =>
    ({ children, done }) => (
      <CallForm {...common(texts)} call={confirmArticle} from={{ status, rejectionReason: '', ...read }} done={done}>
        {children}
      </CallForm>
    );
  const newsForm =
    (status: typeof draft | typeof published | typeof rejected, texts = words.decide): Decision['form'] =>
    ({ children, done }) => (
      <CallForm {...common(texts)} call={confirmNews} from={{ status, rejectionReason: '', ...read }} done={done}>
        {children}
      </CallForm>
    );
  const form = isNews ? newsForm : articleForm;
  const what = `${words.acc} ${quoted(articleTitle)}`;
  const all: (Decision & { readonly name: AdminArticleRow['can'][number] })[] = [
    {
      name: 'confirm',
      label: 'Опубликовать',
      tone: 'main',
      title: `Опубликовать ${what}?`,
      text: `${isNews ? 'Её' : 'Статью'} сразу увидят читатели сайта.`,
      form: form(published),
    },
    {
      name: 'publish',
      label: 'Опубликовать',
      tone: 'main',
      title: `Опубликовать ${what}?`,
      text: asked('publish'),
      form: form(published, words.publish),
    },
    {
      name: 'rework',
      label: 'На\u00a0доработку',
      tone: 'plain',
      title: `Вернуть ${what} на\u00a0доработку?`,
      text: 'Автор поправит текст и\u00a0отправит снова.',
      reasons: ['Проверьте факты и\u00a0даты', 'Укажите источник', 'Замените главную картинку', 'Исправьте опечатки'],
      form: articleForm(rework),
    },
    {
      name: 'reject',
      label: 'Отклонить',
      tone: 'danger',
      title: `Отклонить ${what}?`,
      text: 'Править её и\u00a0отправить снова автор уже не\u00a0сможет.',
      reasons: rejectReasons,
      form: form(rejected),
    },
    {
      name: 'unpublish',
      label: 'Снять с\u00a0публикации',
      tone: 'plain',
      title: `Снять ${what} с\u00a0публикации?`,
      text: asked('unpublish'),
      form: form(draft, words.unpublish),
    },
  ];
  return all.filter(({ name }) => can.includes(name));
}

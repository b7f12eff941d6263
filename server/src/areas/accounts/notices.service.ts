import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { post } from '../../core/outbox.ts';
import { phoneOf } from './accounts.store.ts';

/**
 * Which decisions of staff reach the owner by SMS; every one of them is shown on the owner's screens at once. A step that
 * a kind has no line for does not compile.
 */
const decisionNotices = {
  brand: { about: 'Бренд', steps: { take: 'screen', confirm: 'sms', reject: 'sms', rework: 'sms' } },
  marketRequest: { about: 'Заявка бренда', steps: { take: 'screen', accept: 'sms', reject: 'sms' } },
  article: {
    about: 'Статья',
    steps: { confirm: 'sms', publish: 'screen', unpublish: 'sms', delete: 'sms', reject: 'sms', rework: 'sms' },
  },
  news: {
    about: 'Новость',
    steps: { confirm: 'sms', publish: 'screen', unpublish: 'sms', delete: 'sms', reject: 'sms', rework: 'sms' },
  },
  event: {
    about: 'Мероприятие',
    steps: { confirm: 'sms', publish: 'screen', unpublish: 'sms', awaitPayment: 'sms', reject: 'sms', rework: 'sms' },
  },
  announcement: {
    about: 'Анонс',
    steps: { confirm: 'sms', publish: 'screen', unpublish: 'sms', awaitPayment: 'sms', reject: 'sms', rework: 'sms' },
  },
  user: { about: '', steps: { decide: 'sms' } },
  avatar: { about: '', steps: { decide: 'sms' } },
} as const satisfies Readonly<Record<string, { about: string; steps: Readonly<Record<string, 'screen' | 'sms'>> }>>;

type NoticeKind = keyof typeof decisionNotices;

interface Notice<K extends NoticeKind> {
  readonly kind: K;
  readonly step: keyof (typeof decisionNotices)[K]['steps'];
  readonly ownerId: number;
  readonly title: string;
  /** The step in words: «Подтверждён». */
  readonly what: string;
  /** Why, or what follows; empty where nothing is to be said. */
  readonly comment: string;
}

/** Writes to the owner of a record what staff decided about it, where the table says so. Nobody writes to themselves. */
export async function tellOwner<K extends NoticeKind>(tx: Db, context: Context, notice: Notice<K>): Promise<void> {
  const { about, steps } = decisionNotices[notice.kind];
  const channel = (steps as Readonly<Record<PropertyKey, 'screen' | 'sms'>>)[notice.step];
  if (channel !== 'sms' || notice.ownerId === actorOf(context).userId) return;
  const to = await phoneOf(tx, notice.ownerId);
  await post(tx, context.now, { kind: 'sms', to, text: textOf(about, notice) });
}

/** «Бренд «Рябина»: возвращён на доработку. Добавьте фотографии. Площадка». */
function textOf(
  about: string,
  { title, what, comment }: Pick<Notice<NoticeKind>, 'title' | 'what' | 'comment'>,
): string {
  // A name that brings its own quotation marks gets no second ones.
  const name = title.includes('«') ? title : `«${title}»`;
  const said = about === '' ? what : `${about} ${name}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  return [said, comment.replace(/\.$/, ''), 'Площадка'].filter(Boolean).join('. ').replaceAll('\u00a0', ' ');
}
